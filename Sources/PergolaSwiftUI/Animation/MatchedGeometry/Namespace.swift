import PergolaDiagnostics

/// A name space of a view, in which views have identifiers of the app's own, such as those with the same geometry.
///
/// It lives as long as the view's identity.
///
/// ```swift
/// @Namespace private var photos
/// …
/// Thumbnail(photo).matchedGeometryEffect(id: photo.id, in: photos)
/// ```
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
  /// The identifier of a name space.
  public struct ID: Hashable, Sendable {
    /// The geometry that views share in the name space.
    let matches: GeometryMatches

    /// True for the same name space.
    public static func == (a: ID, b: ID) -> Bool { a.matches === b.matches }
    /// Feeds the identity to the hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(matches)) }
  }

  private var matches: GeometryMatches?

  /// Creates a name space.
  public init() {}

  /// The identifier. Outside of a view that is shown it is another one each time.
  public var wrappedValue: ID {
    if let matches { return ID(matches: matches) }
    Log.warning("A Namespace was read outside of a view that is shown: its identifier is equal to no other one.")
    return ID(matches: GeometryMatches())
  }
}

extension Namespace: StoredProperty {
  @MainActor mutating func connect(to storage: inout AnyObject?, of node: ViewNode, name: String) {
    if storage == nil { storage = GeometryMatches() }
    // The storage was made here, with this type.
    matches = storage.map { unsafeDowncast($0, to: GeometryMatches.self) }
  }
}

extension Namespace: ComparableProperty {
  /// The name space of a view that exists already stays.
  static var comparison: ValueComparison.Plan { { _, _ in true } }
}
