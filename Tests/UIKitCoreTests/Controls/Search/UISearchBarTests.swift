import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct UISearchBarTests {
  let screen = InputScene()
  let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 400, height: 56))
  let listener = Listener()

  init() {
    screen.window.addSubview(bar)
    bar.delegate = listener
    screen.layOut()
  }

  final class Listener: NSObject, UISearchBarDelegate {
    var calls: [String] = []
    var allows = true
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
      calls.append("should begin")
      return allows
    }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("did begin") }
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
      calls.append("should end")
      return allows
    }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { calls.append("did end") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { calls.append("text \(searchText)") }
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
      calls.append("should change \(range.location) \(text)")
      return allows
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { calls.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
      calls.append("scope \(selectedScope)")
    }
  }

  @Test("the delegate is called in the original's order")
  func order() {
    screen.tap(200, 28)
    screen.press(.enter)
    screen.press(.character("a"))
    screen.press(.enter)
    screen.press(.escape)
    expectEqual(
      listener.calls, ["should begin", "did begin", "should change 0 a", "text a", "search", "should end", "did end"])
  }

  @Test("refused changes are not made")
  func refused() {
    bar.becomeFirstResponder()
    listener.allows = false
    screen.press(.character("a"))
    expectEqual(bar.text, "")
    #expect(!bar.resignFirstResponder())
    #expect(bar.isFirstResponder)
  }

  @Test("changes by the app call no delegate")
  func programmatic() {
    bar.text = "text"
    bar.selectedScopeButtonIndex = 1
    expectEqual(bar.text, "text")
    #expect(listener.calls.isEmpty)
    bar.text = nil
    expectEqual(bar.text, "")
  }

  @Test("clearing the text is a change by the user")
  func clearing() {
    bar.text = "text"
    bar.searchTextField.clear()
    expectEqual(listener.calls, ["text "])
  }

  @Test("the height has room for the scopes and the prompt")
  func height() {
    expectEqual(bar.intrinsicContentSize.height, 56)
    expectEqual(bar.searchTextField.frame, CGRect(x: 8, y: 10, width: 384, height: 36))
    bar.scopeButtonTitles = ["All", "New"]
    expectEqual(bar.intrinsicContentSize.height, 56)
    bar.showsScopeBar = true
    expectEqual(bar.intrinsicContentSize.height, 100)
    bar.prompt = "Find"
    expectEqual(bar.sizeThatFits(CGSize(width: 300, height: 0)), CGSize(width: 300, height: 119))
  }

  @Test("scopes and the cancel button call the delegate")
  func buttons() {
    bar.scopeButtonTitles = ["All", "New"]
    bar.showsScopeBar = true
    bar.scopeButtons.last?.sendActions(for: .primaryActionTriggered)
    expectEqual(bar.selectedScopeButtonIndex, 1)
    bar.scopeButtons.last?.sendActions(for: .primaryActionTriggered)
    bar.setShowsCancelButton(true, animated: false)
    bar.cancelButton?.sendActions(for: .primaryActionTriggered)
    expectEqual(listener.calls, ["scope 1", "cancel"])
    bar.showsCancelButton = false
    #expect(bar.cancelButton == nil)
  }

  @Test("the field is a search field for assistive technology")
  func semantics() {
    bar.placeholder = "Find"
    let semantics = bar.searchTextField.makeSemantics()
    expectEqual(semantics?.role, .searchField)
    expectEqual(semantics?.label, "Find")
  }
}
