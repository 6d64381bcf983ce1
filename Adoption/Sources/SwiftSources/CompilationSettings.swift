/// The settings of a target that decide conditions of `#if` in its sources.
public struct CompilationSettings: Hashable, Sendable {
  /// The target's own conditions, as in `#if MOCKS`.
  public var conditions: Set<String>
  /// The mode of the language, such as `5`.
  public var languageMode: String

  /// Settings with conditions and a mode of the language.
  public init(conditions: Set<String> = [], languageMode: String = "5") {
    self.conditions = conditions
    self.languageMode = languageMode
  }

  /// Takes over the conditions of another target with the same file, and the later one of both modes.
  package mutating func merge(_ other: CompilationSettings) {
    conditions.formUnion(other.conditions)
    if LanguageVersion.language(mode: languageMode).isBelow(.language(mode: other.languageMode)) {
      languageMode = other.languageMode
    }
  }
}
