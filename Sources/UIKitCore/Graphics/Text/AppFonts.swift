import Foundation
import PergolaDiagnostics
import RenderTree
import Synchronization

/// The fonts in the app's bundle that its Info.plist names under `UIAppFonts`.
package enum AppFonts {
  /// The fonts of a bundle, which are read once.
  private struct Loaded {
    let bundle: Bundle
    let fonts: [FontFile]
  }

  private static let loaded = Mutex<Loaded?>(nil)

  /// The files of the running app.
  package static var files: [URL] { fonts.map(\.file) }

  /// The fonts of the running app, which a text engine knows from now on.
  static func faces(for engine: any TextEngine) -> [FontFace] {
    let fonts = fonts
    if !fonts.isEmpty { engine.add(fontFiles: fonts.map(\.file)) }
    return fonts.flatMap(\.faces)
  }

  private static var fonts: [FontFile] {
    let bundle = _TargetBundles.main
    return loaded.withLock { loaded in
      if let known = loaded, known.bundle === bundle { return known.fonts }
      let names = bundle.infoDictionary?["UIAppFonts"] as? [String] ?? []
      let fonts = names.compactMap(font)
      loaded = Loaded(bundle: bundle, fonts: fonts)
      return fonts
    }
  }

  /// The font of a file by its path in the bundle. A folder in the path may be one of the project that the bundle has not.
  private static func font(_ name: String) -> FontFile? {
    let candidates = [name, URL(filePath: name).lastPathComponent]
    let places = Bundle.foldersOfResources.flatMap { folder in candidates.map { folder.appending(path: $0) } }
    guard let place = places.first(where: { FileManager.default.fileExists(atPath: $0.path) }) else {
      Log.warning("The Info.plist names the font file \(name) in UIAppFonts, which is not in the app's bundle")
      return nil
    }
    let font = FontFile(place)
    if font == nil { Log.warning("\(place.path) is not a font in the format of TrueType or OpenType") }
    return font
  }
}
