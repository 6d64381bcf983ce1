import Foundation
import PergolaCoreFoundation

/// The transactions of a scene that are open: those that the app began, and that of the turn.
@MainActor
final class TransactionStack {
  /// The values of one transaction. A value that it did not set is nil.
  @MainActor
  final class Transaction {
    var duration: CFTimeInterval?
    var timingFunction: CAMediaTimingFunction??
    var disablesActions: Bool?
    var others: [String: Any?] = [:]
    fileprivate(set) var completion: TransactionCompletion?

    fileprivate func close() {
      completion?.close()
      completion = nil
    }
  }

  static let defaultDuration: CFTimeInterval = 0.25
  private static let processDefault = TransactionStack()

  /// The stack of the current scene, or of the process outside of any scene.
  static var current: TransactionStack { SceneContext.current.scene?.value?.turn.transactions ?? processDefault }

  /// The transactions that the app began, from the outermost to the innermost.
  private var begun: [Transaction] = []
  /// The transaction of the turn; nil until it gets a value.
  private var turnTransaction: Transaction?

  init() {}

  /// The open transactions, from the innermost to that of the turn.
  var values: [Transaction] { begun.reversed() + [turnTransaction].compactMap { $0 } }

  /// True between `begin()` and `commit()`.
  var hasBegun: Bool { !begun.isEmpty }

  /// The innermost transaction; that of the turn begins if there is none.
  var currentTransaction: Transaction {
    if let transaction = begun.last ?? turnTransaction { return transaction }
    let transaction = Transaction()
    turnTransaction = transaction
    TransactionCompletion.atEndOfTurn { [weak self, weak transaction] in
      guard let self, let transaction, self.turnTransaction === transaction else { return }
      self.turnTransaction = nil
      transaction.close()
    }
    return transaction
  }

  func begin() { begun.append(Transaction()) }

  func commit() {
    let transaction = begun.popLast() ?? turnTransaction
    if transaction === turnTransaction { turnTransaction = nil }
    transaction?.close()
  }

  func flush() {
    guard begun.isEmpty else { return }
    commit()
    if let scene = SceneContext.current.scene?.value, !scene.turn.isPerforming { scene.performTurnIfNeeded() }
  }

  func setCompletion(_ block: (() -> Void)?) {
    let transaction = currentTransaction
    transaction.completion?.close()
    transaction.completion = block.map(TransactionCompletion.init)
  }

  /// Joins the open transactions: their completion blocks wait until the result is released. Nil if there are none.
  func join() -> TransactionHold? {
    let completions = values.compactMap(\.completion)
    return completions.isEmpty ? nil : TransactionHold(completions)
  }
}

/// The completion block of a transaction, with the number of animations that it waits for.
@MainActor
final class TransactionCompletion {
  private(set) var block: (() -> Void)?
  private var isClosed = false
  private var pending = 0

  fileprivate init(_ block: @escaping () -> Void) { self.block = block }

  /// Ends the additions of animations.
  fileprivate func close() {
    isClosed = true
    finishIfDone()
  }

  fileprivate func hold() { pending += 1 }

  fileprivate func release() {
    pending -= 1
    finishIfDone()
  }

  private func finishIfDone() {
    guard isClosed, pending == 0, block != nil else { return }
    Self.atEndOfTurn {
      let call = self.block
      self.block = nil
      call?()
    }
  }

  /// Performs an action at the end of the current scene's turn; outside of any scene, on the main queue.
  fileprivate static func atEndOfTurn(_ action: @escaping @MainActor () -> Void) {
    guard let scene = SceneContext.current.scene?.value else {
      DispatchQueue.main.async { MainActor.assumeIsolated { action() } }
      return
    }
    scene.turn.endings.append { action() }
    scene.setNeedsTurn()
  }
}

/// An animation's part in the transactions in which it was added.
@MainActor
final class TransactionHold {
  private var completions: [TransactionCompletion]

  fileprivate init(_ completions: [TransactionCompletion]) {
    self.completions = completions
    for completion in completions { completion.hold() }
  }

  /// Reports that the animation has ended or was removed. A second call has no effect.
  func release() {
    let held = completions
    completions = []
    for completion in held { completion.release() }
  }
}
