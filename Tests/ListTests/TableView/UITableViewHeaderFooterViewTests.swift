import Expectations
import Foundation
import RenderTree
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite("Header and footer views of tables")
struct UITableViewHeaderFooterViewTests {
  private final class Titled: NSObject, UITableViewDataSource, UITableViewDelegate {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let table: UITableView
    var count = 1
    var heard: [String] = []
    var willDisplay: (UITableViewHeaderFooterView) -> Void = { _ in }
    var footer: (() -> UIView?)?
    var footerTitle: (Int) -> String? = { "End \($0)" }
    var rows = 3

    init(_ style: UITableView.Style, count: Int = 1) {
      self.count = count
      table = UITableView(frame: window.bounds, style: style)
      super.init()
      table.rowHeight = 100
      table.dataSource = self
      table.delegate = self
      window.addSubview(table)
    }

    func shown() -> UITableView {
      window.layoutIfNeeded()
      return table
    }

    func numberOfSections(in tableView: UITableView) -> Int { count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Title \(section)" }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { footerTitle(section) }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { footer?() }
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
      heard.append("header \(section)")
      if let view = view as? UITableViewHeaderFooterView { willDisplay(view) }
    }
    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
      heard.append("no header \(section)")
    }
    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
      heard.append("footer \(section)")
    }
    func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
      heard.append("no footer \(section)")
    }
  }

  @Test("titles make header views that are displayed and reused")
  func titles() throws {
    let titled = Titled(.plain, count: 20)
    let table = titled.shown()
    let first = try #require(table.headerView(forSection: 0))
    expectEqual(first.textLabel?.text, "Title 0")
    expectEqual(first.textLabel?.font, .preferredFont(forTextStyle: .headline))
    expectEqual(table.footerView(forSection: 0)?.textLabel?.text, "End 0")
    #expect(titled.heard.contains("header 0"))
    #expect(titled.heard.contains("footer 0"))
    #expect(table.headerView(forSection: 5) == nil)
    table.contentOffset.y = 2000
    titled.window.layoutIfNeeded()
    #expect(titled.heard.contains("no header 0"))
    #expect(titled.heard.contains("no footer 0"))
    table.contentOffset.y = 3000
    titled.window.layoutIfNeeded()
    let shown = (0..<20).compactMap { section in
      (table.headerView(forSection: section) ?? table.footerView(forSection: section)).map { (section, $0) }
    }
    #expect(shown.contains { $0.1 === first }, "the view of the first section is reused")
    #expect(shown.allSatisfy { $0.1.textLabel?.text?.hasSuffix(" \($0.0)") == true })
  }

  @Test("grouped header titles are uppercase, but not for accessibility")
  func capitals() throws {
    let table = Titled(.grouped).shown()
    let header = try #require(table.headerView(forSection: 0)?.textLabel)
    expectEqual(header.text, "TITLE 0")
    expectEqual(header.accessibilityLabel, "Title 0")
    expectEqual(table.footerView(forSection: 0)?.textLabel?.text, "End 0")
    expectEqual(table.footerView(forSection: 0)?.textLabel?.textColor, .secondaryLabel)
  }

  @Test("changes in willDisplayHeaderView are visible")
  func changes() throws {
    let titled = Titled(.plain)
    titled.willDisplay = { view in
      view.textLabel?.textColor = .systemRed
      view.textLabel?.text = "Another"
    }
    let text = try #require(titled.shown().headerView(forSection: 0)?.textLabel)
    expectEqual(text.text, "Another")
    expectEqual(text.textColor, .systemRed)
    expectEqual(text.frame.minX, 16)
  }

  @Test("a detail text is below the title and adds height")
  func detail() throws {
    let plain = Titled(.plain).shown().rectForFooter(inSection: 0).height
    let titled = Titled(.plain)
    let footer = UITableViewHeaderFooterView(reuseIdentifier: nil)
    footer.textLabel?.text = "The end"
    footer.detailTextLabel?.text = "and more"
    titled.footer = { footer }
    #expect(titled.shown().rectForFooter(inSection: 0).height > plain + 10)
    let (text, detail) = (try #require(footer.textLabel), try #require(footer.detailTextLabel))
    expectEqual(text.font, UIListContentConfiguration.plainFooter().textProperties.font)
    expectEqual(text.frame.minX, 16)
    expectEqual(detail.frame.minX, 16)
    #expect(detail.frame.minY >= text.frame.maxY)
  }

  @Test("right to left, the title is at the right")
  func rightToLeft() throws {
    let titled = Titled(.plain)
    titled.table.semanticContentAttribute = .forceRightToLeft
    titled.window.semanticContentAttribute = .forceRightToLeft
    let header = try #require(titled.shown().headerView(forSection: 0))
    header.layoutIfNeeded()
    expectEqual(header.textLabel?.frame.maxX, 304)
  }

  @Test("the background is tinted unless a configuration or view replaces it")
  func backgrounds() throws {
    let titled = Titled(.plain)
    titled.willDisplay = { $0.tintColor = .systemGreen }
    let header = try #require(titled.shown().headerView(forSection: 0))
    func fills(_ color: UIColor) -> Bool { header.subviews.first?.subviews.first?.backgroundColor == color }
    expectEqual(header.subviews.count, 2)
    #expect(fills(.systemGreen))
    #expect(header.edge?.systemBackground == nil)
    header.backgroundConfiguration = header.defaultBackgroundConfiguration()
    header.backgroundConfiguration?.backgroundColor = .systemPink
    expectEqual(header.subviews.count, 2)
    #expect(fills(.systemPink))
    let view = UIView()
    header.backgroundView = view
    #expect(header.backgroundConfiguration == nil)
    #expect(header.subviews.first === view)
    expectEqual(header.subviews.count, 2)
    header.backgroundConfiguration = .clear()
    #expect(header.backgroundView == nil)
    #expect(view.superview == nil)
    header.backgroundConfiguration = nil
    header.tintColor = nil
    expectEqual(header.subviews.count, 1)
    #expect(header.edge?.systemBackground != nil)
  }

  @Test("a dequeued view knows the defaults of its role")
  func defaults() throws {
    let titled = Titled(.grouped)
    var fonts: [UIFont] = []
    titled.table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "view")
    titled.footer = { [unowned titled] in
      let view = titled.table.dequeueReusableHeaderFooterView(withIdentifier: "view")
      var content = view?.defaultContentConfiguration()
      fonts.append(content?.textProperties.font ?? .systemFont(ofSize: 1))
      content?.text = "The end"
      view?.contentConfiguration = content
      return view
    }
    let table = titled.shown()
    expectEqual(fonts, [UIListContentConfiguration.groupedFooter().textProperties.font])
    let footer = try #require(table.footerView(forSection: 0))
    expectEqual((footer.contentConfiguration as? UIListContentConfiguration)?.text, "The end")
  }

  @Test("views are updated when they are pinned")
  func updates() throws {
    let titled = Titled(.plain)
    var states: [Bool] = []
    titled.willDisplay = { $0.configurationUpdateHandler = { _, state in states.append(state.isPinned) } }
    let table = titled.shown()
    titled.window.layoutIfNeeded()
    expectEqual(Set(states), [false])
    table.contentOffset.y = 60
    titled.window.layoutIfNeeded()
    expectEqual(states.last, true)
  }

  @Test("overrides of state and updating are called")
  func overriding() throws {
    final class Header: UITableViewHeaderFooterView {
      static let key = UIConfigurationStateCustomKey("own")
      var updates: [AnyHashable?] = []
      override var configurationState: UIViewConfigurationState {
        var state = super.configurationState
        state[Self.key] = 7
        return state
      }
      override func updateConfiguration(using state: UIViewConfigurationState) {
        super.updateConfiguration(using: state)
        updates.append(state[Self.key])
      }
    }
    let titled = Titled(.plain)
    let footer = Header(reuseIdentifier: nil)
    footer.textLabel?.text = "The end"
    titled.footer = { footer }
    _ = titled.shown()
    let before = footer.updates.count
    expectEqual(Set(footer.updates), [7])
    footer.setNeedsUpdateConfiguration()
    footer.setNeedsUpdateConfiguration()
    titled.window.layoutIfNeeded()
    expectEqual(footer.updates.count, before + 1)
  }

  @Test("changes to a header do not leak into reused footers")
  func roles() {
    let titled = Titled(.plain, count: 20)
    titled.willDisplay = { view in
      view.textLabel?.textColor = .systemRed
      view.tintColor = .systemGreen
    }
    let table = titled.shown()
    for offset in stride(from: 0, through: 3000, by: 170) {
      table.contentOffset.y = CGFloat(offset)
      titled.window.layoutIfNeeded()
      let footers = (0..<20).compactMap { table.footerView(forSection: $0) }
      #expect(footers.allSatisfy { $0.textLabel?.textColor != .systemRed && !$0.hasOwnBackground })
    }
  }

  @Test("a view made in advance is dropped when its section changes")
  func staleViews() throws {
    let titled = Titled(.plain)
    titled.rows = 100
    titled.footer = { [unowned titled] in
      let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
      view.textLabel?.text = "\(titled.rows) items"
      return view
    }
    titled.footerTitle = { _ in nil }
    let table = titled.shown()
    titled.rows = 50
    table.reloadSections([0], with: .none)
    titled.window.layoutIfNeeded()
    table.contentOffset.y = table.contentSize.height - 400
    titled.window.layoutIfNeeded()
    expectEqual(table.footerView(forSection: 0)?.textLabel?.text, "50 items")
  }
}
