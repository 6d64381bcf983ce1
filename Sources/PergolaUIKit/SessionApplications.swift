import Foundation
import PergolaSystem
import SessionHost
import UIKitCore

extension RunningApplication: SessionApplication {
  func playSystem() { application.playSystem() }

  func answer(_ question: String, with answer: String) -> [String]? {
    application.system.answer(question, with: answer)
  }

  var unansweredQuestions: [String] { application.system.unanswered }

  var driverSource: DriverSource {
    // An app of scenes and views runs by a delegate that is generic over it.
    let name = delegateClass.map { String(reflecting: $0) } ?? "UIApplicationDelegate"
    if let match = name.firstMatch(of: /<(.+)>$/) {
      let (module, type) = Self.parts(of: String(match.1))
      return .app(type: type, module: module)
    }
    let (module, type) = Self.parts(of: name)
    return .delegate(type: type, module: module)
  }

  /// The module of a type, and its name there.
  private static func parts(of name: String) -> (module: String, type: String) {
    let module = name.prefix { $0 != "." }
    return (String(module), String(name.dropFirst(module.count + 1)))
  }
}

extension PreviewApplication: SessionApplication {
  func playSystem() { application.playSystem() }

  func answer(_ question: String, with answer: String) -> [String]? {
    application.system.answer(question, with: answer)
  }

  var unansweredQuestions: [String] { application.system.unanswered }

  var driverSource: DriverSource { .preview(name: name, module: ProcessInfo.processInfo.processName) }
}

extension UIApplication {
  /// Replaces the system by one in which nothing has happened yet, and that asks nobody.
  fileprivate func playSystem() {
    let played = System()
    system = played
    // One of several apps in a process is not that of code outside of scenes.
    if self === UIApplication.shared { System.processDefault.withLock { $0 = played } }
  }
}

extension System {
  /// The permissions that a session answers. A framework's own are named like these.
  private static let permissions = ["notifications", "faceID"]

  /// Plays the user's answer to a question by its name. Returns the answers that it takes; nil if this is one of them.
  fileprivate func answer(_ question: String, with answer: String) -> [String]? {
    if question == "authentication" {
      switch answer {
      case "succeed": authentication.succeed()
      case "fail": authentication.fail()
      case "cancel": authentication.cancel()
      default: return ["succeed", "fail", "cancel"]
      }
      return nil
    }
    guard Self.permissions.contains(question) else { return [] }
    guard let known = [Answer.allow, .deny].first(where: { $0.name == answer }) else { return ["allow", "deny"] }
    self.answer(Permission(question), with: known)
    return nil
  }
}
