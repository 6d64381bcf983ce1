extension System {
  /// A question that the system puts to the user.
  package struct Question: Sendable, Equatable {
    /// The name of the question: that of a permission, or of what is asked otherwise.
    package let name: String
    /// The application's explanation; nil if it gives none.
    package let explanation: String?
    /// The answers from which the user chooses.
    package let choices: [Answer]

    /// Makes a question.
    package init(name: String, explanation: String?, choices: [Answer]) {
      self.name = name
      self.explanation = explanation
      self.choices = choices
    }
  }

  /// An answer of the user. Frameworks add those of their own questions.
  public struct Answer: Hashable, Sendable, CustomStringConvertible {
    /// The name of the answer, as stored.
    package let name: String
    public var description: String { name }

    /// Makes an answer with a name that no other answer has.
    package init(_ name: String) { self.name = name }

    /// The user allows what the application asks for.
    public static let allow = Answer("allow")
    /// The user doesn't allow what the application asks for.
    public static let deny = Answer("deny")
  }

  /// The names of the questions that nobody has answered, in order: they were taken as not allowed, or as canceled.
  public var unanswered: [String] { state.withLock { $0.unanswered } }

  /// Puts a question to the user of a live host. Returns nil if nobody answers, as in a test, and notes the question.
  package func ask(_ question: Question) async -> Answer? {
    if let answer = await asker?(question), question.choices.contains(answer) { return answer }
    noteUnanswered(question.name)
    return nil
  }

  /// Notes the name of a question that nobody has answered.
  package func noteUnanswered(_ name: String) { state.withLock { $0.unanswered.append(name) } }
}
