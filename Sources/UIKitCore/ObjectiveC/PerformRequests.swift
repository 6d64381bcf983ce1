import Foundation
import PergolaSystem
import Synchronization

/// The calls of `perform(_:with:afterDelay:)` that are pending.
///
/// Each request keeps its target and its argument alive. Requests are made, cancelled and performed on one thread, by
/// the original's rule that they belong to the run loop of the thread that makes them.
private final class PerformRequest: @unchecked Sendable {
  private static let pending = Mutex<[PerformRequest]>([])

  private let target: NSObject
  private let selector: Selector
  private let argument: Any?
  private let context = SceneContext.current

  init(_ target: NSObject, _ selector: Selector, _ argument: Any?) {
    self.target = target
    self.selector = selector
    self.argument = argument
  }

  /// Performs the request after a delay: on the main queue, or in the run loop of another thread.
  func schedule(after delay: TimeInterval, inModes modes: [RunLoop.Mode]) {
    Self.pending.withLock { $0.append(self) }
    if MainThread.isCurrent {
      DispatchQueue.main.asyncAfter(deadline: .now() + max(0, delay)) { self.perform() }
    } else {
      let timer = Timer(timeInterval: delay, repeats: false) { _ in self.perform() }
      for mode in modes { RunLoop.current.add(timer, forMode: mode) }
    }
  }

  private func perform() {
    let isPending = Self.pending.withLock { requests in
      guard let index = requests.firstIndex(where: { $0 === self }) else { return false }
      requests.remove(at: index)
      return true
    }
    guard isPending else { return }
    context.perform { _ = selector.send(to: target, with: [argument]) }
  }

  static func cancel(where matches: (NSObject, Selector, Any?) -> Bool) {
    pending.withLock { requests in requests.removeAll { matches($0.target, $0.selector, $0.argument) } }
  }
}

extension NSObject {
  /// Calls the method of a selector after a delay in seconds, on the current thread and never before this call returns.
  /// The object and the argument are kept alive until then.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    perform(aSelector, with: anArgument, afterDelay: delay, inModes: [.default])
  }

  /// Calls the method of a selector after a delay in seconds, in modes of the current run loop. The main thread has no
  /// modes here.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
  ) {
    PerformRequest(self, aSelector, anArgument).schedule(after: delay, inModes: modes)
  }

  /// Calls the method of a selector on the main thread, and waits until it has returned if that is wanted.
  public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
    let request = MainThreadCall(target: self, selector: aSelector, argument: arg)
    if !wait {
      DispatchQueue.main.async { request.perform() }
    } else if MainThread.isCurrent {
      request.perform()
    } else {
      DispatchQueue.main.sync { request.perform() }
    }
  }

  /// Calls the method of a selector on a new thread.
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    let request = MainThreadCall(target: self, selector: aSelector, argument: arg)
    Thread.detachNewThread { request.perform() }
  }

  /// Cancels the calls with a delay of a target that are pending.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    let target = aTarget as AnyObject
    PerformRequest.cancel { other, _, _ in other === target }
  }

  /// Cancels the calls with a delay of a target, a selector and an equal argument that are pending.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    let target = aTarget as AnyObject
    PerformRequest.cancel { other, selector, argument in
      other === target && selector == aSelector && isEqual(argument, anArgument)
    }
  }

  private class func isEqual(_ left: Any?, _ right: Any?) -> Bool {
    switch (left, right) {
    case (nil, nil): true
    case (let left?, let right?):
      if let left = left as? AnyHashable, let right = right as? AnyHashable {
        left == right
      } else {
        left as AnyObject === right as AnyObject
      }
    default: false
    }
  }
}

/// A call on its way to another thread, which the app asked for.
private struct MainThreadCall: @unchecked Sendable {
  let target: NSObject
  let selector: Selector
  let argument: Any?
  private let context = SceneContext.current

  init(target: NSObject, selector: Selector, argument: Any?) {
    self.target = target
    self.selector = selector
    self.argument = argument
  }

  func perform() { context.perform { _ = selector.send(to: target, with: [argument]) } }
}
