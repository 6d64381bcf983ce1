/// The values of a scene's views that return when the scene is restored at the next start of the app.
@MainActor
@_spi(Toolkit)
public protocol SceneValueKeeper: AnyObject {
  /// The values to keep, of types that property lists contain.
  var propertyList: [String: Any] { get }
}
