// Functions of the system that Swift does not see: they are not of POSIX.
#define _GNU_SOURCE
#include "CSpawn.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <unistd.h>

pid_t spawn_program(const char *program, char *const arguments[], char *const environment[], const char *folder,
                    int output, int errors, int channel) {
  posix_spawn_file_actions_t files;
  posix_spawnattr_t settings;
  posix_spawn_file_actions_init(&files);
  posix_spawnattr_init(&settings);
  posix_spawn_file_actions_addopen(&files, 0, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_adddup2(&files, output, 1);
  posix_spawn_file_actions_adddup2(&files, errors, 2);
  if (channel >= 0) posix_spawn_file_actions_adddup2(&files, channel, 3);
  posix_spawn_file_actions_addclosefrom_np(&files, channel >= 0 ? 4 : 3);
  posix_spawn_file_actions_addchdir_np(&files, folder);
  // Programs inherit what their thread blocks and ignores: queues block nearly all signals.
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  posix_spawnattr_setsigmask(&settings, &none);
  posix_spawnattr_setsigdefault(&settings, &all);
  posix_spawnattr_setpgroup(&settings, 0);
  posix_spawnattr_setflags(&settings, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  pid_t process = 0;
  int status = posix_spawn(&process, program, &files, &settings, arguments, environment);
  posix_spawn_file_actions_destroy(&files);
  posix_spawnattr_destroy(&settings);
  return status == 0 ? process : -status;
}

int make_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC) == 0 ? 0 : errno; }
