import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct UISearchControllerTests {
  let screen = InputScene()
  let content = UIViewController()
  let results = UIViewController()
  let listener = Listener()

  final class Listener: NSObject, UISearchControllerDelegate, UISearchResultsUpdating {
    var calls: [String] = []
    func willPresentSearchController(_ searchController: UISearchController) { calls.append("will present") }
    func didPresentSearchController(_ searchController: UISearchController) { calls.append("did present") }
    func willDismissSearchController(_ searchController: UISearchController) { calls.append("will dismiss") }
    func didDismissSearchController(_ searchController: UISearchController) { calls.append("did dismiss") }
    func updateSearchResults(for searchController: UISearchController) {
      calls.append("update \(searchController.searchBar.text ?? "") \(searchController.isActive)")
    }
  }

  /// Shows a search whose bar is at the top of the content.
  func makeSearch(results: UIViewController? = nil) -> UISearchController {
    let search = UISearchController(searchResultsController: results)
    search.delegate = listener
    search.searchResultsUpdater = listener
    search.searchBar.frame = CGRect(x: 0, y: 0, width: 400, height: 56)
    screen.window.rootViewController = content
    content.view.addSubview(search.searchBar)
    screen.layOut()
    return search
  }

  @Test("a search begins with editing, updates with each change, and ends with cancel")
  func order() {
    let search = makeSearch()
    screen.tap(200, 28)
    #expect(search.isActive)
    #expect(search.searchBar.showsCancelButton)
    screen.advance(by: 1)
    screen.press(.character("a"))
    search.searchBar.cancelButton?.sendActions(for: .primaryActionTriggered)
    #expect(!search.isActive)
    #expect(!search.searchBar.showsCancelButton)
    #expect(!search.searchBar.isFirstResponder)
    screen.advance(by: 1)
    expectEqual(
      listener.calls,
      [
        "will present", "update  true", "did present", "update a true", "will dismiss", "update  false", "did dismiss",
      ])
  }

  @Test("a search can be begun and ended by the app, and by escape")
  func programmatic() {
    let search = makeSearch()
    search.isActive = true
    #expect(search.searchBar.isFirstResponder)
    search.isActive = true
    search.isActive = false
    screen.advance(by: 1)
    expectEqual(listener.calls, ["will present", "update  true", "will dismiss", "update  false", "did dismiss"])
    search.isActive = true
    screen.press(.escape)
    #expect(search.isActive)
    screen.press(.escape)
    #expect(!search.isActive)
  }

  @Test("the content is covered below the bar until a tap there, unless it is not obscured")
  func obscured() {
    let search = makeSearch()
    search.isActive = true
    #expect(search.parent === content)
    expectEqual(search.view.frame, CGRect(x: 0, y: 56, width: 400, height: 344))
    screen.layOut()
    screen.tap(200, 300)
    #expect(!search.isActive)
    #expect(search.parent == nil)
    #expect(search.view.superview == nil)
    search.obscuresBackgroundDuringPresentation = false
    search.isActive = true
    #expect(search.parent == nil)
  }

  @Test("an active search is presented by its content, whose dismissal ends it")
  func presented() {
    let search = makeSearch()
    #expect(content.presentedViewController == nil)
    #expect(search.presentingViewController == nil)
    search.isActive = true
    #expect(content.presentedViewController === search)
    #expect(search.presentingViewController === content)
    var completions = 0
    content.dismiss(animated: true) { completions += 1 }
    #expect(!search.isActive)
    #expect(content.presentedViewController == nil)
    #expect(search.presentingViewController == nil)
    expectEqual(completions, 0)
    screen.advance(by: 1)
    expectEqual(completions, 1)
  }

  @Test("a search that is dismissed without animation ends at once")
  func dismissed() {
    let search = makeSearch()
    search.isActive = true
    var completions = 0
    search.dismiss(animated: false) { completions += 1 }
    #expect(!search.isActive)
    expectEqual(completions, 1)
    expectEqual(listener.calls.last, "did dismiss")
    screen.advance(by: 1)
    expectEqual(listener.calls.filter { $0 == "did dismiss" }.count, 1)
  }

  @Test("content with an active search can present another controller")
  func presentingMeanwhile() {
    let search = makeSearch()
    search.isActive = true
    let other = UIViewController()
    content.present(other, animated: false)
    #expect(content.presentedViewController === other)
    #expect(other.presentingViewController === content)
  }

  @Test("results are shown while there is text")
  func shownResults() {
    let search = makeSearch(results: results)
    search.obscuresBackgroundDuringPresentation = false
    search.isActive = true
    #expect(!search.showsSearchResultsController)
    #expect(results.parent == nil)
    screen.press(.character("a"))
    #expect(search.showsSearchResultsController)
    #expect(results.parent === search)
    #expect(results.view.isDescendant(of: content.view))
    expectEqual(results.contentUnavailableConfigurationState.searchText, "a")
    screen.press(.backspace)
    #expect(results.parent == nil)
    search.showsSearchResultsController = true
    #expect(results.parent === search)
    #expect(!search.automaticallyShowsSearchResultsController)
  }

  @Test("late answers show nothing after the end of the search")
  func lateAnswers() {
    let search = makeSearch(results: results)
    var answers: [() -> Void] = []
    search.isActive = true
    for letter in "abc" {
      screen.press(.character(letter))
      answers.append { search.showsSearchResultsController = true }
    }
    search.isActive = false
    for answer in answers.reversed() { answer() }
    #expect(!search.showsSearchResultsController)
    #expect(results.parent == nil)
    expectEqual(search.searchBar.text, "")
  }

  @Test("scopes appear with the search, and update the results")
  func scopes() {
    let search = makeSearch()
    search.searchBar.scopeButtonTitles = ["All", "New"]
    search.isActive = true
    #expect(search.searchBar.showsScopeBar)
    listener.calls = []
    search.searchBar.scopeButtons.last?.sendActions(for: .primaryActionTriggered)
    expectEqual(listener.calls, ["update  true"])
    search.isActive = false
    #expect(!search.searchBar.showsScopeBar)
  }

  @Test("a bar works after its controller and its delegates are gone")
  func gone() {
    var search: UISearchController? = makeSearch()
    weak let reference = search
    let bar = search?.searchBar
    search = nil
    #expect(reference == nil)
    bar?.becomeFirstResponder()
    screen.press(.character("a"))
    expectEqual(bar?.text, "a")
    #expect(listener.calls.isEmpty)
  }
}
