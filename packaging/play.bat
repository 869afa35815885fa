@echo off
rem Starts the game; the first time it installs what is needed. Arguments go to the program: packaging\play.bat --help
setlocal
set "here=%cd%"
call "%~dp0prepare.bat" play || exit /b 1
if exist "%~dp0..\data\" if not defined INDONESIA_QT_DATA set "INDONESIA_QT_DATA=%~dp0..\data"
cd /d "%here%"
"%venv%" -P -m indonesia_qt %*
