import Foundation
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
    return state.withLock { state in
      if let bitmap = state.bitmaps.object(path) { return bitmap }
      guard !state.broken.contains(path) else { return nil }
      guard let data = try? Data(contentsOf: file),
        let bitmap = file.pathExtension.lowercased() == "svg"
          ? Bitmap.readVector(data, from: path) : Bitmap.read(data, from: path)
      else {
        if state.broken.count < 1000 { state.broken.insert(path) }
        return nil
      }
      state.bitmaps.add(bitmap, cost: data.count, for: path)
      return bitmap
    }
  }
}
