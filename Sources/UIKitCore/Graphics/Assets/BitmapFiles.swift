import Foundation
import PergolaDiagnostics
import RenderTree
import Synchronization

/// The image files of assets. A file is read when its image is needed, and again when nothing has used it for long.
final class BitmapFiles: Sendable {
  static let shared = BitmapFiles()

  /// The files that are kept although nothing shows them, in bytes.
  private static let mostBytes = 16 << 20

  private struct State {
    var bitmaps = RecentObjects<String, Bitmap>(mostCost: BitmapFiles.mostBytes)
    /// The files that cannot be read; each is logged once.
    var broken: Set<String> = []
  }

  private let state = Mutex(State())

  /// The bitmap of a file; nil, with the reason in the log the first time, if it cannot be read.
  func bitmap(at file: URL) -> Bitmap? {
    let path = file.path
    let (known, isBroken) = state.withLock { ($0.bitmaps.object(path), $0.broken.contains(path)) }
    if known != nil || isBroken { return known }
    // Outside of the lock: other files do not wait for this one.
    let bitmap = Self.read(file)
    return state.withLock { state in
      // Another thread may have been faster.
      if let other = state.bitmaps.object(path) { return other }
      guard let bitmap else {
        if state.broken.count < 1000 { state.broken.insert(path) }
        return nil
      }
      state.bitmaps.add(bitmap, cost: bitmap.data.count, for: path)
      return bitmap
    }
  }

  private static func read(_ file: URL) -> Bitmap? {
    do {
      let data = try Data(contentsOf: file)
      return file.pathExtension.lowercased() == "svg"
        ? Bitmap.readVector(data, from: file.path) : Bitmap.read(data, from: file.path)
    } catch {
      Log.warning("\(file.path): cannot be read: \(error.localizedDescription).")
      return nil
    }
  }
}
