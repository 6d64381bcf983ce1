import Foundation
import PergolaSystem

extension UIAccessibility {
  /// Sends a message to assistive technologies.
  ///
  /// A page has its texts read aloud by the browser's own reader; a test finds all of them in `driver.system.accessibility`.
  /// The next element to read is noted by its label; no host moves its reader.
  ///
  /// - Parameters:
  ///   - notification: The kind of the message.
  ///   - argument: An element, a text or the identifier of a technology, as the kind wants it.
  public static func post(notification: Notification, argument: Any?) {
    let message = Message(notification: notification, argument: argument)
    let (system, context) = (System.current, SceneContext.current)
    let send: @Sendable @MainActor () -> Void = { system.perform { context.perform { message.send() } } }
    if MainThread.isCurrent {
      MainActor.assumeIsolated(send)
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated(send) }
    }
  }

  /// A message with its argument.
  private struct Message: @unchecked Sendable {
    // Unchecked, because the argument is only read on the main thread, as elements are.
    let notification: Notification
    let argument: Any?

    @MainActor
    func send() {
      guard let post else { return }
      System.current.accessibility.note(post)
      switch post {
      case .announcement(let text):
        SceneContext.current.scene?.value?.onAnnounce?(text)
        if isVoiceOverRunning { finish(text) }
      case .pageScrolled(let text?), .layoutChanged(let text?), .screenChanged(let text?):
        if self.text != nil { SceneContext.current.scene?.value?.onAnnounce?(text) }
      default: break
      }
    }

    /// The message as a value; nil for an announcement without a text, and for an unknown kind.
    @MainActor
    private var post: AccessibilityPost? {
      switch notification {
      case .announcement: text.map(AccessibilityPost.announcement)
      case .layoutChanged: .layoutChanged(text ?? label)
      case .screenChanged: .screenChanged(text ?? label)
      case .pageScrolled: .pageScrolled(text)
      case .pauseAssistiveTechnology: .pause(technology)
      case .resumeAssistiveTechnology: .resume(technology)
      default: nil
      }
    }

    private var text: String? { argument as? String ?? (argument as? NSAttributedString)?.string }

    private var technology: String? { (argument as? AssistiveTechnologyIdentifier)?.rawValue ?? text }

    @MainActor
    private var label: String? { (argument as? UIView)?.firstLabel ?? (argument as? UIBarItem)?.accessibilityLabel }

    /// Reports that the reader, which is played, has read a text: later, as reading takes time.
    @MainActor
    private func finish(_ text: String) {
      let context = SceneContext.current
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          context.perform {
            NotificationCenter.default.post(
              name: announcementDidFinishNotification, object: nil,
              userInfo: [announcementStringValueUserInfoKey: text, announcementWasSuccessfulUserInfoKey: true])
          }
        }
      }
    }
  }
}

extension UIView {
  /// The label of the view, or of the first one inside that has one; nil for none.
  fileprivate var firstLabel: String? { accessibilityLabel ?? subviews.lazy.compactMap(\.firstLabel).first }
}
