; The installer for Windows: for one user, without an administrator. It is compiled by windows.sh, which defines VERSION,
; FROM (the folder that is installed), ICON, OUT, and in files.nsh what removes each file.
Unicode true
Target amd64-unicode
ManifestDPIAware true
SetCompressor /SOLID lzma
SetCompressorDictSize 64
RequestExecutionLevel user
Name "Indonesia"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Indonesia"
InstallDirRegKey HKCU "Software\indonesia-qt" "folder"
BrandingText "Indonesia ${VERSION}"

!include MUI2.nsh
!include FileFunc.nsh
!include LogicLib.nsh
!include files.nsh

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\indonesia-qt"
!define SHORTCUTS "$SMPROGRAMS\Indonesia"
!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\Indonesia.exe"
!insertmacro MUI_PAGE_LICENSE "${FROM}\LICENSE.txt"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES

!macro Language NAME EDITOR SAVED_INDONESIA SAVED_SINGAPORE MAP RUNS
  !insertmacro MUI_LANGUAGE "${NAME}"
  LangString EDITOR ${LANG_${NAME}} "${EDITOR}"
  LangString SAVED_INDONESIA ${LANG_${NAME}} "${SAVED_INDONESIA}"
  LangString SAVED_SINGAPORE ${LANG_${NAME}} "${SAVED_SINGAPORE}"
  LangString MAP ${LANG_${NAME}} "${MAP}"
  LangString RUNS ${LANG_${NAME}} "${RUNS}"
!macroend
!insertmacro Language English "Map editor" "Saved game of Indonesia" "Saved game of Singapore" "Map for Indonesia" \
  "Indonesia is running. Close it and try again."
!insertmacro Language German "Karteneditor" "Gespeicherte Partie Indonesia" "Gespeicherte Partie Singapore" \
  "Karte für Indonesia" "Indonesia läuft noch. Schließe das Programm und versuche es noch einmal."
!insertmacro Language French "Éditeur de cartes" "Partie enregistrée d’Indonesia" "Partie enregistrée de Singapore" \
  "Carte pour Indonesia" "Indonesia est ouvert. Fermez-le, puis réessayez."
!insertmacro Language Indonesian "Editor peta" "Permainan Indonesia tersimpan" "Permainan Singapura tersimpan" \
  "Peta untuk Indonesia" "Indonesia sedang berjalan. Tutup dahulu, lalu coba lagi."
!insertmacro Language Italian "Editor di mappe" "Partita salvata di Indonesia" "Partita salvata di Singapore" \
  "Mappa per Indonesia" "Indonesia è in esecuzione. Chiudilo e riprova."
!insertmacro Language Dutch "Kaarteditor" "Opgeslagen spel Indonesia" "Opgeslagen spel Singapore" \
  "Kaart voor Indonesia" "Indonesia is nog open. Sluit het en probeer het opnieuw."

!macro FileType SUFFIX ID NAME
  WriteRegStr HKCU "Software\Classes\${SUFFIX}" "" "${ID}"
  WriteRegStr HKCU "Software\Classes\${SUFFIX}\OpenWithProgids" "${ID}" ""
  WriteRegStr HKCU "Software\Classes\${ID}" "" "${NAME}"
  WriteRegStr HKCU "Software\Classes\${ID}\DefaultIcon" "" "$INSTDIR\Indonesia.exe,0"
  WriteRegStr HKCU "Software\Classes\${ID}\shell\open\command" "" '"$INSTDIR\Indonesia.exe" "%1"'
!macroend

!macro NoFileType SUFFIX ID
  DeleteRegValue HKCU "Software\Classes\${SUFFIX}\OpenWithProgids" "${ID}"
  ReadRegStr $0 HKCU "Software\Classes\${SUFFIX}" ""
  ${If} $0 == "${ID}"
    DeleteRegValue HKCU "Software\Classes\${SUFFIX}" ""
  ${EndIf}
  DeleteRegKey /ifempty HKCU "Software\Classes\${SUFFIX}\OpenWithProgids"
  DeleteRegKey /ifempty HKCU "Software\Classes\${SUFFIX}"
  DeleteRegKey HKCU "Software\Classes\${ID}"
!macroend

; Windows keeps the libraries of a program that runs from being written.
!macro WaitForItsEnd
  ${Do}
    ${IfNot} ${FileExists} "$INSTDIR\runtime\${LIBRARY}"
      ${ExitDo}
    ${EndIf}
    ClearErrors
    FileOpen $0 "$INSTDIR\runtime\${LIBRARY}" a
    ${IfNot} ${Errors}
      FileClose $0
      ${ExitDo}
    ${EndIf}
    ${If} ${Cmd} `MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(RUNS)" /SD IDCANCEL IDCANCEL`
      SetErrorLevel 2
      Quit
    ${EndIf}
  ${Loop}
!macroend

Section
  !insertmacro WaitForItsEnd
  ; An older version takes its own files away; the player's are elsewhere.
  ReadRegStr $1 HKCU "Software\indonesia-qt" "folder"
  ${If} $1 != ""
  ${AndIf} ${FileExists} "$1\uninstall.exe"
    ExecWait '"$1\uninstall.exe" /S _?=$1' $0
    ${If} $0 <> 0
      SetErrorLevel 2
      Quit
    ${EndIf}
    Delete "$1\uninstall.exe"
    RMDir "$1"
  ${EndIf}
  SetOutPath "$INSTDIR"
  File /r "${FROM}\*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  WriteRegStr HKCU "Software\indonesia-qt" "folder" "$INSTDIR"
  CreateDirectory "${SHORTCUTS}"
  CreateShortCut "${SHORTCUTS}\Indonesia.lnk" "$INSTDIR\Indonesia.exe"
  CreateShortCut "${SHORTCUTS}\$(EDITOR).lnk" "$INSTDIR\Indonesia.exe" "edit"
  WriteRegStr HKCU "Software\indonesia-qt" "editor" "${SHORTCUTS}\$(EDITOR).lnk"
  !insertmacro FileType ".indonesia" "indonesia-qt.indonesia" "$(SAVED_INDONESIA)"
  !insertmacro FileType ".singapore" "indonesia-qt.singapore" "$(SAVED_SINGAPORE)"
  !insertmacro FileType ".indonesia-map" "indonesia-qt.map" "$(MAP)"
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Indonesia"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\Indonesia.exe"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The authors of indonesia-qt"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" $0
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

Section "Uninstall"
  !insertmacro WaitForItsEnd
  !insertmacro NoFileType ".indonesia" "indonesia-qt.indonesia"
  !insertmacro NoFileType ".singapore" "indonesia-qt.singapore"
  !insertmacro NoFileType ".indonesia-map" "indonesia-qt.map"
  SetOutPath "$TEMP"
  !insertmacro RemoveFiles
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "${SHORTCUTS}\Indonesia.lnk"
  ReadRegStr $0 HKCU "Software\indonesia-qt" "editor"
  ${If} $0 != ""
    Delete "$0"
  ${EndIf}
  RMDir "${SHORTCUTS}"
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "Software\indonesia-qt"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd
