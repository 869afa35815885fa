; UNTESTED: never run. The installer for Windows, made by Inno Setup from the folder that windows.spec describes.
; It installs for one user, without an administrator, and takes everything away again but the player's own files.

[Setup]
AppId={{6C0E9B1B-50B5-4E44-9D5C-2F0B8C6D8A11}
AppName=Indonesia
AppVersion={#Version}
AppPublisher=The authors of indonesia-qt
DefaultDirName={autopf}\Indonesia
DefaultGroupName=Indonesia
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
LicenseFile=..\LICENSE
SetupIconFile=..\build\icons\indonesia-qt.ico
UninstallDisplayIcon={app}\Indonesia.exe
OutputDir=..\dist
OutputBaseFilename=indonesia-qt-{#Version}-windows-x64
Compression=lzma2
SolidCompression=yes
ChangesAssociations=yes

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"
Name: "fr"; MessagesFile: "compiler:Languages\French.isl"
Name: "it"; MessagesFile: "compiler:Languages\Italian.isl"
Name: "nl"; MessagesFile: "compiler:Languages\Dutch.isl"

[Files]
Source: "..\build\bundle\indonesia-qt\*"; DestDir: "{app}"; Flags: recursesubdirs ignoreversion

[Icons]
Name: "{group}\Indonesia"; Filename: "{app}\Indonesia.exe"
Name: "{group}\Map Editor"; Filename: "{app}\Indonesia.exe"; Parameters: "edit"

[Registry]
Root: HKA; Subkey: "Software\Classes\.indonesia\OpenWithProgids"; ValueType: string; ValueName: "Indonesia.Game"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.indonesia-map\OpenWithProgids"; ValueType: string; ValueName: "Indonesia.Map"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\Indonesia.Map"; ValueType: string; ValueName: ""; ValueData: "Shared map of Indonesia"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Indonesia.Map\DefaultIcon"; ValueType: string; ValueName: ""; ValueData: "{app}\Indonesia.exe,0"
Root: HKA; Subkey: "Software\Classes\Indonesia.Map\shell\open\command"; ValueType: string; ValueName: ""; ValueData: """{app}\Indonesia.exe"" ""%1"""
Root: HKA; Subkey: "Software\Classes\Indonesia.Game"; ValueType: string; ValueName: ""; ValueData: "Saved game of Indonesia"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Indonesia.Game\DefaultIcon"; ValueType: string; ValueName: ""; ValueData: "{app}\Indonesia.exe,0"
Root: HKA; Subkey: "Software\Classes\Indonesia.Game\shell\open\command"; ValueType: string; ValueName: ""; ValueData: """{app}\Indonesia.exe"" ""%1"""
Root: HKA; Subkey: "Software\Classes\.singapore\OpenWithProgids"; ValueType: string; ValueName: "Indonesia.Singapore"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\Indonesia.Singapore"; ValueType: string; ValueName: ""; ValueData: "Saved game of Singapore"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Indonesia.Singapore\DefaultIcon"; ValueType: string; ValueName: ""; ValueData: "{app}\Indonesia.exe,0"
Root: HKA; Subkey: "Software\Classes\Indonesia.Singapore\shell\open\command"; ValueType: string; ValueName: ""; ValueData: """{app}\Indonesia.exe"" ""%1"""
