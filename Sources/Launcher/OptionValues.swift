import ArgumentParser
import Foundation

#if Web
  import WebHost
#endif

/// A size on the command line: `390x844`, in points.
struct ScreenSize: ExpressibleByArgument {
  let value: CGSize

  /// The maximum width and height; larger values are taken for a typing error.
  static let maximumLength = 20_000

  /// The default size of a frame.
  static let phone = ScreenSize(CGSize(width: 390, height: 844))

  init(_ value: CGSize) { self.value = value }

  init?(argument: String) {
    let parts = argument.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1] else { return nil }
    let allowed = 1...Self.maximumLength
    guard allowed.contains(width), allowed.contains(height) else { return nil }
    value = CGSize(width: width, height: height)
  }

  var defaultValueDescription: String { "\(Int(value.width))x\(Int(value.height))" }
}

/// A URL with a scheme.
struct LaunchURL: ExpressibleByArgument {
  let value: URL

  /// The maximum length of a URL, in bytes.
  static let maximumLength = 16_384

  init?(argument: String) {
    guard argument.utf8.count <= Self.maximumLength,
      !argument.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }),
      let url = URL(string: argument), url.scheme != nil
    else { return nil }
    value = url
  }
}

/// A language on the command line: a tag of BCP 47.
struct LanguageTag: ExpressibleByArgument, Equatable {
  let text: String

  init?(argument: String) {
    let parts = argument.split(separator: "-", omittingEmptySubsequences: false)
    guard let language = parts.first, (2...3).contains(language.utf8.count), language.utf8.allSatisfy(Self.isLetter),
      parts.dropFirst().allSatisfy({ (2...8).contains($0.utf8.count) && $0.utf8.allSatisfy(Self.isLetterOrDigit) })
    else { return nil }
    text = argument
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}

/// An address to listen at on the command line: a port, or a host and a port.
struct ListenText: ExpressibleByArgument, Equatable {
  let text: String

  init?(argument: String) {
    #if Web
      guard (try? ListenAddress(argument)) != nil else { return nil }
    #endif
    text = argument
  }
}

/// A proxy on the command line: a numeric address or a network.
struct ProxyText: ExpressibleByArgument, Equatable {
  let text: String

  init?(argument: String) {
    #if Web
      var proxies = TrustedProxies()
      guard (try? proxies.insert(argument)) != nil else { return nil }
    #endif
    text = argument
  }
}

/// A limit of pages on the command line: its name, an equals sign and its value.
struct LimitText: ExpressibleByArgument, Equatable {
  let name: String
  let value: String

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else { return nil }
    (name, value) = (parts[0], parts[1])
  }
}

/// A place for the states of pages on the command line: memory, a file, or the address of a Redis server.
struct StoreText: ExpressibleByArgument, Equatable {
  let text: String

  init?(argument: String) {
    guard !argument.isEmpty else { return nil }
    text = argument
  }

  /// The scheme of an address; nil for a file's path.
  private var scheme: String? {
    text.range(of: "://").map { text[..<$0.lowerBound].lowercased() }
  }

  #if Web
    /// Throws if there is no such store.
    func validate() throws {
      guard let scheme else { return }
      guard scheme.hasPrefix("redis") else {
        throw ValidationError("--store knows no \(scheme) servers. Expected: memory, a file, or redis://host")
      }
      #if Redis
        do {
          _ = try RedisAddress(text)
        } catch {
          throw ValidationError("\(error)")
        }
      #else
        throw ValidationError("This app was built without Redis. Expected: the package's trait Redis")
      #endif
    }

    /// Opens the store.
    func open(for app: AppInfo) throws(RestorationStoreError) -> any RestorationStore {
      if text == "memory" { return MemoryStore() }
      #if Redis
        if scheme != nil { return try RedisStore(RedisAddress(text), name: app.name) }
      #endif
      return try SQLiteStore(file: URL(filePath: text))
    }
  #endif
}

/// A scale on the command line, in pixels per point.
struct ScreenScale: ExpressibleByArgument {
  let value: CGFloat

  init?(argument: String) {
    guard let number = Double(argument), (0.25...8).contains(number) else { return nil }
    value = CGFloat(number)
  }
}

/// The destination of a frame.
enum OutputPath: ExpressibleByArgument, Equatable {
  case standardOutput
  case file(String)

  /// The format of a picture file.
  enum PictureFormat: String { case png, svg }

  init?(argument: String) {
    guard argument != "-" else {
      self = .standardOutput
      return
    }
    let path = OutputPath.file(argument)
    guard argument.lowercased().hasSuffix(".txt") || path.pictureFormat != nil else { return nil }
    self = path
  }

  /// The picture format of the file's extension; nil for text.
  var pictureFormat: PictureFormat? {
    guard case .file(let path) = self else { return nil }
    return PictureFormat(rawValue: URL(fileURLWithPath: path).pathExtension.lowercased())
  }

  /// Writes a frame; a file is written completely or not at all.
  func write(_ data: Data) throws {
    do {
      switch self {
      case .standardOutput: try FileHandle.standardOutput.write(contentsOf: data)
      case .file(let path): try data.write(to: URL(fileURLWithPath: path), options: .atomic)
      }
    } catch {
      throw OutputError(output: self, reason: reason(for: error))
    }
  }

  /// The reason of a failure to write, with a remedy.
  private func reason(for error: any Error) -> String {
    guard case .file(let path) = self else { return error.localizedDescription }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    var isFolder: ObjCBool = false
    if !FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) || !isFolder.boolValue {
      return "There is no folder \(folder). Create it, or choose another file."
    }
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      return "It is a folder. Choose a file."
    }
    if !FileManager.default.isWritableFile(atPath: folder) {
      return "The folder \(folder) cannot be written to. Make it writable, or choose another file."
    }
    return error.localizedDescription
  }

  var defaultValueDescription: String { "-" }
}

/// The error of writing to a file or to standard output.
struct OutputError: Error, CustomStringConvertible {
  let output: OutputPath
  let reason: String

  var description: String {
    switch output {
    case .standardOutput: "Could not write the frame to standard output: \(reason)"
    case .file(let path): "Could not write the frame to \(path): \(reason)"
    }
  }
}
