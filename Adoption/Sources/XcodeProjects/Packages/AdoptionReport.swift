/// The result of an adoption, for its user.
public struct AdoptionReport: Equatable, Sendable {
  /// A dependency that is not part of the package, with the files that import it.
  public struct Missing: Equatable, Sendable {
    /// The name of the module or of the product.
    public let name: String
    /// The reason.
    public let reason: String
    /// The files that import it, as paths from the project's folder.
    public var files: [String]
  }

  /// Files that import missing modules are left out.
  public var isStrict = true
  /// The files and folders that were written.
  public var written: [String] = []
  /// The targets that the package builds, with their numbers of Swift files.
  public var targets: [(name: String, kind: SourceConfiguration.Kind, files: Int)] = []
  /// The targets that are left out, each with the reason.
  public var leftOut: [String] = []
  /// The packages that are dependencies of the new package.
  public var packages: [String] = []
  /// The dependencies that are missing.
  public var missing: [Missing] = []
  /// The classes that storyboards and nibs name and no file of the package declares, with the places and the reasons.
  public var missingClasses: [String] = []
  /// The files that are not Swift and not built.
  public var foreign: [String] = []
  /// Everything else that is worth knowing.
  public var remarks: [String] = []

  public static func == (left: Self, right: Self) -> Bool { left.text == right.text }

  /// The report as lines of text.
  public var text: String {
    var lines: [String] = []
    func section(_ title: String, _ entries: [String]) {
      guard !entries.isEmpty else { return }
      lines.append(title)
      lines += entries.map { "  " + $0 }
    }
    section("Wrote", written)
    section("Targets", targets.map { "\($0.name): \($0.kind.rawValue), \(Self.count($0.files, "Swift file"))" })
    section("Left out", leftOut)
    section("Packages", packages)
    section(
      isStrict
        ? "Missing dependencies; the files that import them are not built"
        : "Missing dependencies; what needs them is fenced",
      missing.flatMap { entry in ["\(entry.name): \(entry.reason)"] + entry.files.map { "  " + $0 } })
    section(
      "Missing classes of storyboards and nibs; an outlet or an action of their objects ends the program",
      missingClasses)
    section("Files that are not Swift and not built", foreign)
    section("Remarks", remarks)
    return lines.joined(separator: "\n")
  }

  private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
