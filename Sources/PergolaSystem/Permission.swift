import Foundation

extension System {
  /// A permission that an application asks the user for. Frameworks add theirs.
  public struct Permission: Hashable, Sendable, CustomStringConvertible {
    /// The name of the permission, as stored.
    package let name: String
    /// The answers between which the user chooses.
    package let choices: [Answer]
    /// The key of the explanation that Info.plist must have; nil if none is needed.
    package let usageKey: String?
    public var description: String { name }

    /// Makes a permission with a name that no other permission has.
    package init(_ name: String, choices: [Answer] = [.allow, .deny], usageKey: String? = nil) {
      self.name = name
      self.choices = choices
      self.usageKey = usageKey
    }

    public static func == (a: Permission, b: Permission) -> Bool { a.name == b.name }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }

  /// Answers the question for a permission.
  ///
  /// Before the application has asked, the answer is planned for that question. Afterwards the user changes it in
  /// Settings: the permission is given or revoked at once.
  ///
  /// - Precondition: The answer is one of those that the question offers.
  public func answer(_ permission: Permission, with answer: Answer) {
    precondition(
      permission.choices.contains(answer),
      "\(permission) is not answered with \(answer), but with one of \(permission.choices)")
    let isDecided = state.withLock { state in
      if state.decisions[permission] == nil { state.planned[permission] = answer }
      return state.decisions[permission] != nil
    }
    if isDecided { decide(permission, answer) }
  }

  /// Forgets the answer for a permission, so that the application may ask again.
  public func forgetAnswer(_ permission: Permission) {
    let observers = state.withLock { state in
      state.planned[permission] = nil
      state.decisions[permission] = nil
      return state.observers[permission] ?? []
    }
    storeDecisions()
    callBack { observers.forEach { $0(nil) } }
  }

  /// The answer that the user has given; nil if the application has not asked yet.
  package func decision(for permission: Permission) -> Answer? { state.withLock { $0.decisions[permission] } }

  /// Calls a function on the system's queue whenever the answer for a permission changes.
  package func observe(_ permission: Permission, _ change: @escaping @Sendable (Answer?) -> Void) {
    state.withLock { $0.observers[permission, default: []].append(change) }
  }

  /// Asks the user for a permission, unless it has been decided, and calls back on the system's queue.
  ///
  /// Requests during the question wait for the same answer. A missing explanation in Info.plist ends the application.
  ///
  /// - Parameter unanswered: The decision if nobody answers.
  package func request(
    _ permission: Permission, unanswered: Answer = .deny, reply: @escaping @Sendable (Answer) -> Void
  ) {
    enum Step { case reply(Answer), wait, answer(Answer), ask }
    let explanation = explanation(of: permission)
    let step: Step = state.withLock { state in
      if let decided = state.decisions[permission] { return .reply(decided) }
      let isAsked = state.waiting[permission] != nil
      state.waiting[permission, default: []].append(reply)
      if isAsked { return .wait }
      if let planned = state.planned.removeValue(forKey: permission) { return .answer(planned) }
      return .ask
    }
    switch step {
    case .reply(let decided): callBack { reply(decided) }
    case .wait: break
    case .answer(let planned): decide(permission, planned)
    case .ask:
      let question = Question(name: permission.name, explanation: explanation, choices: permission.choices)
      guard asker != nil else {
        noteUnanswered(permission.name)
        return decide(permission, unanswered)
      }
      Task { decide(permission, await ask(question) ?? unanswered) }
    }
  }

  /// Asks the user for a permission, unless it has been decided, and returns the answer.
  package func request(_ permission: Permission, unanswered: Answer = .deny) async -> Answer {
    await withCheckedContinuation { continuation in
      request(permission, unanswered: unanswered) { continuation.resume(returning: $0) }
    }
  }

  private func decide(_ permission: Permission, _ answer: Answer) {
    let (replies, observers) = state.withLock { state in
      let isNew = state.decisions.updateValue(answer, forKey: permission) != answer
      return (state.waiting.removeValue(forKey: permission) ?? [], isNew ? state.observers[permission] ?? [] : [])
    }
    storeDecisions()
    callBack {
      observers.forEach { $0(answer) }
      replies.forEach { $0(answer) }
    }
  }

  /// The explanation in Info.plist.
  private func explanation(of permission: Permission) -> String? {
    guard let key = permission.usageKey, let information else { return nil }
    guard let text = information(key) as? String, !text.isEmpty else {
      fatalError(
        "This app has crashed because it attempted to access privacy-sensitive data without a usage description. "
          + "The app's Info.plist must contain an \(key) key with a string value explaining to the user how the app "
          + "uses this data.")
    }
    return text
  }
}
