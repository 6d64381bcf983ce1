import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

/// Delegates and data sources that are freed while a transition, a drag or an edit is under way.
@MainActor @Suite struct LostDelegateTests {
  @Test("a split view hides, collapses and expands after its delegate was freed")
  func split() {
    let stage = SplitStage().show()
    var delegate: SplitStage.Delegate? = SplitStage.Delegate()
    stage.split.delegate = delegate
    UIView.animate(withDuration: 0.3) { stage.split.hide(.primary) }
    delegate = nil
    #expect(delegate == nil)
    #expect(stage.split.delegate == nil)
    stage.settle()
    expectEqual(stage.split.displayMode, .secondaryOnly)
    stage.resize(SplitStage.compact)
    #expect(stage.split.isCollapsed)
    stage.resize(SplitStage.landscape)
    #expect(!stage.split.isCollapsed)
    #expect(stage.b.view.window != nil)
  }

  @Test("a popover is shown and dismissed after its delegate was freed during the presentation")
  func popover() async {
    let shown = PresentationStage(size: CGSize(width: 1000, height: 1000), idiom: .pad)
    let other = shown.controller("B", style: .popover)
    other.popoverPresentationController?.sourceView = shown.root.view
    var delegate: PopoverTests.Delegate? = PopoverTests.Delegate()
    other.popoverPresentationController?.delegate = delegate
    shown.root.present(other, animated: true)
    delegate = nil
    #expect(delegate == nil)
    await shown.settle()
    #expect(other.popoverPresentationController?.delegate == nil)
    expectEqual(shown.calls.list.last, "B didAppear")
    await shown.press(.escape)
    #expect(shown.root.presentedViewController == nil)
  }

  @Test("a turn ends after the delegate and the data source of its pages were freed during the drag")
  func pages() {
    final class Neighbors: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
      let next = UIViewController()
      func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
      ) -> UIViewController? { nil }
      func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
      ) -> UIViewController? { viewController === next ? nil : next }
    }
    let stage = PageStage()
    var neighbors: Neighbors? = Neighbors()
    let next = neighbors?.next
    stage.pages.dataSource = neighbors
    stage.pages.delegate = neighbors
    stage.drag(-300, lifting: false)
    neighbors = nil
    #expect(neighbors == nil)
    #expect(stage.pages.dataSource == nil)
    #expect(stage.pages.delegate == nil)
    stage.input.advance(by: 0.5)
    stage.input.touch(.ended, 50, 200)
    stage.settle()
    expectEqual(stage.pages.viewControllers, [next].compactMap { $0 })
    #expect(next?.view.window != nil)
  }

  @Test("a picker's rows come to rest after its delegate and data source were freed during the drag")
  func picker() {
    final class Numbers: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 100 }
      func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        "row \(row)"
      }
    }
    let screen = InputScene()
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    var numbers: Numbers? = Numbers()
    picker.dataSource = numbers
    picker.delegate = numbers
    screen.window.addSubview(picker)
    screen.layOut()
    screen.drag(from: CGPoint(x: 160, y: 180), to: CGPoint(x: 160, y: 80), lifting: false)
    numbers = nil
    #expect(numbers == nil)
    #expect(picker.dataSource == nil)
    #expect(picker.delegate == nil)
    screen.touch(.ended, 160, 80)
    screen.advance(by: 10)
    #expect(picker.selectedRow(inComponent: 0) > 0)
    picker.reloadAllComponents()
    screen.layOut()
    expectEqual(picker.numberOfComponents, 0)
    expectEqual(picker.selectedRow(inComponent: 0), -1)
  }

  @Test("a search goes on and ends after its delegate and its updater were freed while it began")
  func search() {
    let screen = InputScene()
    let content = UIViewController()
    let search = UISearchController(searchResultsController: nil)
    var listener: UISearchControllerTests.Listener? = UISearchControllerTests.Listener()
    search.delegate = listener
    search.searchResultsUpdater = listener
    search.searchBar.frame = CGRect(x: 0, y: 0, width: 400, height: 56)
    screen.window.rootViewController = content
    content.view.addSubview(search.searchBar)
    screen.layOut()
    search.isActive = true
    listener = nil
    #expect(listener == nil)
    #expect(search.delegate == nil)
    #expect(search.searchResultsUpdater == nil)
    screen.advance(by: 1)
    screen.press(.character("a"))
    expectEqual(search.searchBar.text, "a")
    search.isActive = false
    screen.advance(by: 1)
    #expect(!search.isActive)
    #expect(content.presentedViewController == nil)
  }

  @Test("an edit is made although the text view's delegate is freed by its own answer")
  func textView() {
    final class Leaving: NSObject, UITextViewDelegate {
      var onQuestion: () -> Void = {}
      func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        onQuestion()
        return true
      }
    }
    let screen = InputScene()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    screen.window.addSubview(view)
    var delegate: Leaving? = Leaving()
    delegate?.onQuestion = { delegate = nil }
    view.delegate = delegate
    view.becomeFirstResponder()
    screen.press(.character("a"))
    screen.press(.character("b"))
    #expect(view.delegate == nil)
    expectEqual(view.text, "ab")
    expectEqual(view.selectedRange, NSRange(location: 2, length: 0))
  }
}
