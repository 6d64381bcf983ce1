import Foundation
import PergolaUIKit
import RenderTree
import SessionHost
import UIKitCore

/// An app in a session of this process, as tests use it.
@MainActor
struct UsedApp {
  let session: Session

  /// The app of a delegate, not launched yet.
  init(_ delegate: any UIApplicationDelegate.Type, surroundings: SessionHost.Surroundings = .init()) {
    guard let application = makeHostedApplication(delegate).makeSession() as? any SessionApplication else {
      preconditionFailure("the app cannot be used in a session")
    }
    session = Session(application, surroundings: surroundings)
  }

  /// Performs a request.
  func perform(_ action: String, _ arguments: [String: ArgumentValue] = [:]) async -> SessionAnswer {
    await session.answer(SessionRequest(id: 1, action: action, arguments: arguments))
  }

  /// Performs a request, and returns its text, or the words of its problem.
  func text(_ action: String, _ arguments: [String: ArgumentValue] = [:]) async -> String {
    let answer = await perform(action, arguments)
    return answer.text ?? answer.error?.message ?? ""
  }
}

extension ArgumentValue: ExpressibleByStringLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral {
  public init(stringLiteral value: String) { self = .text(value) }
  public init(floatLiteral value: Double) { self = .number(value) }
  public init(booleanLiteral value: Bool) { self = .truth(value) }
}
