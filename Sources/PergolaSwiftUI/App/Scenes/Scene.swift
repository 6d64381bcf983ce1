/// A part of an app that has windows of its own, described as a value.
///
/// A scene with a `body` consists of other scenes and may have dynamic properties, as a view.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene

  /// The content of the scene.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes the node of a scene.
  @MainActor static func _makeSceneNode(_ scene: Self, _ context: NodeContext) -> TypedViewNode<Self>
}

extension Scene {
  @MainActor public static func _makeSceneNode(_ scene: Self, _ context: NodeContext) -> TypedViewNode<Self> {
    SceneBodyNode(scene, context) { $0.body }
  }
}

extension Never: Scene {}

/// A scene that the library shows itself.
@MainActor
protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
  public var body: Never { fatalError("\(Self.self) has no body; the library shows it itself.") }
}
