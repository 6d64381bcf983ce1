import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct NavigationSearchTests {
  let page = ScrollingController()
  let search = UISearchController(searchResultsController: nil)
  let navigation: UINavigationController

  init() {
    page.title = "Notes"
    search.searchBar.placeholder = "Search"
    page.navigationItem.searchController = search
    navigation = UINavigationController(rootViewController: page)
  }

  private var bar: UINavigationBar { navigation.navigationBar }

  private func shown() -> TestScene {
    let stage = TestScene(root: navigation)
    stage.settle()
    return stage
  }

  @Test("the search bar is below the title and pushes the content down")
  func place() {
    let stage = shown()
    #expect(search.searchBar.superview === bar)
    expectEqual(search.searchBar.frame, CGRect(x: 0, y: 44, width: 390, height: 52))
    expectEqual(page.scrollView.adjustedContentInset.top, 96)
    page.navigationItem.searchController = nil
    stage.settle()
    #expect(search.searchBar.superview == nil)
    expectEqual(page.scrollView.adjustedContentInset.top, 44)
  }

  @Test("the search bar scrolls away and comes back, unless it stays", arguments: [true, false])
  func scrolling(hides: Bool) {
    page.navigationItem.hidesSearchBarWhenScrolling = hides
    let stage = shown()
    page.scrollView.contentOffset.y = 500
    stage.settle()
    expectEqual(search.searchBar.frame.height, (hides ? 0 : 52))
    expectEqual(page.scrollView.adjustedContentInset.top, (hides ? 44 : 96))
    page.scrollView.contentOffset.y = -96
    stage.settle()
    expectEqual(search.searchBar.frame.height, 52)
  }

  @Test("the search bar scrolls away before the large title")
  func largeTitle() {
    bar.prefersLargeTitles = true
    let stage = shown()
    expectEqual(bar.frame.height, 148)
    page.scrollView.contentOffset.y += 52
    stage.settle()
    expectEqual(search.searchBar.frame.height, 0)
    expectEqual(bar.largeTitleHeight(BarMetrics(bar.traitCollection), collapsed: bar.collapsedHeight), 52)
  }

  @Test("an active search hides the title and covers the page, unless it must not")
  func active() {
    let stage = shown()
    search.isActive = true
    stage.settle()
    expectEqual(bar.frame.height, 60)
    #expect(bar.titleLabel.isHidden)
    expectEqual(search.searchBar.frame.minY, 8)
    #expect(search.parent === page)
    expectEqual(search.view.frame, page.view.bounds)
    #expect(page.presentedViewController === search)
    search.hidesNavigationBarDuringPresentation = false
    search.obscuresBackgroundDuringPresentation = false
    stage.settle()
    expectEqual(bar.frame.height, 96)
    #expect(!bar.titleLabel.isHidden)
    #expect(search.parent == nil)
  }

  @Test("an active search is 8 points below an edge without a status bar, and directly below one")
  func margin() {
    let stage = shown()
    search.isActive = true
    stage.settle()
    expectEqual(search.searchBar.searchTextField.convert(CGPoint.zero, to: nil).y, 8)
    expectEqual(page.scrollView.adjustedContentInset.top, 60)
    stage.scene.configure { $0.safeArea.top = 47 }
    stage.settle()
    expectEqual(search.searchBar.searchTextField.convert(CGPoint.zero, to: nil).y, 47)
  }

  @Test("a search keeps its state while another page is above its page")
  func pushed() {
    let stage = shown()
    search.isActive = true
    search.searchBar.text = "kit"
    stage.settle()
    navigation.pushViewController(UIViewController(), animated: true)
    stage.settle()
    expectEqual(bar.frame.height, 44)
    #expect(search.searchBar.superview == nil)
    #expect(search.isActive)
    navigation.popViewController(animated: true)
    stage.settle()
    #expect(search.isActive)
    expectEqual(search.searchBar.text, "kit")
    #expect(search.searchBar.superview === bar)
  }

  @Test("unavailable content of a page names the text of its search")
  func unavailableContent() {
    search.searchBar.text = "kit"
    page.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
    let stage = shown()
    stage.settle()
    expectEqual(page.contentUnavailableConfigurationState.searchText, "kit")
    let view = page.view.subviews.lazy.compactMap { $0 as? UIContentUnavailableView }.first
    expectEqual((view?.configuration as? UIContentUnavailableConfiguration)?.text, "No Results for “kit”")
    page.navigationItem.searchController = nil
    #expect(page.contentUnavailableConfigurationState.searchText == nil)
  }

  @Test("escape ends typing, then the search, then goes back")
  func escape() {
    navigation.setViewControllers([UIViewController(), page], animated: false)
    let input = InputScene()
    input.window.rootViewController = navigation
    func turn() { while input.scene.performTurnIfNeeded() {} }
    turn()
    search.isActive = true
    turn()
    #expect(search.searchBar.isFirstResponder)
    input.press(.escape)
    turn()
    #expect(!search.searchBar.isFirstResponder)
    #expect(search.isActive)
    input.press(.escape)
    turn()
    #expect(!search.isActive)
    expectEqual(navigation.viewControllers.count, 2)
    input.press(.escape)
    expectEqual(navigation.viewControllers.count, 1)
  }

  @Test("a popped page is freed with its active search")
  func freed() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let stage = TestScene(root: navigation)
    stage.settle()
    weak var freedPage: UIViewController?
    weak var freedSearch: UISearchController?
    do {
      let other = ScrollingController()
      let search = UISearchController(searchResultsController: UIViewController())
      other.navigationItem.searchController = search
      (freedPage, freedSearch) = (other, search)
      navigation.pushViewController(other, animated: false)
      stage.settle()
      search.isActive = true
      stage.settle()
    }
    navigation.popViewController(animated: true)
    stage.settle()
    #expect(freedPage == nil)
    #expect(freedSearch == nil)
  }

  @Test("late answers after the page was popped show nothing, and the search is freed with the last of them")
  func lateAnswers() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let stage = TestScene(root: navigation)
    stage.settle()
    weak var freedSearch: UISearchController?
    var answers: [() -> Void] = []
    let results = UIViewController()
    do {
      let other = ScrollingController()
      let search = UISearchController(searchResultsController: results)
      other.navigationItem.searchController = search
      freedSearch = search
      for _ in 0..<3 { answers.append { search.showsSearchResultsController = true } }
      navigation.pushViewController(other, animated: false)
      stage.settle()
      search.isActive = true
      stage.settle()
    }
    navigation.popViewController(animated: true)
    stage.settle()
    for answer in answers.reversed() { answer() }
    stage.settle()
    #expect(results.parent == nil)
    #expect(results.viewIfLoaded?.window == nil)
    answers = []
    #expect(freedSearch == nil)
  }

  @Test("in a terminal the search bar is one row below the title")
  func terminal() {
    let stage = TestScene.terminal(40, 10, root: navigation)
    stage.settle()
    expectEqual(search.searchBar.frame.height, 16)
    #expect(stage.lines[0].contains("Notes"))
    #expect(stage.lines[1].contains("Search"))
  }
}
