#if Web
  import Foundation

  /// The files that a user gave to a scene, and those that its app gives to the user.
  ///
  /// The files of the user are removed with this object, which lives as long as the scene.
  @MainActor
  final class SceneFiles {
    /// The maximum number of the app's files that can be downloaded; earlier ones are forgotten.
    private static let maximumDownloads = 100

    private let limit: Int
    private var uploads: [String: UploadedFile] = [:]
    /// The number of files that are being sent.
    private var reserved = 0
    private var downloads: [(id: String, file: URL)] = []

    /// - Parameter limit: the maximum number of files of the user.
    init(limit: Int) { self.limit = limit }

    isolated deinit {
      for upload in uploads.values { upload.remove() }
    }

    /// True if there are no files, and none is being sent.
    var isEmpty: Bool { uploads.isEmpty && reserved == 0 && downloads.isEmpty }

    /// Reserves the room for a file that is being sent. Returns false if there is none.
    func reserve() -> Bool {
      guard uploads.count + reserved < limit else { return false }
      reserved += 1
      return true
    }

    /// Gives back the room of a file that was not sent to its end.
    func release() { reserved -= 1 }

    /// Keeps an uploaded file for which room was reserved, and returns the name by which the page gives it to the app.
    func add(_ upload: UploadedFile) -> String {
      reserved -= 1
      let id = RandomName.make()
      uploads[id] = upload
      return id
    }

    /// Returns the files with names that ``add(_:)`` returned; unknown ones are left out.
    func files(_ ids: [String]) -> [URL] { ids.compactMap { uploads[$0]?.file } }

    /// Offers a file of the app, and returns its name in addresses.
    func offer(_ file: URL) -> String {
      if downloads.count >= Self.maximumDownloads { downloads.removeFirst() }
      let id = RandomName.make()
      downloads.append((id, file))
      return id
    }

    /// Returns the offered file with a name; nil if there is none.
    func offered(_ id: String) -> URL? { downloads.first { $0.id == id }?.file }
  }
#endif
