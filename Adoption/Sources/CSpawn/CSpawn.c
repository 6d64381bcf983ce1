// Functions of the system that Swift does not see: they are not of POSIX.
#define _GNU_SOURCE
#include "CSpawn.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <unistd.h>

// Starts a program in a folder, with no signal blocked or ignored: programs inherit what their thread blocks, and queues block
// nearly all. Returns the process, or the negative number of an error.
static pid_t start(const char *program, char *const arguments[], char *const environment[], const char *folder,
                   posix_spawn_file_actions_t *files, short flags) {
  posix_spawnattr_t settings;
  posix_spawnattr_init(&settings);
  posix_spawn_file_actions_addchdir_np(files, folder);
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  posix_spawnattr_setsigmask(&settings, &none);
  posix_spawnattr_setsigdefault(&settings, &all);
  posix_spawnattr_setpgroup(&settings, 0);
  posix_spawnattr_setflags(&settings, flags | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  pid_t process = 0;
  int status = posix_spawn(&process, program, files, &settings, arguments, environment);
  posix_spawnattr_destroy(&settings);
  return status == 0 ? process : -status;
}

pid_t spawn_program(const char *program, char *const arguments[], char *const environment[], const char *folder,
                    int output, int errors, int channel) {
  posix_spawn_file_actions_t files;
  posix_spawn_file_actions_init(&files);
  posix_spawn_file_actions_addopen(&files, 0, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_adddup2(&files, output, 1);
  posix_spawn_file_actions_adddup2(&files, errors, 2);
  if (channel >= 0) posix_spawn_file_actions_adddup2(&files, channel, 3);
  posix_spawn_file_actions_addclosefrom_np(&files, channel >= 0 ? 4 : 3);
  pid_t process = start(program, arguments, environment, folder, &files, POSIX_SPAWN_SETPGROUP);
  posix_spawn_file_actions_destroy(&files);
  return process;
}

pid_t spawn_in_foreground(const char *program, char *const arguments[], char *const environment[], const char *folder,
                          int output) {
  posix_spawn_file_actions_t files;
  posix_spawn_file_actions_init(&files);
  posix_spawn_file_actions_adddup2(&files, output, 1);
  posix_spawn_file_actions_addclosefrom_np(&files, 3);
  pid_t process = start(program, arguments, environment, folder, &files, 0);
  posix_spawn_file_actions_destroy(&files);
  return process;
}

int make_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC) == 0 ? 0 : errno; }
