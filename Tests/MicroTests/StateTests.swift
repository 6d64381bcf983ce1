import Expectations
import Foundation
import Micro
import PergolaTesting
import PergolaUIKit
import Testing

@MainActor @Suite("States made of loops")
struct StateTests {
  let blogs = [Blog(id: 1, name: "iOS"), Blog(id: 2, name: "Android")]

  @Test("an item of another type is another item despite equal identities")
  func types() async {
    let stage = Stage()
    await stage.show(named(blogs))
    await stage.show(
      State {
        ForEach([Advert(diffId: 1)]) { _ in Cell<AdvertCell> { _, cell in cell.nameLabel.text = "Ad" } }
        ForEach([blogs[0]]) { blog in Cell<BlogCell> { _, cell in cell.nameLabel.text = blog.name } }
      })
    expectEqual(stage.driver.labels, ["Ad", "iOS"])
    #expect(stage.cell(0) is AdvertCell)
    #expect(stage.cell(1) is BlogCell)
  }

  @Test("a loop chooses between cells, with and without return")
  func branches() {
    let plain = forEach(blogs) { blog in
      if blog.id == 1 { Cell<BlogCell>() } else { Cell<AdvertCell>() }
    }
    let returned = forEach(blogs) { blog in
      switch blog.id {
      case 1: return Cell<BlogCell>()
      default: return Cell<AdvertCell>()
      }
    }
    for state in [plain, returned] {
      #expect(state.owners[0] is Cell<BlogCell>)
      #expect(state.owners[1] is Cell<AdvertCell>)
    }
  }

  @Test("conditions and loops are parts of a state", arguments: [true, false])
  func parts(isSponsored: Bool) {
    let state = State {
      if isSponsored { ForEach([Advert(diffId: 0)]) { _ in Cell<AdvertCell>() } }
      for blog in blogs { ForEach([blog]) { _ in Cell<BlogCell>() } }
      if blogs.isEmpty { State() } else { named([Blog(id: 9, name: "End")]) }
    }
    expectEqual(state.models.count, (isSponsored ? 4 : 3))
    expectEqual((state.models.last as? Blog)?.name, "End")
    expectEqual(state.observers.count, state.models.count)
  }

  @Test("a loop has a type without parameters and a state")
  func loops() {
    let loops: [ForEach] = [
      ForEach(blogs) { _ in Cell<BlogCell>() }, ForEach([Advert(diffId: 1)]) { _ in Cell<AdvertCell>() },
    ]
    expectEqual(loops.map(\.state.models.count), [2, 1])
    let state = State(builder: { loops[0] })
    expectEqual(state.models as? [Blog], blogs)
  }

  @Test("the models are in the order of the loops")
  func models() {
    expectEqual(named(blogs).models as? [Blog], blogs)
  }
}
