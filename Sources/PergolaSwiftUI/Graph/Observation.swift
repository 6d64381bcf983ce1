import Foundation
import Observation
import PergolaSystem
import UIKitCore

/// The tie between one evaluation and the observable objects that it read: it ends with the next evaluation.
///
/// An object drops a registration with the first change of any property that was read, and keeps it until then. So that
/// objects that seldom change don't collect those of all evaluations, the tie is itself an object that the evaluation
/// reads, and its end counts as a change.
final class Observation: Observable, @unchecked Sendable {
  /// The node to mark. Used on the main thread only, as the other properties are.
  private weak var node: ViewNode?
  private let kind: ObjectIdentifier
  /// Makes the end known to the objects; nil if none was read.
  private var registrar: ObservationRegistrar?
  private var isOver = false

  /// The kinds of nodes that have read observable objects. Others do without a registrar. Used on the main thread only.
  nonisolated(unsafe) private static var readingKinds: Set<ObjectIdentifier> = []
  /// True while the reads of the present code are followed.
  nonisolated(unsafe) private static var isFollowing = false

  @MainActor
  init(_ node: ViewNode) {
    self.node = node
    kind = ObjectIdentifier(type(of: node))
  }

  /// Runs code of the app on the main thread, and marks the node when a property that the code read changes.
  func follow<Result>(_ code: () -> Result) -> Result {
    let wasFollowing = Self.isFollowing
    Self.isFollowing = true
    defer { Self.isFollowing = wasFollowing }
    // The report is asked for only if an object was read.
    return withObservationTracking(
      {
        if Self.readingKinds.contains(kind) { readEnd() }
        return code()
      }, onChange: makeReport())
  }

  private func readEnd() {
    let registrar = registrar ?? ObservationRegistrar()
    self.registrar = registrar
    registrar.access(self, keyPath: \.isOver)
  }

  private func makeReport() -> @Sendable () -> Void {
    Self.readingKinds.insert(kind)
    return { [weak self] in self?.report() }
  }

  /// Marks the node, on the main thread.
  private func report() {
    // An evaluation that runs meanwhile may read the value before the change: the node is marked even if this is over.
    guard MainThread.isCurrent else { return DispatchQueue.main.async { self.markNode() } }
    if !isOver { markNode() }
  }

  private func markNode() {
    MainActor.assumeIsolated { node?.noteChange(because: "observable object") }
  }

  /// Makes the objects forget the evaluation.
  @MainActor
  func end() {
    isOver = true
    registrar?.willSet(self, keyPath: \.isOver)
    registrar = nil
  }

  // MARK: Scopes

  /// Runs code in which reads are followed by its own scope only.
  static func separately<Result>(_ code: () -> Result) -> Result {
    let wasFollowing = isFollowing
    isFollowing = false
    defer { isFollowing = wasFollowing }
    return code()
  }

  /// Reads a value for the node that is evaluated now, and follows it unless the code around is followed already.
  static func read<Value>(_ value: () -> Value) -> Value {
    guard let node = ViewGraph.evaluatedNode, MainThread.isCurrent, !isFollowing,
      let observation = MainActor.assumeIsolated({ node.observation })
    else { return value() }
    return observation.follow(value)
  }
}
