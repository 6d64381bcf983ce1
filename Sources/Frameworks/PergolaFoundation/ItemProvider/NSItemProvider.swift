import Foundation
import PergolaUniformTypeIdentifiers
import Synchronization

/// The processes that may load a representation. Those that this process registers are visible to it in any case.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// All processes.
  case all
  /// Those of the same developer.
  case team
  /// Those of the same group.
  case group
  /// This process.
  case ownProcess
}

/// The options of a file representation.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: Int
  /// Creates options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The file may be used at its place.
  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

/// A promise of data in several types, which drags, pickers and shares pass on.
///
/// Types are registered in the order of their fidelity. A request for a type gets the first registered one that
/// conforms to it. Handlers are called on a queue of their own.
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
  /// The codes of errors.
  public enum ErrorCode: Int, Sendable {
    /// An error of another kind.
    case unknownError = -1
    /// There is no representation of the type, or it could not be loaded.
    case itemUnavailableError = -1000
    /// The item is of another class.
    case unexpectedValueClassError = -1100
    /// The item can't be converted.
    case unavailableCoercionError = -1200
  }

  /// The domain of errors.
  public static let errorDomain = "NSItemProviderErrorDomain"

  /// A closure that gets a loaded item.
  public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void
  /// A closure that loads an item, and passes it to its first parameter.
  public typealias LoadHandler =
    @Sendable (
      _ completionHandler: @escaping CompletionHandler, _ expectedValueClass: AnyClass?, _ options: [AnyHashable: Any]?
    ) -> Void

  private let state = Mutex<[ItemRepresentation]>([])
  private let name = Mutex<String?>(nil)
  private let queue = DispatchQueue(label: "NSItemProvider", qos: .userInitiated, attributes: .concurrent)

  /// Creates a provider without representations.
  public override init() {}

  /// Creates a provider of an object.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// Creates a provider of an item with a type.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    guard let item, let typeIdentifier else { return }
    nonisolated(unsafe) let kept = item
    registerItem(forTypeIdentifier: typeIdentifier) { completion, _, _ in completion(kept, nil) }
  }

  /// Creates a provider of a file. Its type is that of the filename extension.
  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL, fileURL.isFileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
    self.init()
    let type = UTType(filenameExtension: fileURL.pathExtension)?.identifier ?? UTType.data.identifier
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    registerFileRepresentation(forTypeIdentifier: type, fileOptions: [], visibility: .all) { completion in
      completion(fileURL, true, nil)
      return nil
    }
  }

  /// The name for a file with the data, without its extension.
  open var suggestedName: String? {
    get { name.withLock { $0 } }
    set { name.withLock { $0 = newValue } }
  }

  /// The identifiers of the types, the best one first.
  open var registeredTypeIdentifiers: [String] { state.withLock { $0.map(\.type) } }

  /// The types, the best one first.
  open var registeredContentTypes: [UTType] { registeredTypeIdentifiers.compactMap { UTType($0) } }

  /// Returns the types that conform to a type, the best one first.
  open func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
    registeredContentTypes.filter { $0.conforms(to: contentType) }
  }

  /// Returns true if there is a representation of a type or one that conforms to it.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    representation(of: typeIdentifier) != nil
  }

  /// The provider itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The first representation of a type or one that conforms to it.
  func representation(of type: String) -> ItemRepresentation? {
    let wanted = UTType(type)
    return state.withLock { representations in
      representations.first { representation in
        if representation.type == type { return true }
        guard let wanted, let registered = UTType(representation.type) else { return false }
        return registered.conforms(to: wanted)
      }
    }
  }

  /// Adds a representation, or replaces that of the same type.
  func register(_ representation: ItemRepresentation) {
    state.withLock { representations in
      if let index = representations.firstIndex(where: { $0.type == representation.type }) {
        representations[index] = representation
      } else {
        representations.append(representation)
      }
    }
  }

  /// Performs a closure on the provider's own queue.
  func perform(_ body: @escaping @Sendable () -> Void) { queue.async(execute: body) }

  static func error(_ code: ErrorCode, _ text: String) -> NSError {
    NSError(domain: errorDomain, code: code.rawValue, userInfo: [NSLocalizedDescriptionKey: text])
  }
}
