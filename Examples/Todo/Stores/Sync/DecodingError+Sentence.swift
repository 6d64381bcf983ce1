import Foundation

extension DecodingError {
  /// Returns the sentence about a message that can't be decoded.
  public static func sentence(_ error: any Error) -> String {
    switch error as? DecodingError {
    case .dataCorrupted(let context), .keyNotFound(_, let context), .typeMismatch(_, let context),
      .valueNotFound(_, let context):
      context.debugDescription
    default: error.localizedDescription
    }
  }
}
