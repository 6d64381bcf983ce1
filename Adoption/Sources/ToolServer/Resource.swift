import Foundation

/// Something that a client can read, such as a log or a picture.
public struct Resource: Sendable, Equatable {
  /// The content of a resource.
  public enum Content: Sendable, Equatable {
    case text(String)
    case bytes(Data)
  }

  /// The address.
  public let uri: String
  /// The name for people.
  public let name: String
  /// The media type.
  public let mediaType: String

  /// A resource.
  public init(uri: String, name: String, mediaType: String) {
    self.uri = uri
    self.name = name
    self.mediaType = mediaType
  }

  /// The resource for a client.
  var value: JSONValue { ["uri": .text(uri), "name": .text(name), "mimeType": .text(mediaType)] }
}

/// The resources of a server.
public protocol ResourceSource: Sendable {
  /// The resources that there are now.
  var resources: [Resource] { get async }

  /// Returns the content of a resource; nil if there is none at the address.
  func content(of uri: String) async -> (resource: Resource, content: Resource.Content)?
}
