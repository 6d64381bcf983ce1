import TerminalHost

#if Image
  import ImageHost
  import PangoText
#endif

/// An error that is told a person in one line, and the status that the process then ends with.
protocol LaunchError: Error, CustomStringConvertible {
  var status: Int32 { get }
}

/// The statuses of sysexits.h that an app ends with.
enum ExitStatus {
  /// The command was used wrongly.
  static let usage: Int32 = 64
  /// What was read is not what it should be.
  static let badData: Int32 = 65
  /// A file that is needed is not there, or cannot be read.
  static let noInput: Int32 = 66
  /// A file could not be made.
  static let cannotCreate: Int32 = 73
  /// Something could not be read or written.
  static let inputOutputError: Int32 = 74
}

extension OutputError: LaunchError {
  var status: Int32 { ExitStatus.inputOutputError }
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
    case .noSchemes, .noScheme: ExitStatus.badData
    case .notWritten: ExitStatus.cannotCreate
    }
  }
}
