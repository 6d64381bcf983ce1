import SessionHost
import TerminalHost

#if Image
  import ImageHost
  import PangoText
#endif

/// An error with a message of one line for the user, and the exit status of the process.
protocol LaunchError: Error, CustomStringConvertible {
  var status: Int32 { get }
}

/// The exit statuses of an app, from sysexits.h.
enum ExitStatus {
  /// The command was used wrongly.
  static let usage: Int32 = 64
  /// The input is malformed.
  static let badData: Int32 = 65
  /// A required file does not exist or cannot be read.
  static let noInput: Int32 = 66
  /// A service cannot be offered, such as a page at an address in use.
  static let unavailable: Int32 = 69
  /// A file could not be created.
  static let cannotCreate: Int32 = 73
  /// Reading or writing failed.
  static let inputOutputError: Int32 = 74
}

extension OutputError: LaunchError {
  var status: Int32 { ExitStatus.inputOutputError }
}

extension SessionHostError: LaunchError {
  var status: Int32 { ExitStatus.usage }
}

extension TerminalHostError: LaunchError {
  var status: Int32 { ExitStatus.usage }
}

#if Image
  extension PictureError: LaunchError {
    var status: Int32 { ExitStatus.usage }
  }

  extension MissingFontsError: LaunchError {
    var status: Int32 { ExitStatus.usage }
  }
#endif

extension AppInfoError: LaunchError {
  var status: Int32 { ExitStatus.noInput }
}

extension HandOverError: LaunchError {
  var status: Int32 { ExitStatus.badData }
}

extension URLSchemeError: LaunchError {
  var status: Int32 {
    switch self {
    case .noPropertyList, .notRead: ExitStatus.noInput
    case .noSchemes, .invalidScheme: ExitStatus.badData
    case .notWritten, .taken: ExitStatus.cannotCreate
    }
  }
}
