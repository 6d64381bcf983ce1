import UIKitCore

extension Preview {
  /// A preview of a view of SwiftUI.
  ///
  /// - Parameters:
  ///   - name: The name to choose the preview by; by default that of its file.
  ///   - traits: The room that the view has; that of the window by default.
  ///   - body: Makes the view.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.init(name, canvas: PreviewCanvas(traits)) {
      body().makeHostingController()
    } fittingSize: { controller, size in
      controller.view.sizeThatFits(size)
    }
  }
}

extension View {
  @MainActor
  fileprivate func makeHostingController() -> UIViewController { UIHostingController(rootView: self) }
}
