/* Runs the program with the Python in the folder "runtime" beside this file. It is built twice: with -DWINDOW -mwindows
   for the desktop, and without for the command line. PYTHON is the name of Python's library, as L"python313.dll". */
#include <windows.h>
#include <stdio.h>
#include <stdlib.h>
#include <wchar.h>

#define LONGEST_PATH 32768

typedef int PythonMain(int count, wchar_t **arguments);

static int fail(const wchar_t *file) {
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

static int run(int count, wchar_t **given) {
    static wchar_t folder[LONGEST_PATH], file[LONGEST_PATH];
    GetModuleFileNameW(NULL, folder, LONGEST_PATH);
    *wcsrchr(folder, L'\\') = 0;
    swprintf(file, LONGEST_PATH, L"%ls\\runtime\\" PYTHON, folder);
    HMODULE python = LoadLibraryExW(file, NULL, LOAD_WITH_ALTERED_SEARCH_PATH);
    PythonMain *python_main = python ? (PythonMain *)(void *)GetProcAddress(python, "Py_Main") : NULL;
    wchar_t **arguments = calloc(count + 3, sizeof *arguments);
    if (!python_main || !arguments) return fail(file);
    arguments[0] = given[0];
    arguments[1] = L"-m";
    arguments[2] = L"indonesia_start";
    for (int i = 1; i < count; i++) arguments[i + 2] = given[i];
    return python_main(count + 2, arguments);
}

#ifdef WINDOW
int WINAPI wWinMain(HINSTANCE instance, HINSTANCE before, PWSTR line, int show) {
    (void)instance, (void)before, (void)line, (void)show;
    return run(__argc, __wargv);
}
#else
int wmain(int count, wchar_t **given) { return run(count, given); }
#endif
