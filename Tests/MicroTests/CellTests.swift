import Expectations
import Foundation
import Micro
import PergolaTesting
import PergolaUIKit
import Testing

@MainActor @Suite("Closures of a declared cell")
struct CellTests {
  let blogs = [Blog(id: 1, name: "iOS"), Blog(id: 2, name: "Android")]

  @Test("onSelect and onDeselect receive the index path")
  func selection() async throws {
    let stage = Stage()
    var calls: [String] = []
    await stage.show(
      forEach(blogs) { blog in
        Cell<BlogCell> { _, cell in cell.nameLabel.text = blog.name }
          .onSelect { context in calls.append("+\(context.indexPath.item)") }
          .onDeselect { context in calls.append("-\(context.indexPath.item)") }
      })
    try await stage.driver.tap("Android")
    try await stage.driver.tap("iOS")
    expectEqual(calls, ["+1", "-1", "+0"])
  }

  @Test("onShouldSelect and onShouldHighlight can prevent selection")
  func refusal() async throws {
    let stage = Stage()
    var selected: [Int] = []
    await stage.show(
      State {
        ForEach([blogs[0]]) { blog in
          Cell<BlogCell> { _, cell in cell.nameLabel.text = blog.name }
            .onShouldSelect { _ in false }
            .onSelect { selected.append($0.indexPath.item) }
        }
        ForEach([blogs[1]]) { blog in
          Cell<BlogCell> { _, cell in cell.nameLabel.text = blog.name }
            .onShouldHighlight { _ in false }
            .onSelect { selected.append($0.indexPath.item) }
        }
      })
    try await stage.driver.tap("iOS")
    try await stage.driver.tap("Android")
    #expect(selected.isEmpty)
  }

  @Test("onSize gives a cell's size; otherwise the layout does")
  func size() async {
    let stage = Stage()
    await stage.show(
      State {
        ForEach([blogs[0]]) { _ in
          Cell<BlogCell>().onSize { CGSize(width: $0.collectionView.bounds.width, height: 70) }
        }
        ForEach([blogs[1]]) { _ in Cell<BlogCell>() }
      })
    expectEqual(stage.cell(0)?.bounds.size, CGSize(width: 390, height: 70))
    expectEqual(stage.cell(1)?.bounds.size, CGSize(width: 300, height: 50))
  }

  @Test("onWillDisplay and onDidEndDisplay run as a cell appears and disappears")
  func display() async {
    let stage = Stage()
    var calls: [String] = []
    await stage.show(
      forEach((0..<40).map { Blog(id: $0, name: "\($0)") }) { blog in
        Cell<BlogCell> { _, cell in cell.nameLabel.text = blog.name }
          .onWillDisplay { _, cell in if blog.id == 0 { calls.append("shown \(cell.nameLabel.text ?? "")") } }
          .onDidEndDisplay { _, cell in if blog.id == 0 { calls.append("gone \(cell.nameLabel.text ?? "")") } }
      })
    expectEqual(calls, ["shown 0"])
    await stage.driver.scroll(by: CGVector(dx: 0, dy: 600))
    await stage.driver.settle()
    expectEqual(calls, ["shown 0", "gone 0"])
  }

  @Test("onDidEndDisplay is called for the deleted model, not its successor")
  func displayOfModelsThatGo() async {
    let stage = Stage()
    var gone: [Int] = []
    func state(_ ids: [Int]) -> State {
      forEach(ids.map { Blog(id: $0, name: "\($0)") }) { blog in
        Cell<BlogCell>().onDidEndDisplay { _, _ in gone.append(blog.id) }
      }
    }
    await stage.show(state([1, 2, 3]))
    await stage.show(state([2, 3]))
    expectEqual(gone, [1])
    await stage.show(state([2]))
    expectEqual(gone, [1, 3])
  }

  @Test("cells made from one another have their own closures")
  func modifiers() async throws {
    let stage = Stage()
    var selected: [String] = []
    let plain = Cell<BlogCell> { context, cell in cell.nameLabel.text = "row \(context.indexPath.item)" }
    let first = plain.onSelect { _ in selected.append("first") }
    let second = plain.onSelect { _ in selected.append("second") }
    await stage.show(forEach(blogs) { blog in blog.id == 1 ? first : second })
    try await stage.driver.tap("row 0")
    try await stage.driver.tap("row 1")
    expectEqual(selected, ["first", "second"])
  }
}
