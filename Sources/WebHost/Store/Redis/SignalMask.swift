#if Redis
  import Foundation

  /// The signals that a thread does not receive for a while.
  enum SignalMask {
    /// Runs a function in which writing to a connection that the other side closed is an error, and no signal, which would
    /// end the program: hiredis leaves it to its users.
    static func withoutBrokenPipes<Value, Failure: Error>(
      _ function: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
      var (pipe, before, pending) = (sigset_t(), sigset_t(), sigset_t())
      sigemptyset(&pipe)
      sigaddset(&pipe, SIGPIPE)
      sigpending(&pending)
      let wasPending = sigismember(&pending, SIGPIPE) == 1
      pthread_sigmask(SIG_BLOCK, &pipe, &before)
      defer {
        // A signal that came meanwhile is taken, so that it is not delivered afterwards.
        var now = timespec()
        if !wasPending { while sigtimedwait(&pipe, nil, &now) == -1, errno == EINTR {} }
        pthread_sigmask(SIG_SETMASK, &before, nil)
      }
      return try function()
    }
  }
#endif
