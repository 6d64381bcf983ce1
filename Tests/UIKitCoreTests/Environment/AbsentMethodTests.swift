import Expectations
import Foundation
import Testing
@_spi(Toolkit) import UIKitCore

@MainActor @Suite struct AbsentMethodTests {
  private final class Answering: NSObject, UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { false }
  }

  private final class Silent: NSObject, UITextFieldDelegate {}

  /// Asks another delegate, as translated sources do.
  private final class Forwarding: NSObject, UITextFieldDelegate {
    let next: any UITextFieldDelegate
    init(next: any UITextFieldDelegate) { self.next = next }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      _optional("textFieldShouldReturn(_:)", next.textFieldShouldReturn(textField)) ?? false
    }
  }

  private func ask(_ delegate: (any UITextFieldDelegate)?) -> Bool? {
    _optional("textFieldShouldReturn(_:)", delegate?.textFieldShouldReturn(UITextField()))
  }

  @Test("an optional call returns the result of the app's method")
  func implemented() { expectEqual(ask(Answering()), false) }

  @Test("an optional call of a method that the app lacks returns nil")
  func absent() { #expect(ask(Silent()) == nil) }

  @Test("an optional call without a delegate returns nil")
  func noDelegate() { #expect(ask(nil) == nil) }

  @Test("a method that asks the next delegate is not absent itself")
  func forwarded() {
    expectEqual(ask(Forwarding(next: Silent())), false)
    expectEqual(ask(Forwarding(next: Answering())), false)
  }

  @Test("the default of another method does not count")
  func otherMethod() {
    let silent = Silent()
    let result = _optional("textFieldShouldClear(_:)", silent.textFieldShouldReturn(UITextField()))
    expectEqual(result, true)
  }
}
