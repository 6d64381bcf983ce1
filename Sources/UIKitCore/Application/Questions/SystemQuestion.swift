import Foundation
import PergolaSystem

/// The words of the system's questions to the user.
enum SystemQuestion {
  /// The title of an alert with a question.
  static func title(of question: System.Question) -> String {
    switch question.name {
    case "notifications": SystemText.localized("“%@” Would Like to Send You Notifications", appName)
    case "faceID": SystemText.localized("Do you want to allow “%@” to use Face ID?", appName)
    case "authentication": SystemText.localized("“%@” Asks You to Prove Your Identity", appName)
    default: SystemText.localized("“%@” Would Like to Use Your Data", appName)
    }
  }

  /// The title of the button with an answer.
  static func title(of answer: System.Answer) -> String {
    switch answer {
    case .allow: SystemText.localized("Allow")
    case .deny: SystemText.localized("Don’t Allow")
    default: answer.description
    }
  }

  private static var appName: String {
    let keys = ["CFBundleDisplayName", "CFBundleName"]
    return keys.lazy.compactMap { Bundle.main.object(forInfoDictionaryKey: $0) as? String }.first { !$0.isEmpty }
      ?? ProcessInfo.processInfo.processName
  }
}
