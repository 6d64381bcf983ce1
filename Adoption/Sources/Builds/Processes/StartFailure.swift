import Foundation

extension Error {
  /// The reason for which a program was not started, in the system's words.
  ///
  /// Foundation says of most reasons that the operation could not be completed; the system's own error is below its error.
  package var reasonNotStarted: String {
    let error = self as NSError
    return (error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error).localizedDescription
  }
}
