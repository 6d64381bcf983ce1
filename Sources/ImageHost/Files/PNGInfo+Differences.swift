#if Image
  import Foundation
  import PangoText

  extension PNGInfo {
    /// Returns the differences between the fonts and libraries of an expected image and those of this machine, as
    /// clauses; empty if both draw text in the same way.
    static func differences(of expected: Data, fromHereIn actual: Data) -> [String] {
      guard let old = PNGInfo(png: expected), let new = PNGInfo(png: actual) else { return [] }
      guard !old.libraries.isEmpty else { return ["the reference does not say what drew it"] }
      return old.libraryDifferences(from: new) + old.fontDifferences(from: new)
    }

    private func libraryDifferences(from here: PNGInfo) -> [String] {
      libraries.filter { !here.libraries.contains($0) }.map { library in
        let name = library.prefix { $0 != " " }
        let other = here.libraries.first { $0.hasPrefix("\(name) ") }
        return "\(library) there, \(other ?? "no \(name)") here"
      }
    }

    /// A font that the other image does not use may be installed all the same.
    private func fontDifferences(from here: PNGInfo) -> [String] {
      fonts.filter { !here.fonts.contains($0) }.compactMap { font in
        let installed = FontRecord.installed(named: font.name)
        guard !installed.contains(font) else { return nil }
        guard let other = installed.first else { return "the font \(font.name) \(font.version) there, not here" }
        return "the font \(font.line) there, \(other.line) here"
      }
    }
  }
#endif
