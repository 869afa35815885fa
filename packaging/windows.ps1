# UNTESTED: never run. Builds the folder for Windows and its installer into the folder dist.
# Needs Python 3.11 or newer and Inno Setup 6 (ISCC.exe in the path).
$ErrorActionPreference = "Stop"
Set-Location (Join-Path $PSScriptRoot "..")

function Invoke-Checked([string] $program) {
    & $program @args
    if ($LASTEXITCODE -ne 0) { throw "$program $args: exit code $LASTEXITCODE" }
}

Invoke-Checked python -m venv build\bundle\venv
$python = "build\bundle\venv\Scripts\python.exe"
Invoke-Checked $python -m pip install --quiet --require-hashes -r packaging\locks\release.txt
Invoke-Checked $python -m pip install --quiet --no-deps --no-build-isolation .
$env:QT_QPA_PLATFORM = "offscreen"
Invoke-Checked $python packaging\icons.py build\icons
Invoke-Checked $python -m PyInstaller --noconfirm --log-level ERROR --distpath build\bundle --workpath build\bundle\work `
    packaging\windows.spec
Invoke-Checked build\bundle\indonesia-qt\indonesia-qt.exe --selftest dist\window.png --force
Remove-Item Env:QT_QPA_PLATFORM
$version = & $python -c "import indonesia_qt; print(indonesia_qt.__version__)"
Invoke-Checked ISCC.exe /Qp "/DVersion=$version" packaging\windows.iss
