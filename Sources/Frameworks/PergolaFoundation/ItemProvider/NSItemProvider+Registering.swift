import Foundation
import PergolaUniformTypeIdentifiers

extension NSItemProvider {
  /// Registers data of a type, which the handler loads when it is asked for.
  public func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    register(
      ItemRepresentation(type: typeIdentifier) { completion in
        loadHandler { data, error in completion(Self.result(data.map(ItemRepresentation.Content.data), error)) }
      })
  }

  /// Registers data of a type, which the handler loads when it is asked for.
  public func registerDataRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    registerDataRepresentation(
      forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
  }

  /// Registers a file of a type, which the handler makes when it is asked for.
  ///
  /// The handler passes the file's URL, and true if the file may be used at its place.
  public func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
  ) {
    let isOpenInPlace = fileOptions.contains(.openInPlace)
    register(
      ItemRepresentation(type: typeIdentifier) { completion in
        loadHandler { url, isInPlace, error in
          let content = url.map { ItemRepresentation.Content.file($0, isInPlace: isInPlace && isOpenInPlace) }
          completion(Self.result(content, error))
        }
      })
  }

  /// Registers an object in all types that it offers.
  public func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility) {
    nonisolated(unsafe) let object = object
    for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { completion in
        object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
      }
    }
  }

  /// Registers the objects of a class in all types that it offers. The handler makes one when it is asked for.
  public func registerObject<Object: NSItemProviderWriting>(
    ofClass aClass: Object.Type, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping @Sendable (Object?, (any Error)?) -> Void) -> Progress?
  ) {
    for type in aClass.writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { completion in
        loadHandler { object, error in
          guard let object else { return completion(nil, error) }
          _ = object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
        }
      }
    }
  }

  /// Registers an item of a type, which the handler loads when it is asked for.
  public func registerItem(forTypeIdentifier typeIdentifier: String, loadHandler: @escaping LoadHandler) {
    register(
      ItemRepresentation(type: typeIdentifier) { completion in
        loadHandler(
          { item, error in completion(Self.result(item.map(ItemRepresentation.Content.item), error)) }, nil, nil)
        return nil
      })
  }

  private static func result(
    _ content: ItemRepresentation.Content?, _ error: (any Error)?
  ) -> Result<ItemRepresentation.Content, any Error> {
    if let content { return .success(content) }
    return .failure(error ?? Self.error(.itemUnavailableError, "The item could not be loaded."))
  }
}
