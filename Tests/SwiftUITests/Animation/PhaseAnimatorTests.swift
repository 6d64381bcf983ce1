import Expectations
import Foundation
import PergolaTesting
import SwiftUI
import Testing

@MainActor @Suite("Phase animators")
struct PhaseAnimatorTests {
  @MainActor final class Log { var phases: [Int] = [] }

  private struct Triggered: View {
    @ObservedObject var model: ListModel<Int>
    let log: Log
    var body: some View {
      Text(verbatim: "a")
        .phaseAnimator([0, 1, 2], trigger: model.value) { content, phase in
          let _ = log.phases.append(phase)
          content.opacity(phase == 0 ? 1 : 0.5)
        } animation: { _ in
          .linear(duration: 0.5)
        }
    }
  }

  private func show(_ view: some View) async -> Driver {
    let driver = Driver(showing: UIHostingController(rootView: view), size: CGSize(width: 300, height: 300))
    _ = driver.text
    return driver
  }

  @Test("with a trigger each change goes through the phases once, and ends at the first")
  func trigger() async {
    let (model, log) = (ListModel(0), Log())
    let driver = await show(Triggered(model: model, log: log))
    await driver.settle()
    expectEqual(Set(log.phases), [0])
    log.phases = []
    model.value = 1
    _ = driver.text
    #expect(log.phases.last == 1)
    await driver.advanceClock(by: 0.51)
    #expect(log.phases.last == 2)
    await driver.advanceClock(by: 0.5)
    #expect(log.phases.last == 0)
    let count = log.phases.count
    await driver.advanceClock(by: 5)
    expectEqual(log.phases.count, count)
  }

  private struct Late: View {
    @ObservedObject var model: ListModel<[Int]>
    let log: Log
    var body: some View {
      Text(verbatim: "a")
        .phaseAnimator(model.value) { content, phase in
          let _ = log.phases.append(phase)
          content
        } animation: { _ in
          .linear(duration: 0.5)
        }
    }
  }

  @Test("phases that come after the view has appeared are gone through")
  func latePhases() async {
    let (model, log) = (ListModel([0]), Log())
    let driver = await show(Late(model: model, log: log))
    await driver.advanceClock(by: 2)
    expectEqual(Set(log.phases), [0])
    model.value = [0, 1, 2]
    _ = driver.text
    await driver.advanceClock(by: 2)
    expectEqual(Set(log.phases), [0, 1, 2])
  }

  @Test("a change during a run leads to the next phase at once")
  func changeDuringRun() async {
    let (model, log) = (ListModel(0), Log())
    let driver = await show(Triggered(model: model, log: log))
    model.value = 1
    _ = driver.text
    #expect(log.phases.last == 1)
    model.value = 2
    _ = driver.text
    #expect(log.phases.last == 2)
  }

  @Test("without a trigger the phases go round while the view is shown, and nothing waits for their end")
  func endless() async {
    let log = Log()
    let driver = await show(
      PhaseAnimator([0, 1, 2]) { phase in
        let _ = log.phases.append(phase)
        Text(verbatim: "phase \(phase)")
      } animation: { _ in
        .linear(duration: 1)
      })
    await driver.settle()
    expectEqual(log.phases, [0, 1])
    for _ in 0..<3 { await driver.advanceClock(by: 1) }
    expectEqual(log.phases, [0, 1, 2, 0, 1])
  }

  @Test("jumps without an end leave time for others")
  func jumps() async {
    let log = Log()
    let driver = await show(
      PhaseAnimator([0, 1]) { phase in
        let _ = log.phases.append(phase)
        Text(verbatim: "a")
      } animation: { _ in
        nil
      })
    await driver.settle()
    await driver.advanceClock(by: 1)
    #expect(log.phases.count <= 63)
  }

  @Test("an animator without phases says so")
  func empty() async {
    let log = WarningLog()
    log.keep {
      let driver = Driver(
        showing: UIHostingController(rootView: PhaseAnimator([Int]()) { _ in Text(verbatim: "a") }),
        size: CGSize(width: 300, height: 300))
      expectEqual(driver.labels, ["No phases"])
    }
    expectEqual(log.messages.contains { $0.contains("has no phases; expected at least one") }, true)
  }
}
