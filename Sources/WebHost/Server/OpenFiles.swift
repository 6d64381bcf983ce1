#if Web
  import Foundation

  /// The files and connections that the system allows the process to have open at once.
  enum OpenFiles {
    /// The number that is left for files and for connections of the app's own.
    private static let reserve = 128

    /// Raises the limit as far as it is allowed and wanted, and returns the number of connections that fit under it.
    ///
    /// A server that accepts a connection beyond the limit would end.
    static func connections(wanted: Int) -> Int {
      var limit = rlimit()
      guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return wanted }
      let needed = rlim_t(max(wanted, 1) + reserve)
      if limit.rlim_cur < needed {
        limit.rlim_cur = min(limit.rlim_max, needed)
        guard setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return reserve }
      }
      return limit.rlim_cur >= needed ? wanted : max(1, Int(limit.rlim_cur) - reserve)
    }
  }
#endif
