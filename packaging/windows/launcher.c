/* Runs the program with the Python in the folder "runtime" beside this file. It is built twice: with -DWINDOW -mwindows
   for the desktop, and without for the command line. PYTHON is the name of Python's library, as L"python313.dll". */
#include <windows.h>
#include <stdio.h>
#include <stdlib.h>
#include <wchar.h>

#define LONGEST_PATH 32768
#define STARTED L"INDONESIA_QT_STARTED"

typedef int PythonMain(int count, wchar_t **arguments);
typedef int AtExit(void (*)(void));

static wchar_t file[LONGEST_PATH];

static int fail(void) {
    static wchar_t text[LONGEST_PATH + 200];
    swprintf(text, LONGEST_PATH + 200,
             L"A file of the program is missing or damaged. Install the program again.\n\n%ls", file);
#ifdef WINDOW
    MessageBoxW(NULL, text, L"Indonesia", MB_ICONERROR);
#else
    fwprintf(stderr, L"indonesia-qt: %ls\n", text);
#endif
    return 1;
}

/* indonesia_start.py sets the variable: if it isn't there at the end, Python couldn't load that file. */
static void check_started(void) {
    static int failed = 0;
    if (!failed && !GetEnvironmentVariableW(STARTED, NULL, 0)) failed = fail();
}

static int run(int count, wchar_t **given) {
    static wchar_t folder[LONGEST_PATH];
    GetModuleFileNameW(NULL, folder, LONGEST_PATH);
    *wcsrchr(folder, L'\\') = 0;
    swprintf(file, LONGEST_PATH, L"%ls\\runtime\\" PYTHON, folder);
    HMODULE python = LoadLibraryExW(file, NULL, LOAD_WITH_ALTERED_SEARCH_PATH);
    PythonMain *python_main = python ? (PythonMain *)(void *)GetProcAddress(python, "Py_Main") : NULL;
    wchar_t **arguments = calloc(count + 3, sizeof *arguments);
    if (!python_main || !arguments) return fail();
    arguments[0] = given[0];
    arguments[1] = L"-m";
    arguments[2] = L"indonesia_start";
    for (int i = 1; i < count; i++) arguments[i + 2] = given[i];
    *wcsrchr(file, L'\\') = 0;
    /* Without its own library Python ends the process by the exit of its C library, which isn't this file's. */
    HMODULE library = GetModuleHandleW(L"ucrtbase.dll");
    AtExit *at_exit = library ? (AtExit *)(void *)GetProcAddress(library, "_crt_atexit") : NULL;
    if (at_exit) at_exit(check_started);
    SetEnvironmentVariableW(STARTED, NULL);
    int code = python_main(count + 2, arguments);
    check_started();
    return code;
}

#ifdef WINDOW
int WINAPI wWinMain(HINSTANCE instance, HINSTANCE before, PWSTR line, int show) {
    (void)instance, (void)before, (void)line, (void)show;
    return run(__argc, __wargv);
}
#else
int wmain(int count, wchar_t **given) { return run(count, given); }
#endif
