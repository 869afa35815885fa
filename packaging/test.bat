@echo off
rem Runs every check and test; the first time it installs what is needed. Arguments go to pytest.
setlocal
call "%~dp0prepare.bat" test || exit /b 1
"%venv%" -m ruff check || exit /b 1
"%venv%" -m ruff format --check -q || exit /b 1
"%venv%" -m mypy indonesia_qt || exit /b 1
set QT_QPA_PLATFORM=offscreen
set PYTHONWARNDEFAULTENCODING=1
if not "%~1"=="" (
    "%venv%" -m pytest -n auto --dist worksteal -m "not soak" %*
    exit /b
)
"%venv%" -m pytest -n auto --dist worksteal -m "not soak" tests --ignore tests/ui || exit /b 1
"%venv%" -m pytest -n auto --dist worksteal -m "not soak" tests/ui
