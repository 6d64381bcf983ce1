import Expectations
import Foundation
import RenderTree
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite struct PopUpAccessoryTests {
  /// A list of one row with a pop-up menu accessory, and a log of its handlers.
  @MainActor final class ShownPopUp {
    private(set) var list: ShownList!
    var calls: [String] = []
    var sender: UIView?
    private(set) var menu = UIMenu()

    init(
      title: String = "", _ options: UICellAccessory.PopUpMenuOptions = .init(), width: CGFloat = 375,
      pointGrid: CGSize? = nil,
      besides: [UICellAccessory] = []
    ) {
      menu = UIMenu(
        title: title,
        children: ["Low", "Medium", "High"].map { title in
          UIAction(title: title, state: title == "Medium" ? .on : .off) { [weak self] action in
            self?.calls.append("perform \(title) \(action.state == .on)")
            self?.sender = action.sender as? UIView
          }
        })
      let accessory = UICellAccessory.popUpMenu(
        menu, options: options,
        selectedElementDidChangeHandler: { [weak self] menu in
          self?.calls.append("changed \(menu.selectedElements.map(\.title))")
        })
      list = ShownList(
        .plain, [["row"]], width: width, pointGrid: pointGrid,
        configure: { cell, _, _ in cell.accessories = besides + [accessory] })
    }

    var cell: UICollectionViewListCell? { list.cell(0) }
    var popUp: PopUpAccessoryView? { cell?.subviews.lazy.compactMap { $0 as? PopUpAccessoryView }.first }
    var label: UILabel? { popUp?.subviews.lazy.compactMap { $0 as? UILabel }.first }
    var overlay: MenuOverlay? { list.shown.window.menuOverlay }
    var rows: [MenuRow] { overlay?.subviews.lazy.compactMap { $0 as? MenuPanel }.last?.rows ?? [] }

    func tap(_ view: UIView?) async {
      guard let view else { return }
      let frame = view.convert(view.bounds, to: list.shown.window)
      list.shown.tap(frame.midX, frame.midY)
      await list.settle()
    }
  }

  @Test("a pop-up shows its selected element with chevrons at the trailing margin")
  func shown() throws {
    let shown = ShownPopUp()
    let popUp = try #require(shown.popUp)
    expectEqual(shown.cell?.accessories.map(\.accessoryType), [.popUpMenu])
    expectEqual(shown.label?.text, "Medium")
    expectEqual(shown.label?.textColor, .secondaryLabel)
    expectEqual(popUp.frame.maxX, 359)
    let chevrons = try #require(popUp.subviews.lazy.compactMap { $0 as? UIImageView }.first)
    expectEqual(chevrons.frame.maxX, popUp.bounds.maxX)
    expectEqual(chevrons.frame.minX, (shown.label?.frame.maxX ?? 0) + 5)
    expectEqual(shown.cell?.contentView.frame.maxX, popUp.frame.minX)
  }

  @Test("a pop-up accessory has its place and the common options")
  func order() throws {
    let shown = ShownPopUp(
      .init(reservedLayoutWidth: .custom(200), tintColor: .systemRed), besides: [.disclosureIndicator(), .checkmark()])
    let popUp = try #require(shown.popUp)
    let signs = try #require(shown.cell).subviews.compactMap { $0 as? AccessorySymbolView }.map(\.frame.midX).sorted()
    #expect(signs[0] < popUp.frame.minX)
    #expect(signs[1] > popUp.frame.maxX)
    expectEqual(shown.label?.textColor, .systemRed)
    expectEqual(shown.cell?.contentView.frame.maxX, 105)
    expectEqual(ShownPopUp(.init(isHidden: true)).popUp?.isHidden, true)
  }

  @Test("choosing a menu element performs it and updates the pop-up")
  func choosing() async throws {
    let shown = ShownPopUp()
    await shown.tap(shown.popUp)
    expectEqual(shown.rows.map(\.accessibilityLabel), ["Low", "Medium", "High"])
    expectEqual(shown.rows.map { $0.makeSemantics()?.state }, [[], .checked, []])
    let width = shown.popUp?.frame.width
    await shown.tap(shown.rows[0])
    expectEqual(shown.calls, ["perform Low true", "changed [\"Low\"]"])
    #expect(shown.sender === shown.cell)
    expectEqual(shown.label?.text, "Low")
    #expect(shown.popUp?.frame.width != width)
    expectEqual(shown.popUp?.frame.maxX, 359)
    expectEqual(shown.list.view.indexPathsForSelectedItems, [])
    #expect(shown.overlay == nil)
    expectEqual(shown.menu.selectedElements.map(\.title), ["Low"])
  }

  @Test("choosing the selected element performs it without a change")
  func again() async {
    let shown = ShownPopUp()
    await shown.tap(shown.popUp)
    await shown.tap(shown.rows[1])
    expectEqual(shown.calls, ["perform Medium true"])
  }

  @Test("the keyboard opens the pop-up, which gets the focus back")
  func keyboard() async {
    let shown = ShownPopUp()
    for key in [KeyEvent.Key.down, .right] { shown.list.shown.press(key) }
    expectEqual(shown.popUp?.isFocused, true)
    for key in [KeyEvent.Key.enter, .down, .enter] { shown.list.shown.press(key) }
    await shown.list.settle()
    expectEqual(shown.calls.first, "perform High true")
    expectEqual(shown.popUp?.isFocused, true)
  }

  @Test("a pop-up is a button whose value is its selection")
  func semantics() async throws {
    let shown = ShownPopUp()
    let semantics = try #require(shown.popUp?.makeSemantics())
    expectEqual(semantics.role, .button)
    #expect(semantics.label == nil)
    expectEqual(semantics.value, "Medium")
    expectEqual(semantics.actions, [.activate])
    expectEqual(semantics.state, .collapsed)
    expectEqual(ShownPopUp(title: "Priority").popUp?.makeSemantics()?.label, "Priority")
    await shown.tap(shown.popUp)
    expectEqual(shown.popUp?.makeSemantics()?.state, .expanded)
  }

  @Test("the menu closes when its row is removed")
  func gone() async {
    let shown = ShownPopUp()
    await shown.tap(shown.popUp)
    shown.list.apply([["other"]])
    await shown.list.settle()
    #expect(shown.overlay == nil)
  }

  @Test("a pop-up accessory with an empty menu is not a button")
  func nothing() {
    let list = ShownList(
      .plain, [["row"]], configure: { cell, _, _ in cell.accessories = [.popUpMenu(UIMenu())] })
    let popUp = list.cell(0)?.subviews.lazy.compactMap { $0 as? PopUpAccessoryView }.first
    expectEqual(popUp?.canBecomeFocused, false)
    expectEqual(popUp?.makeSemantics()?.actions, [])
  }

  @Test("a pop-up has whole cells on a cell grid")
  func cells() throws {
    let shown = ShownPopUp(width: 400, pointGrid: CGSize(width: 8, height: 16))
    let popUp = try #require(shown.popUp)
    expectEqual(popUp.frame.size, CGSize(width: 6 * 8 + 8 + 8, height: 16))
    expectEqual(popUp.frame.minX.truncatingRemainder(dividingBy: 8), 0)
  }
}
