import Foundation
import PergolaSystem

extension UIWindowScene {
  /// Puts a question of the system to the user, in an alert in front of the app.
  ///
  /// - Parameter reply: called once: with the answer, or with nil if the scene ends before.
  package func ask(_ question: System.Question, reply: @escaping (System.Answer?) -> Void) {
    let pending = PendingAnswer(reply)
    context.perform {
      let window = UIWindow(windowScene: self)
      window.windowLevel = .alert
      let root = UIViewController()
      window.rootViewController = root
      let alert = UIAlertController(
        title: SystemQuestion.title(of: question), message: question.explanation, preferredStyle: .alert)
      for answer in question.choices {
        let style: UIAlertAction.Style = answer == .deny ? .cancel : .default
        alert.addAction(
          UIAlertAction(title: SystemQuestion.title(of: answer), style: style) { [weak self, weak window] _ in
            window?.isHidden = true
            self?.questionWindows.removeAll { $0 === window }
            pending.give(answer)
          })
      }
      questionWindows.append(window)
      window.isHidden = false
      root.present(alert, animated: true)
      setNeedsTurn()
    }
  }
}

/// The answer to a question, which is given once: nil if nobody can give it any more.
private final class PendingAnswer {
  private var reply: ((System.Answer?) -> Void)?

  init(_ reply: @escaping (System.Answer?) -> Void) { self.reply = reply }

  deinit { reply?(nil) }

  func give(_ answer: System.Answer) {
    reply?(answer)
    reply = nil
  }
}
