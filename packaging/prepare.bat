@echo off
rem Makes the virtual environment that play.bat and test.bat run in, with the packages of packaging\locks\%1.txt.
rem Afterwards "%venv%" is its Python. PYTHON can name another one than that of the launcher py.
cd /d "%~dp0.."
set "venv=%cd%\.venv-windows\Scripts\python.exe"
if not defined PYTHON set "PYTHON=py -3"
fc /b "packaging\locks\%1.txt" ".venv-windows\%1.txt" >nul 2>nul && exit /b 0
%PYTHON% -c "import sys; sys.exit(sys.version_info < (3, 11))" >nul 2>nul || (
    echo Python 3.11 or newer is needed: install it from python.org, or set the variable PYTHON to it. >&2
    exit /b 1
)
echo Installing Python packages into %cd%\.venv-windows, a download of about 100 MB >&2
if not exist "%venv%" %PYTHON% -m venv .venv-windows || exit /b 1
"%venv%" -m pip install --quiet --disable-pip-version-check --only-binary :all: --require-hashes --requirement "packaging\locks\%1.txt" || (
    echo The packages can't be installed, for the reason above. Connect this computer to the internet and run the same command again. >&2
    exit /b 1
)
"%venv%" -c "import os, sysconfig; open(os.path.join(sysconfig.get_path('purelib'), 'indonesia-qt.pth'), 'w', encoding='utf-8').write(os.getcwd())" || exit /b 1
if not exist resources\languages mkdir resources\languages
for %%s in (resources\translations\*.ts) do "%venv%" -m indonesia_qt.i18n compile "%%s" "resources\languages\%%~ns.qm" || exit /b 1
copy /y "packaging\locks\%1.txt" ".venv-windows\%1.txt" >nul
