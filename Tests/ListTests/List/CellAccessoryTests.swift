import Expectations
import Foundation
import RenderTree
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite struct CellAccessoryTests {
  /// A plain list of one row with accessories.
  private func shown(
    _ accessories: [UICellAccessory], width: CGFloat = 375, pointGrid: CGSize? = nil,
    prepare: @escaping (UICollectionViewListCell) -> Void = { _ in }
  ) throws -> (list: ShownList, cell: UICollectionViewListCell) {
    let list = ShownList(
      .plain, [["a"]], width: width, pointGrid: pointGrid,
      configure: { cell, _, _ in
        cell.accessories = accessories
        prepare(cell)
      })
    return (list, try #require(list.cell(0)))
  }

  private func box(_ side: CGFloat, _ height: CGFloat? = nil) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: side, height: height ?? side))
  }

  @Test("a disclosure indicator of 14 points ends at the margin")
  func disclosure() throws {
    let (_, cell) = try shown([.disclosureIndicator()])
    expectEqual(cell.contentView.frame, CGRect(x: 0, y: 0, width: 345, height: 44))
    expectEqual(cell.symbols.map(\.frame), [CGRect(x: 345, y: 15, width: 14, height: 14)])
  }

  @Test("a checkmark is centred in 24 points")
  func checkmark() throws {
    let (_, cell) = try shown([.checkmark()])
    expectEqual(cell.contentView.frame.width, 335)
    expectEqual(cell.symbols.map(\.frame), [CGRect(x: 337.5, y: 13, width: 19, height: 18)])
  }

  @Test("trailing accessories are 8 points apart in a fixed order")
  func order() throws {
    let (_, cell) = try shown([.disclosureIndicator(), .checkmark()])
    expectEqual(cell.contentView.frame.width, 313)
    expectEqual(cell.symbols.map(\.frame.minX), [315.5, 345])
    let (_, other) = try shown([.checkmark(), .disclosureIndicator()])
    expectEqual(other.symbols.map(\.frame.minX), [315.5, 345])
  }

  @Test("a leading control starts at 15, and the text at 56")
  func leading() throws {
    let (list, cell) = try shown([.delete {}])
    expectEqual(cell.contentView.frame.minX, 0)
    list.view.isEditing = true
    list.layOut()
    expectEqual(cell.symbols.map(\.frame), [CGRect(x: 15, y: 9, width: 26, height: 26)])
    expectEqual(cell.contentView.frame, CGRect(x: 40, y: 0, width: 335, height: 44))
    expectEqual(cell.textStart, 56)
    expectEqual(cell.lines.last?.minX, 56)
    list.view.isEditing = false
    list.layOut()
    expectEqual(cell.contentView.frame.minX, 0)
    #expect(cell.symbols.isEmpty)
  }

  @Test("accessories are displayed always, while editing, or while not")
  func displayed() throws {
    let (list, cell) = try shown([
      .disclosureIndicator(displayed: .whenNotEditing), .checkmark(displayed: .whenEditing), .multiselect(),
      .label(text: "always"),
    ])
    expectEqual(cell.shownTypes, [.label, .disclosureIndicator])
    list.view.isEditing = true
    list.layOut()
    expectEqual(cell.shownTypes, [.multiselect, .label, .checkmark])
  }

  @Test("a row that cannot be edited keeps its looks")
  func uneditable() async throws {
    final class Delegate: NSObject, UICollectionViewDelegate {
      func collectionView(_ view: UICollectionView, canEditItemAt path: IndexPath) -> Bool { path.item == 1 }
    }
    let delegate = Delegate()
    let list = ShownList(.plain, [["a", "b"]], configure: { cell, _, _ in cell.accessories = [.delete {}] })
    list.view.delegate = delegate
    list.view.isEditing = true
    list.layOut()
    expectEqual(list.cell(0)?.contentView.frame.minX, 0)
    expectEqual(list.cell(1)?.contentView.frame.minX, 40)
  }

  @Test("a hidden accessory keeps its space")
  func hidden() throws {
    let (_, cell) = try shown([.checkmark(options: .init(isHidden: true))])
    expectEqual(cell.contentView.frame.width, 335)
    expectEqual(cell.symbols.first?.isHidden, true)
  }

  @Test("reserved width is the accessory's own, standard or custom")
  func reservedWidth() throws {
    func width(_ dimension: UICellAccessory.LayoutDimension?) throws -> CGFloat {
      let (_, cell) = try shown([.checkmark(options: .init(reservedLayoutWidth: dimension))])
      return 375 - 16 - cell.contentView.frame.width
    }
    try expectEqual(width(nil), 24)
    try expectEqual(width(.standard), 24)
    try expectEqual(width(.actual), 19)
    try expectEqual(width(.custom(50)), 50)
  }

  @Test("custom views are next to the content by default")
  func customDefaults() throws {
    let (first, last) = (box(20), box(30))
    let (_, cell) = try shown([
      .delete(displayed: .always) {}, .disclosureIndicator(),
      .customView(configuration: .init(customView: first, placement: .leading())),
      .customView(configuration: .init(customView: last, placement: .trailing())),
    ])
    expectEqual(first.frame, CGRect(x: 58, y: 12, width: 20, height: 20))
    expectEqual(cell.contentView.frame.minX, 80)
    expectEqual(last.frame, CGRect(x: 310, y: 7, width: 30, height: 30))
    expectEqual(cell.contentView.frame.maxX, 313)
  }

  @Test("two leading accessories are 16 points apart, in 24 points each")
  func leadingSpacing() throws {
    let (_, cell) = try shown([.multiselect(displayed: .always), .delete(displayed: .always) {}])
    // The slots begin at 16 and 56, and the symbols of 26 points extend beyond them.
    expectEqual(cell.symbols.map(\.frame.minX).sorted(), [15, 55])
    expectEqual(cell.contentView.frame.minX, 80)
  }

  @Test("a custom view is centred in 24 points, whatever its width, unless it reserves another width")
  func customWidth() throws {
    func contentStart(_ width: CGFloat, _ reserved: UICellAccessory.LayoutDimension? = nil) throws -> CGFloat {
      let view = box(width, 10)
      let (_, cell) = try shown([
        .customView(configuration: .init(customView: view, placement: .leading(), reservedLayoutWidth: reserved))
      ])
      expectEqual(view.frame.midX, (16 + cell.contentView.frame.minX) / 2)
      return cell.contentView.frame.minX
    }
    try expectEqual(contentStart(10), 40)
    try expectEqual(contentStart(24), 40)
    try expectEqual(contentStart(50), 40)
    try expectEqual(contentStart(50, .actual), 66)
    try expectEqual(contentStart(50, .custom(60)), 76)
  }

  @Test("on a cell grid a custom view has its own width, and accessories are one cell apart")
  func customWidthInCells() throws {
    let (first, second) = (box(40, 16), box(8, 16))
    let (list, cell) = try shown(
      [
        .customView(configuration: .init(customView: first, placement: .leading())),
        .customView(configuration: .init(customView: second, placement: .leading())),
      ], width: 400, pointGrid: CGSize(width: 8, height: 16))
    expectEqual(second.frame.minX, first.frame.maxX + 8)
    expectEqual(cell.contentView.frame.minX, second.frame.maxX)
    withExtendedLifetime(list) {}
  }

  @Test("a custom view that an accessory has hidden is shown by the next one, unless that hides it too")
  func customVisibility() throws {
    let view = box(20)
    func accessory(_ isHidden: Bool?) -> UICellAccessory {
      .customView(configuration: .init(customView: view, placement: .trailing(), isHidden: isHidden))
    }
    let (list, cell) = try shown([accessory(true)])
    #expect(view.isHidden)
    cell.accessories = [accessory(true)]
    list.layOut()
    #expect(view.isHidden)
    cell.accessories = [accessory(nil)]
    list.layOut()
    #expect(!view.isHidden)
  }

  @Test("a custom view that the app hides stays hidden")
  func hiddenCustomView() throws {
    let view = box(20)
    view.isHidden = true
    _ = try shown([.customView(configuration: .init(customView: view, placement: .trailing()))])
    #expect(view.isHidden)
  }

  @Test("a custom view's position is clamped to the existing accessories")
  func customPlaces() throws {
    func x(_ position: @escaping UICellAccessory.Placement.Position) throws -> CGFloat {
      let view = box(10)
      _ = try shown([
        .disclosureIndicator(), .checkmark(),
        .customView(configuration: .init(customView: view, placement: .trailing(at: position))),
      ])
      return view.frame.minX
    }
    let (before, between, after) = (288.0, 320.0, 342.0)
    try expectEqual(x { _ in 0 }, before)
    try expectEqual(x { _ in 1 }, between)
    try expectEqual(x { _ in 2 }, after)
    try expectEqual(x { _ in 99 }, after)
    try expectEqual(x { _ in -1 }, before)
    try expectEqual(x(UICellAccessory.Placement.position(before: .disclosureIndicator())), between)
    try expectEqual(x(UICellAccessory.Placement.position(after: .checkmark())), between)
    try expectEqual(x(UICellAccessory.Placement.position(after: .disclosureIndicator())), after)
    var types: [UICellAccessory.AccessoryType] = []
    _ = try x { accessories in
      types = accessories.map(\.accessoryType)
      return 0
    }
    expectEqual(types, [.checkmark, .disclosureIndicator])
  }

  @Test("a custom view has its fitting size, unless fixed")
  func customSize() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    label.text = "label"
    let (_, cell) = try shown([.customView(configuration: .init(customView: label, placement: .leading()))])
    #expect(label.frame.width < 100)
    expectEqual(cell.frame.height, 44)
    let fixed = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (_, high) = try shown([
      .customView(configuration: .init(customView: fixed, placement: .leading(), maintainsFixedSize: true))
    ])
    expectEqual(fixed.frame.size, CGSize(width: 100, height: 100))
    expectEqual(high.frame.height, 100)
  }

  @Test("options set tint colours")
  func tint() throws {
    let view = UIImageView(image: UIImage(systemName: "paperplane"))
    let (_, cell) = try shown([
      .checkmark(options: .init(tintColor: .orange)),
      .customView(configuration: .init(customView: view, placement: .leading(), tintColor: .darkGray)),
      .label(text: "text", options: .init(tintColor: .systemRed, font: .systemFont(ofSize: 10))),
    ])
    expectEqual(view.tintColor, .darkGray)
    expectEqual(cell.symbols.first?.subviews.first?.tintColor, .orange)
    let label = try #require(cell.subviews.compactMap { $0 as? UILabel }.first)
    expectEqual(label.textColor, .systemRed)
    expectEqual(label.font.pointSize, 10)
  }

  @Test("an accessory of the same type keeps its view")
  func kept() throws {
    let (list, cell) = try shown([.checkmark(), .disclosureIndicator()])
    let symbols = cell.symbols
    cell.accessories = [.checkmark(options: .init(tintColor: .red))]
    list.layOut()
    expectEqual(cell.symbols.count, 1)
    #expect(symbols.contains { $0 === cell.symbols[0] })
  }

  @Test("accessory buttons call their handlers by tap and keyboard")
  func buttons() async throws {
    var used: [String] = []
    let (list, cell) = try shown([
      .delete(displayed: .always) { used.append("delete") }, .insert(displayed: .always) { used.append("insert") },
      .detail { used.append("detail") },
    ])
    for symbol in cell.symbols {
      list.shown.tap(symbol.frame.midX, 5)
      await list.settle()
    }
    expectEqual(used.sorted(), ["delete", "detail", "insert"])
    expectEqual(list.view.indexPathsForSelectedItems, [])
    used = []
    list.shown.press(.down)
    list.shown.press(.right)
    list.shown.press(.enter)
    await list.settle()
    expectEqual(used.count, 1)
    expectEqual(list.view.indexPathsForSelectedItems, [])
  }

  @Test("an accessory without a handler leaves touches to its row")
  func inert() async throws {
    let (list, cell) = try shown([.detail(), .insert(displayed: .always)])
    list.shown.tap(try #require(cell.symbols.first).frame.midX, 22)
    await list.settle()
    expectEqual(list.view.indexPathsForSelectedItems, [IndexPath(item: 0, section: 0)])
    #expect(cell.symbols.allSatisfy { !$0.canBecomeFocused })
  }

  @Test("a delete accessory without a handler needs trailing swipe actions")
  func deleteWithoutHandler() throws {
    func shown(_ change: @escaping (inout UICollectionLayoutListConfiguration) -> Void) -> ShownList {
      ShownList(
        .plain, [["a"]], change: change,
        configure: { cell, _, _ in cell.accessories = [.delete(displayed: .always)] })
    }
    let bare = shown { _ in }
    let inert = try #require(bare.cell(0)?.symbols.first)
    #expect(!inert.canBecomeFocused)
    expectEqual(inert.makeSemantics()?.role, .image)
    expectEqual(inert.makeSemantics()?.actions, [])
    #expect(!inert.point(inside: CGPoint(x: 5, y: 5), with: nil))
    let swiped = shown { $0.trailingSwipeActionsConfigurationProvider = { _ in nil } }
    let button = try #require(swiped.cell(0)?.symbols.first)
    #expect(button.canBecomeFocused)
    expectEqual(button.makeSemantics()?.actions, [.activate])
  }

  @Test("the multiselect circle is filled while selected")
  func multiselect() throws {
    let (list, cell) = try shown([.multiselect(displayed: .always)])
    func name() -> String? {
      (cell.symbols.first?.subviews.first as? UIImageView)?.image?.storage.symbol?.name
    }
    expectEqual(name(), "circle")
    list.view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    list.layOut()
    expectEqual(name(), "checkmark.circle.fill")
  }

  @Test("accessory buttons have labels")
  func semantics() throws {
    let (_, cell) = try shown([
      .delete(displayed: .always) {}, .checkmark(), .disclosureIndicator(), .detail {}, .insert(displayed: .always) {},
    ])
    let found = cell.symbols.compactMap { $0.makeSemantics() }.map { "\($0.role) \($0.label ?? "")" }
    expectEqual(found.sorted(), ["button Delete", "button Insert", "button More Info", "image Checkmark"])
  }

  @Test("duplicate accessory types and duplicate custom views are fatal")
  func duplicates() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        UICollectionViewListCell(frame: .zero).accessories = [.checkmark(), .delete(), .checkmark()]
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = UIView()
        UICollectionViewListCell(frame: .zero).accessories = [
          .customView(configuration: .init(customView: view, placement: .leading())),
          .customView(configuration: .init(customView: view, placement: .trailing())),
        ]
      }
    }
  }

  @Test("each level indents the content, optionally with its leading accessories")
  func indentation() throws {
    let (list, cell) = try shown([])
    cell.indentationLevel = 2
    list.layOut()
    expectEqual(cell.contentView.frame.minX, 20)
    expectEqual(cell.textStart, 36)
    expectEqual(cell.lines.last?.minX, 36)
    cell.indentationWidth = 15
    list.layOut()
    expectEqual(cell.textStart, 46)
    cell.accessories = [.delete(displayed: .always) {}]
    list.layOut()
    expectEqual(cell.symbols.first?.frame.minX, 45)
    expectEqual(cell.contentView.frame.minX, 70)
    cell.indentsAccessories = false
    list.layOut()
    expectEqual(cell.symbols.first?.frame.minX, 15)
    expectEqual(cell.contentView.frame.minX, 70)
    let (wide, wideCell) = try shown([], width: 414, prepare: { $0.indentationLevel = 1 })
    expectEqual(wideCell.textStart, 30)
    withExtendedLifetime(wide) {}
  }

  @Test("content is measured without the width of accessories")
  func measured() throws {
    let text = String(repeating: "word ", count: 16)
    func height(_ accessories: [UICellAccessory]) -> CGFloat {
      let list = ShownList(.plain, [[text]], configure: { cell, _, _ in cell.accessories = accessories })
      return list.cell(0)?.frame.height ?? 0
    }
    let wide = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 10))
    let narrow = height([
      .customView(configuration: .init(customView: wide, placement: .trailing(), reservedLayoutWidth: .actual))
    ])
    #expect(narrow > height([]))
  }

  @Test("accessories have whole cells on a cell grid")
  func cells() throws {
    let (list, cell) = try shown(
      [.disclosureIndicator(), .checkmark(), .delete(displayed: .always) {}, .label(text: "abc")],
      width: 400, pointGrid: CGSize(width: 8, height: 16), prepare: { $0.indentationLevel = 1 })
    expectEqual(list.view.pixelScale, 2)
    for view in cell.subviews where view is AccessorySymbolView || view is UILabel {
      expectEqual(view.frame.minX.truncatingRemainder(dividingBy: 8), 0, "\(view)")
      expectEqual(view.frame.size, CGSize(width: view is UILabel ? 24 : 8, height: 16))
    }
    expectEqual(cell.contentView.frame.minX.truncatingRemainder(dividingBy: 8), 0)
    expectEqual(cell.frame.height, 32)
  }

  @Test("right to left, accessories are mirrored")
  func rightToLeft() throws {
    let (list, cell) = try shown([.disclosureIndicator(), .delete(displayed: .always) {}])
    for view in [list.view, cell, cell.contentView] { view.semanticContentAttribute = .forceRightToLeft }
    list.layOut()
    expectEqual(cell.symbols.map(\.frame.midX).sorted(), [23, 375 - 28])
    expectEqual(cell.contentView.frame, CGRect(x: 30, y: 0, width: 305, height: 44))
  }
}

extension UICollectionViewListCell {
  fileprivate var symbols: [AccessorySymbolView] { subviews.compactMap { $0 as? AccessorySymbolView } }

  /// The types of the displayed accessories, from leading to trailing.
  fileprivate var shownTypes: [UICellAccessory.AccessoryType] {
    accessories.filter { $0.isDisplayed(whileEditing: isBeingEdited) }.sorted { ($0.rank ?? 0) < ($1.rank ?? 0) }
      .map(\.accessoryType)
  }
}
