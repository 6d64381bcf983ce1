import UIKitCore

/// The room that a preview gives its view.
public enum PreviewLayout: Sendable {
  /// That of the window.
  case device
  /// The size that the view chooses in the window.
  case sizeThatFits
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)

  fileprivate var canvas: PreviewCanvas {
    switch self {
    case .device: .device
    case .sizeThatFits: .fittingSize
    case .fixed(let width, let height): .fixed(CGSize(width: width, height: height))
    }
  }
}

extension View {
  /// Names the preview that the view is, to choose it by; nil for the name of its provider.
  public nonisolated func previewDisplayName(_ value: String?) -> some View {
    modifier(TraitModifier<PreviewNameTrait>(value: value))
  }

  /// Sets the room that the view has as a preview: by default the window.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View {
    modifier(TraitModifier<PreviewLayoutTrait>(value: value))
  }
}

private enum PreviewNameTrait: ElementTrait { typealias Value = String? }
private enum PreviewLayoutTrait: ElementTrait { typealias Value = PreviewLayout }

/// The properties of the previews in a content.
@MainActor
struct PreviewProperties {
  let name: String?
  let canvas: PreviewCanvas

  private init(_ element: ViewElement) {
    name = element.trait(PreviewNameTrait.self) ?? nil
    let layout = element.trait(PreviewLayoutTrait.self)?.canvas ?? .device
    let device = (element.trait(PreviewDeviceTrait.self) ?? nil)?.size
    let orientation = element.trait(PreviewOrientationTrait.self) ?? .portrait
    canvas = layout == .device ? orientation.canvas(of: device) : layout
  }

  /// The properties of each view in a content. Its nodes are made for this, and do not stay.
  static func all<Content: View>(in content: Content) -> [PreviewProperties] {
    let node = Content._makeNode(content, NodeContext(graph: ViewGraph(), environment: EnvironmentValues()))
    defer { node.unmount() }
    return node.items.allElements.map(PreviewProperties.init)
  }
}
