import Compatibility
import SourceTranslation

/// The fences that are certain before the compiler reads anything.
extension TargetFencing {
  /// Fences the modifiers of views that Pergola lacks, as `pergola check` finds them. One of them deep in a body can make the
  /// compiler run for minutes, and hide its own name.
  func fenceKnownModifiers() {
    // Without the lists the compiler finds all of them, later.
    guard let names = try? OriginalNames() else { return }
    let texts = Dictionary(sources.map { ($0.name, file(of: $0).text) }) { first, _ in first }
    let missing = placeholders.modules
    let settings = texts.mapValues { _ in compiler.settings }
    let report = CompatibilityReport(texts, names: names, settings: settings) { !missing.contains($0) }
    for entry in report.files {
      guard let source = sources.first(where: { $0.name == entry.path }) else { continue }
      let file = file(of: source)
      for finding in entry.findings where finding.kind == .member {
        let member = finding.name.split(separator: ".").last.map(String.init) ?? finding.name
        for site in file.sites.sites
        where site.kind == .modifier && site.name == member && file.line(of: site.range.lowerBound) == finding.line {
          let problem = Problem(
            file: source.name, offset: site.range.lowerBound, line: finding.line,
            text: "value of type 'some View' has no member '\(member)'")
          _ = add(site, for: problem)
        }
      }
    }
  }
}
