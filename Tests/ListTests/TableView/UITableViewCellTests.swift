import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite("Table view cells")
struct UITableViewCellTests {
  /// A table with one cell.
  final class Stage: NSObject, UITableViewDataSource {
    let cell: UITableViewCell
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))

    init(_ style: UITableViewCell.CellStyle, _ change: (UITableViewCell) -> Void) {
      cell = UITableViewCell(style: style, reuseIdentifier: nil)
      super.init()
      change(cell)
      let table = UITableView(frame: window.bounds)
      table.dataSource = self
      window.addSubview(table)
      window.layoutIfNeeded()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
  }

  @Test("a cell has the labels of its style")
  func styles() {
    #expect(UITableViewCell(style: .default, reuseIdentifier: nil).detailTextLabel == nil)
    #expect(UITableViewCell(style: .subtitle, reuseIdentifier: nil).detailTextLabel != nil)
    #expect(UITableViewCell(style: .value2, reuseIdentifier: nil).imageView == nil)
  }

  @Test("value1 labels are side by side, subtitle labels stacked")
  func places() throws {
    func place(_ style: UITableViewCell.CellStyle) throws -> (text: CGRect, detail: CGRect) {
      let stage = Stage(style) {
        $0.textLabel?.text = "Name"
        $0.detailTextLabel?.text = "Value"
      }
      return (try #require(stage.cell.textLabel).frame, try #require(stage.cell.detailTextLabel).frame)
    }
    let side = try place(.value1)
    expectEqual(side.text.minX, 16)
    expectEqual(side.detail.maxX, 304)
    expectEqual(side.text.midY, side.detail.midY)
    let below = try place(.subtitle)
    expectEqual(below.text.minX, 16)
    expectEqual(below.detail.minX, 16)
    #expect(below.detail.minY >= below.text.maxY)
  }

  @Test("each level of indentation moves the text by its width", arguments: [0, 1, 2])
  func indentedText(level: Int) throws {
    let stage = Stage(.default) {
      $0.textLabel?.text = "Name"
      $0.indentationLevel = level
    }
    let label = try #require(stage.cell.textLabel)
    expectEqual(label.convert(CGPoint.zero, to: stage.cell).x, 16 + CGFloat(level) * 10)
  }

  @Test("what narrows the content of a visible cell places its labels again")
  func narrowing() throws {
    let stage = Stage(.value1) {
      $0.textLabel?.text = "Name"
      $0.detailTextLabel?.text = "Value"
    }
    let detail = try #require(stage.cell.detailTextLabel)
    expectEqual(detail.convert(detail.bounds, to: stage.cell).maxX, 304)
    stage.cell.accessoryType = .disclosureIndicator
    stage.window.layoutIfNeeded()
    #expect(detail.frame.maxX <= stage.cell.contentView.bounds.width)
    stage.cell.indentationLevel = 3
    stage.window.layoutIfNeeded()
    #expect(detail.frame.maxX <= stage.cell.contentView.bounds.width)
  }

  /// A cell with a card: a content view that it makes smaller.
  private final class CardCell: UITableViewCell {
    override func layoutSubviews() {
      super.layoutSubviews()
      contentView.frame = contentView.frame.insetBy(dx: 10, dy: 4)
    }
  }

  @Test("a cell that places its content view does so after each layout of its row")
  func cards() throws {
    final class Cards: NSObject, UITableViewDataSource {
      let cell = CardCell(style: .default, reuseIdentifier: nil)
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let table = UITableView(frame: window.bounds)
    let source = Cards()
    table.dataSource = source
    window.addSubview(table)
    window.layoutIfNeeded()
    let placed = source.cell.contentView.frame
    expectEqual(placed.minX, 10)
    source.cell.superview?.setNeedsLayout()
    window.layoutIfNeeded()
    expectEqual(source.cell.contentView.frame, placed)
  }

  @Test("an image precedes the texts")
  func picture() throws {
    let stage = Stage(.default) {
      $0.imageView?.image = UIImage(systemName: "star")
      $0.textLabel?.text = "Name"
    }
    let image = try #require(stage.cell.imageView).frame
    let text = try #require(stage.cell.textLabel).frame
    expectEqual(image.minX, 16)
    expectEqual(text.minX, image.maxX + 8)
  }

  @Test("a content configuration fills the content view and is updated")
  func content() {
    var states: [Bool] = []
    let stage = Stage(.default) { cell in
      var content = cell.defaultContentConfiguration()
      content.text = "Name"
      cell.contentConfiguration = content
      cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
    }
    let cell = stage.cell
    expectEqual(cell.content.contentView?.frame, cell.contentView.bounds)
    cell.setSelected(true, animated: false)
    cell.layoutIfNeeded()
    expectEqual(states, [false, true])
  }

  @Test("backgrounds fill the whole row")
  func background() {
    let stage = Stage(.default) { $0.backgroundColor = .red }
    let cell = stage.cell
    expectEqual(cell.row?.backgroundColor, .red)
    expectEqual(cell.row?.bounds.width, 320)
    let view = UIView()
    cell.backgroundView = view
    cell.row?.layoutIfNeeded()
    #expect(view.superview === cell.row)
    expectEqual(view.frame, cell.row?.bounds)
  }

  @Test("a row has the semantics of a cell")
  func semantics() throws {
    let stage = Stage(.default) { $0.textLabel?.text = "Name" }
    let node = try #require(stage.cell.row?.render(with: .current))
    expectEqual(node.semantics?.role, .cell)
  }

  @Test("a row has its cell's accessibility properties and activation")
  func spokenSemantics() throws {
    final class Cell: UITableViewCell {
      var isActivated = false
      override func accessibilityActivate() -> Bool {
        isActivated = true
        return true
      }
    }
    let cell = Cell(style: .default, reuseIdentifier: nil)
    let row = TableRow(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    row.show(cell)
    cell.accessibilityLabel = "Name"
    cell.accessibilityHint = "Opens it"
    cell.accessibilityIdentifier = "first"
    cell.accessibilityTraits = .button
    cell.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Flag", actionHandler: nil)]
    let semantics = try #require(row.makeSemantics())
    expectEqual(semantics.role, .button)
    expectEqual(semantics.label, "Name")
    expectEqual(semantics.hint, "Opens it")
    expectEqual(semantics.identifier, "first")
    expectEqual(semantics.actions, [.activate, .custom("Flag")])
    #expect(row.accessibilityActivate())
    #expect(cell.isActivated)
  }

  @Test("a row is named by its accessibility label or text")
  func rowName() {
    let row = TableRow(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    row.show(cell)
    #expect(row.rowName == nil)
    cell.textLabel?.text = "Text"
    expectEqual(row.rowName, "Text")
    cell.accessibilityLabel = "Label"
    expectEqual(row.rowName, "Label")
  }

  @Test(
    "accessories are trailing and reduce the content width",
    arguments: [
      (UITableViewCell.AccessoryType.none, 0), (.disclosureIndicator, 1), (.detailDisclosureButton, 2), (.checkmark, 1),
      (.detailButton, 1),
    ])
  func accessories(type: UITableViewCell.AccessoryType, count: Int) {
    let stage = Stage(.default) { $0.accessoryType = type }
    expectEqual(stage.cell.row?.accessories.count, count)
    expectEqual((stage.cell.contentView.bounds.width < 320), (count > 0))
  }

  @Test("an accessory view replaces the accessory type")
  func accessoryView() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    let stage = Stage(.default) {
      $0.accessoryType = .checkmark
      $0.accessoryView = view
    }
    expectEqual(stage.cell.row?.accessories.count, 1)
    expectEqual(view.frame.width, 50)
    #expect(view.convert(view.bounds, to: nil).maxX <= 320)
  }

  @Test("an accessory view keeps the size of its frame")
  func accessoryViewSize() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "9"
    let picture = UIImageView(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
    picture.image = UIImage(systemName: "star")
    for view in [label, picture] {
      let size = view.bounds.size
      #expect(view.intrinsicContentSize != size)
      _ = Stage(.default) { $0.accessoryView = view }
      expectEqual(view.bounds.size, size)
    }
  }

  @Test("a trait change updates the configuration")
  func traits() {
    var styles: [UIUserInterfaceStyle] = []
    let stage = Stage(.default) { cell in
      cell.configurationUpdateHandler = { _, state in styles.append(state.traitCollection.userInterfaceStyle) }
    }
    let before = styles.count
    stage.window.overrideUserInterfaceStyle = .dark
    stage.window.layoutIfNeeded()
    expectEqual(styles.count, before + 1)
    expectEqual(styles.last, .dark)
  }

  @Test("the background follows the state unless automatic updates are off")
  func automaticBackground() throws {
    let row = TableRow(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    func shown(_ updates: Bool) throws -> UIColor? {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.automaticallyUpdatesBackgroundConfiguration = updates
      cell.backgroundConfiguration = .listPlainCell()
      row.show(cell)
      row.isHighlighted = true
      row.layoutIfNeeded()
      let color = row.backgroundConfiguration?.backgroundColor
      row.isHighlighted = false
      row.release()
      return color
    }
    let plain = UIBackgroundConfiguration.listPlainCell().backgroundColor
    try expectEqual(shown(false), plain)
    #expect(row.automaticallyUpdatesBackgroundConfiguration)
    #expect(try shown(true) != plain)
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    row.show(cell)
    cell.automaticallyUpdatesBackgroundConfiguration = false
    #expect(!row.automaticallyUpdatesBackgroundConfiguration)
  }

  @Test("a row has its cell's value, hint and traits")
  func quietSemantics() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Inbox"
    let row = TableRow(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    row.show(cell)
    try expectEqual(#require(row.makeSemantics()).role, .cell)
    cell.accessibilityValue = "3 unread"
    cell.accessibilityHint = "Opens it"
    let semantics = try #require(row.makeSemantics())
    expectEqual(semantics.role, .cell)
    expectEqual(semantics.value, "3 unread")
    expectEqual(semantics.hint, "Opens it")
    cell.accessibilityTraits = .header
    expectEqual(row.makeSemantics()?.role, .heading)
  }

  @Test("an adjustable cell can be adjusted, and its row still selected")
  func adjustable() throws {
    final class Cell: UITableViewCell {
      var value = 0
      override func accessibilityIncrement() { value += 1 }
      override func accessibilityDecrement() { value -= 1 }
    }
    let screen = InputScene(size: CGSize(width: 320, height: 400))
    let rows = Rows([names(0..<3)])
    rows.table.register(Cell.self, forCellReuseIdentifier: Rows.identifier)
    screen.window.addSubview(rows.table)
    screen.layOut()
    let cell = try #require(rows.table.cellForRow(at: [0, 0]) as? Cell)
    let row = try #require(cell.row)
    cell.accessibilityTraits = .adjustable
    let actions = try #require(row.makeSemantics()).actions
    #expect(actions.contains(.increment))
    #expect(actions.contains(.decrement))
    #expect(actions.contains(.activate))
    screen.scene.perform(.increment, on: row.nodeID)
    expectEqual(cell.value, 1)
    screen.press(.down)
    screen.press(.right)
    expectEqual(cell.value, 2)
    screen.press(.left)
    screen.press(.left)
    expectEqual(cell.value, 0)
    screen.press(.enter)
    expectEqual(rows.heard, ["willSelect 0", "didSelect 0"])
  }

  @Test("the only label of a cell is as high as the row, and its text stands in the middle")
  func labelHeight() throws {
    let stage = Stage(.default) { $0.textLabel?.text = "Name" }
    expectEqual(try #require(stage.cell.textLabel).frame.minY, 0)
    expectEqual(try #require(stage.cell.textLabel).frame.height, stage.cell.contentView.bounds.height)
  }

  @Test("a cell fills its row, its content lies before the accessory, whose view is a subview of the cell")
  func accessories() {
    let button = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    let plain = Stage(.default) { _ in }
    let indicated = Stage(.default) { $0.accessoryType = .disclosureIndicator }
    let own = Stage(.default) { $0.accessoryView = button }
    for stage in [plain, indicated, own] { expectEqual(stage.cell.frame, CGRect(x: 0, y: 0, width: 320, height: 44)) }
    expectEqual(plain.cell.contentView.frame.width, 320)
    expectEqual(indicated.cell.contentView.frame, CGRect(x: 0, y: 0, width: 290, height: 44))
    #expect(button.superview === own.cell)
    expectEqual(button.frame.maxX, 304)
  }

  @Test("a row is as high as constraints in the content view need beside the accessory")
  func heightBesideAccessory() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = String(repeating: "word ", count: 30)
    let stage = Stage(.default) { cell in
      cell.accessoryType = .disclosureIndicator
      label.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
        label.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
      ])
    }
    expectEqual(label.frame.width, 290)
    expectEqual(stage.cell.frame.height, max(44, label.intrinsicContentSize(forWidth: 290)?.height ?? 0))
  }
}
