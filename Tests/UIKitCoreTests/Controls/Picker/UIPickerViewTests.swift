import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct UIPickerViewTests {
  /// Components of rows with numbers as titles.
  private final class Numbers: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var counts: [Int]
    var requestedTitles: Set<Int> = []
    var selections: [[Int]] = []

    init(_ counts: [Int]) { self.counts = counts }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { counts[component] }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      requestedTitles.insert(row)
      return "row \(row)"
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      selections.append([component, row])
    }
  }

  /// Rows with views, and sizes of their own.
  private final class Views: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var reusedViews = 0

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 1000 }

    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 100 }

    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 40 }

    func pickerView(
      _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView {
      if view != nil { reusedViews += 1 }
      return view ?? UIView()
    }
  }

  private static let cell = CGSize(width: 8, height: 16)

  private func makePicker(
    _ data: any UIPickerViewDataSource & UIPickerViewDelegate, on screen: InputScene,
    size: CGSize = CGSize(width: 320, height: 216)
  ) -> UIPickerView {
    let picker = UIPickerView(frame: CGRect(origin: .zero, size: size))
    picker.dataSource = data
    picker.delegate = data
    screen.window.addSubview(picker)
    screen.layOut()
    return picker
  }

  @Test("a picker view is 320 by 216 points unless it gets another size")
  func size() {
    expectEqual(UIPickerView().bounds.size, CGSize(width: 320, height: 216))
    expectEqual(UIPickerView().intrinsicContentSize, CGSize(width: 320, height: 216))
    expectEqual(UIPickerView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)).bounds.width, 100)
  }

  @Test("the data source gives the numbers of components and rows, before the first layout too")
  func counts() {
    let numbers = Numbers([3, 5])
    let picker = UIPickerView()
    picker.dataSource = numbers
    expectEqual(picker.numberOfComponents, 2)
    expectEqual(picker.numberOfRows(inComponent: 1), 5)
    expectEqual(picker.numberOfRows(inComponent: 2), 0)
    withExtendedLifetime(numbers) {}
  }

  @Test("without rows no row is selected")
  func empty() {
    let numbers = Numbers([0])
    let picker = UIPickerView()
    expectEqual(picker.selectedRow(inComponent: 0), -1)
    picker.dataSource = numbers
    expectEqual(picker.selectedRow(inComponent: 0), -1)
    picker.selectRow(4, inComponent: 0, animated: false)
    expectEqual(picker.selectedRow(inComponent: 0), -1)
    withExtendedLifetime(numbers) {}
  }

  @Test("a programmatic selection is limited to the rows and does not call the delegate")
  func programmaticSelection() {
    let numbers = Numbers([10])
    let picker = makePicker(numbers, on: InputScene())
    expectEqual(picker.selectedRow(inComponent: 0), 0)
    picker.selectRow(4, inComponent: 0, animated: true)
    expectEqual(picker.selectedRow(inComponent: 0), 4)
    picker.selectRow(99, inComponent: 0, animated: false)
    expectEqual(picker.selectedRow(inComponent: 0), 9)
    expectEqual(numbers.selections, [])
  }

  @Test("of a million rows only the visible ones are requested")
  func manyRows() {
    let numbers = Numbers([1_000_000])
    let screen = InputScene()
    let picker = makePicker(numbers, on: screen)
    picker.selectRow(500_000, inComponent: 0, animated: false)
    screen.layOut()
    expectEqual(picker.selectedRow(inComponent: 0), 500_000)
    #expect(numbers.requestedTitles.contains(500_003))
    #expect(numbers.requestedTitles.count < 20)
  }

  @Test("a tap on a row selects it and calls the delegate")
  func tap() {
    let numbers = Numbers([10])
    let screen = InputScene()
    let picker = makePicker(numbers, on: screen)
    screen.tap(160, 140)
    expectEqual(numbers.selections, [[0, 1]])
    expectEqual(picker.selectedRow(inComponent: 0), 1)
    screen.tap(160, 108)
    expectEqual(numbers.selections, [[0, 1]])
  }

  @Test("after a drag the rows rest with one in the middle, and the delegate is called once")
  func drag() throws {
    let numbers = Numbers([100])
    let screen = InputScene()
    let picker = makePicker(numbers, on: screen)
    screen.drag(from: CGPoint(x: 160, y: 180), to: CGPoint(x: 160, y: 80), lifting: false)
    expectEqual(picker.selectedRow(inComponent: 0), 0)
    expectEqual(numbers.selections, [])
    screen.touch(.ended, 160, 80)
    screen.advance(by: 10)
    let row = picker.selectedRow(inComponent: 0)
    #expect(row > 0)
    expectEqual(numbers.selections, [[0, row]])
    let middle = CGFloat(row) * 32 - 92
    expectEqual(picker.columns[0].contentOffset.y, middle)
  }

  @Test("the mouse wheel moves whole rows and calls the delegate")
  func wheel() {
    let numbers = Numbers([10])
    let screen = InputScene()
    _ = makePicker(numbers, on: screen)
    for delta: CGFloat in [48, 48, -48] {
      screen.connection.send(
        .wheel(WheelEvent(at: CGPoint(x: 160, y: 108), delta: CGSize(width: 0, height: delta))))
    }
    expectEqual(numbers.selections, [[0, 1], [0, 3], [0, 2]])
  }

  @Test("up and down change the row of the focused component, left and right go to the next component")
  func keys() {
    let numbers = Numbers([10, 10])
    let screen = InputScene()
    _ = makePicker(numbers, on: screen)
    screen.press(.down)
    expectEqual(numbers.selections, [])
    screen.press(.down)
    screen.press(.down)
    screen.press(.up)
    expectEqual(numbers.selections, [[0, 1], [0, 2], [0, 1]])
    screen.press(.right)
    screen.press(.end)
    expectEqual(numbers.selections.last, [1, 9])
    screen.press(.left)
    screen.press(.home)
    expectEqual(numbers.selections.last, [0, 0])
  }

  @Test("from right to left the first component is at the right")
  func rightToLeft() {
    let numbers = Numbers([2, 2])
    let picker = makePicker(numbers, on: InputScene(layoutDirection: .rightToLeft))
    #expect(picker.columns[0].frame.minX > picker.columns[1].frame.minX)
    withExtendedLifetime(numbers) {}
  }

  @Test("the delegate gives the sizes of rows, and views that are used again")
  func views() {
    let views = Views()
    let screen = InputScene()
    let picker = makePicker(views, on: screen, size: CGSize(width: 320, height: 200))
    expectEqual(picker.rowSize(forComponent: 0), CGSize(width: 100, height: 40))
    #expect(picker.view(forRow: 2, forComponent: 0) != nil)
    picker.selectRow(100, inComponent: 0, animated: false)
    screen.layOut()
    expectEqual(views.reusedViews, 3)
    #expect(picker.view(forRow: 2, forComponent: 0) == nil)
    expectEqual(picker.view(forRow: 100, forComponent: 0)?.frame.size, CGSize(width: 100, height: 40))
  }

  @Test("rows without a delegate show a question mark")
  func noTitles() {
    let numbers = Numbers([3])
    let screen = InputScene()
    let picker = makePicker(numbers, on: screen)
    picker.delegate = nil
    screen.layOut()
    expectEqual(picker.columns[0].accessibilityValue, "?")
    #expect(picker.view(forRow: 0, forComponent: 0) == nil)
    withExtendedLifetime(numbers) {}
  }

  @Test("a reload keeps the selected row, or replaces it by the last one")
  func reload() {
    let numbers = Numbers([10, 10])
    let picker = makePicker(numbers, on: InputScene())
    picker.selectRow(9, inComponent: 0, animated: false)
    picker.selectRow(9, inComponent: 1, animated: false)
    numbers.counts = [10, 5]
    picker.reloadComponent(1)
    expectEqual(picker.selectedRow(inComponent: 0), 9)
    expectEqual(picker.selectedRow(inComponent: 1), 4)
    numbers.counts = [3]
    picker.reloadAllComponents()
    expectEqual(picker.numberOfComponents, 1)
    expectEqual(picker.selectedRow(inComponent: 0), 2)
    expectEqual(numbers.selections, [])
  }

  @Test("a component is adjustable, with the title of its selected row as its value")
  func semantics() throws {
    let numbers = Numbers([10])
    let picker = makePicker(numbers, on: InputScene())
    picker.selectRow(3, inComponent: 0, animated: false)
    let semantics = try #require(picker.columns[0].makeSemantics())
    expectEqual(semantics.role, .adjustable)
    expectEqual(semantics.value, "row 3")
    picker.columns[0].accessibilityIncrement()
    expectEqual(numbers.selections, [[0, 4]])
  }

  @Test("in a terminal a picker view has five rows of characters")
  func terminal() {
    let numbers = Numbers([100])
    let screen = InputScene(pointGrid: Self.cell)
    let picker = makePicker(numbers, on: screen, size: CGSize(width: 320, height: 80))
    expectEqual(picker.intrinsicContentSize, CGSize(width: 320, height: 80))
    expectEqual(picker.rowSize(forComponent: 0), CGSize(width: 288, height: 16))
    picker.selectRow(10, inComponent: 0, animated: false)
    screen.layOut()
    expectEqual(picker.columns[0].subviews.count, 5)
    expectEqual(picker.columns[0].middleRect.minY, 32)
    withExtendedLifetime(numbers) {}
  }
}
