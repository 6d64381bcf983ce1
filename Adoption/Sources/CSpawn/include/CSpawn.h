#pragma once

#include <sys/types.h>

/// Starts a program in a process group of its own, with no signal blocked or ignored, and with no descriptors but these.
///
/// - program: the path of the program.
/// - folder: the working folder.
/// - output, errors: the descriptors of its outputs. Its input is empty.
/// - channel: a descriptor that the program gets as 3; -1 for none.
///
/// Returns the process, or the negative number of an error of the system.
pid_t spawn_program(const char *program, char *const arguments[], char *const environment[], const char *folder,
                    int output, int errors, int channel);

/// Starts a program in the process group of this process, and with its terminal, but with no signal blocked or ignored.
///
/// - program: the path of the program.
/// - folder: the working folder.
/// - output: the descriptor of its output. Its input and its errors are those of this process.
///
/// Returns the process, or the negative number of an error of the system.
pid_t spawn_in_foreground(const char *program, char *const arguments[], char *const environment[], const char *folder,
                          int output);

/// Makes a pipe whose ends other programs do not inherit. Returns 0, or the number of an error of the system.
int make_pipe(int ends[2]);
