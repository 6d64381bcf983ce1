import Foundation
@_spi(Toolkit) import UIKitCore

/// The spinner of a progress view.
nonisolated struct Spinner: PrimitiveView {
  @MainActor static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedViewNode<Self> {
    SpinnerNode(view, context)
  }
}

private final class SpinnerNode: LeafNode<Spinner> {
  private let spinner = UIActivityIndicatorView(style: .medium)

  override func makeElement() -> ViewElement {
    UIViewElement(self, spinner) { spinner, _ in spinner.intrinsicContentSize }
  }

  override func evaluate() {
    let style: UIActivityIndicatorView.Style = environment.controlSize.isLarge ? .large : .medium
    if spinner.style != style {
      spinner.style = style
      element.setNeedsLayout()
    }
    spinner.color = environment.tintColor
    spinner.startAnimating()
  }
}

/// The bar of a progress view.
nonisolated struct ProgressBar: PrimitiveView {
  let fraction: Double

  @MainActor static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedViewNode<Self> {
    ProgressBarNode(view, context)
  }
}

private final class ProgressBarNode: LeafNode<ProgressBar> {
  private let bar = UIProgressView(progressViewStyle: .default)

  override func makeElement() -> ViewElement {
    UIViewElement(self, bar) { bar, proposal in
      CGSize(width: proposal.width ?? 100, height: bar.intrinsicContentSize.height)
    }
  }

  override func evaluate() {
    bar.progressTintColor = environment.tintColor
    bar.progress = Float(view.fraction)
  }
}
