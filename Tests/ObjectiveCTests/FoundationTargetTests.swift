import Expectations
import Foundation
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite("Targets of timers, notifications and delayed calls")
struct FoundationTargetTests {
  final class Target: NSObject {
    nonisolated(unsafe) var calls: [String] = []
    nonisolated func fire(_ timer: Timer) { calls.append("fire \(timer.userInfo as? String ?? "-")") }
    nonisolated func bare() { calls.append("bare") }
    nonisolated func note(_ notification: Notification) {
      calls.append("\(notification.name.rawValue) \(Thread.isMainThread)")
    }
    nonisolated func take(_ text: String?) { calls.append(text ?? "nil") }
  }

  nonisolated static let bare = Selector("bare", Target.bare)
  nonisolated static let fire = Selector("fire:", Target.fire(_:))
  nonisolated static let note = Selector("note:", Target.note(_:))
  nonisolated static let take = Selector("take:", Target.take(_:))

  let center = NotificationCenter()
  let name = Notification.Name("changed")

  @Test("a timer calls its target with itself and has its user info")
  func timer() {
    let target = Target()
    let timer = Timer(timeInterval: 60, target: target, selector: Self.fire, userInfo: "info", repeats: true)
    timer.fire()
    timer.fire()
    expectEqual(target.calls, ["fire info", "fire info"])
    expectEqual(timer.timeInterval, 60)
    #expect(timer.isValid)
    timer.invalidate()
    timer.fire()
    expectEqual(target.calls.count, 2)
  }

  @Test("a scheduled timer fires in its run loop until it is invalidated")
  func scheduledTimer() async {
    let calls = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        let target = Target()
        let timer = Timer.scheduledTimer(
          timeInterval: 0.001, target: target, selector: Self.bare, userInfo: nil, repeats: true)
        while target.calls.count < 3 { RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.01)) }
        timer.invalidate()
        continuation.resume(returning: target.calls)
      }
    }
    expectEqual(calls.prefix(3), ["bare", "bare", "bare"])
  }

  @Test("a timer keeps its target until it is invalidated or has fired for the last time")
  func timerTarget() {
    for repeats in [true, false] {
      var target: Target? = Target()
      weak let observed = target
      let timer = target.map {
        Timer(timeInterval: 60, target: $0, selector: Self.bare, userInfo: nil, repeats: repeats)
      }
      target = nil
      #expect(observed != nil)
      if repeats { timer?.invalidate() } else { timer?.fire() }
      #expect(observed == nil)
    }
  }

  @Test("an observer's method is called for its name and sender")
  func observer() {
    let target = Target()
    let sender = NSObject()
    center.addObserver(target, selector: Self.note, name: name, object: sender)
    center.addObserver(target, selector: Self.bare, name: nil, object: sender)
    center.post(name: name, object: sender)
    expectEqual(Set(target.calls), ["changed \(Thread.isMainThread)", "bare"])
    center.post(name: name, object: nil)
    center.post(name: Notification.Name("other"), object: sender)
    expectEqual(target.calls.count, 3)
  }

  @Test("an observer is removed from a name, a sender or everything")
  func removal() {
    let target = Target()
    let sender = NSObject()
    for object in [sender, nil] { center.addObserver(target, selector: Self.bare, name: name, object: object) }
    center.removeObserver(target, name: name, object: sender)
    center.post(name: name, object: sender)
    expectEqual(target.calls, ["bare"])
    center.removeObserver(target, name: Notification.Name("other"), object: nil)
    center.post(name: name, object: nil)
    expectEqual(target.calls.count, 2)
    center.removeObserver(target)
    center.post(name: name, object: nil)
    expectEqual(target.calls.count, 2)
  }

  @Test("the token of a closure is removed as before")
  func token() {
    nonisolated(unsafe) let target = Target()
    let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in target.bare() }
    center.post(name: name, object: nil)
    center.removeObserver(token)
    center.post(name: name, object: nil)
    expectEqual(target.calls, ["bare"])
  }

  @Test("an observer is not kept alive, and is not called after its release")
  func weakObserver() {
    var target: Target? = Target()
    weak let observed = target
    if let target { center.addObserver(target, selector: Self.bare, name: name, object: nil) }
    target = nil
    #expect(observed == nil)
    center.post(name: name, object: nil)
  }

  @Test("an observer is called on the thread that posts")
  func thread() async {
    let target = Target()
    center.addObserver(target, selector: Self.note, name: name, object: nil)
    let (center, name) = (center, name)
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        center.post(name: name, object: nil)
        continuation.resume()
      }
    }
    expectEqual(target.calls, ["changed false"])
  }

  @Test("a call with a delay comes after the current code")
  func delay() async {
    let target = Target()
    target.perform(Self.take, with: "late", afterDelay: 0)
    target.bare()
    for _ in 0..<1000 where target.calls.count < 2 { try? await Task.sleep(for: .milliseconds(1)) }
    expectEqual(target.calls, ["bare", "late"])
  }

  @Test("calls with a delay are cancelled by target, selector and argument")
  func cancelling() async {
    let target = Target()
    for text in ["a", "b"] { target.perform(Self.take, with: text, afterDelay: 0.01) }
    target.perform(Self.bare, with: nil, afterDelay: 0.01)
    NSObject.cancelPreviousPerformRequests(withTarget: target, selector: Self.take, object: "a")
    let other = Target()
    other.perform(Self.bare, with: nil, afterDelay: 0.01)
    NSObject.cancelPreviousPerformRequests(withTarget: other)
    for _ in 0..<1000 where target.calls.count < 2 { try? await Task.sleep(for: .milliseconds(1)) }
    expectEqual(Set(target.calls), ["b", "bare"])
    #expect(other.calls.isEmpty)
  }

  @Test("calls for the main thread and in the background run there")
  func threads() async {
    let target = Target()
    target.performSelector(onMainThread: Self.take, with: "now", waitUntilDone: true)
    expectEqual(target.calls, ["now"])
    target.performSelector(inBackground: Self.take, with: "aside")
    for _ in 0..<1000 where target.calls.count < 2 { try? await Task.sleep(for: .milliseconds(1)) }
    expectEqual(target.calls, ["now", "aside"])
  }
}
