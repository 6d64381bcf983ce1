import Foundation

/// A controller that shows the content of a preview in a part of the window.
final class PreviewController: UIViewController {
  private let preview: Preview
  private let content: UIViewController

  init(_ preview: Preview) {
    self.preview = preview
    content = preview.makeContent()
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    addChild(content)
    view.addSubview(content.view)
    content.didMove(toParent: self)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = contentSize
    content.view.frame = CGRect(
      x: position(of: size.width, in: view.bounds.width, step: traitCollection.pointGrid?.width),
      y: position(of: size.height, in: view.bounds.height, step: traitCollection.pointGrid?.height),
      width: size.width, height: size.height)
  }

  private var contentSize: CGSize {
    switch preview.canvas {
    case .device: view.bounds.size
    case .fittingSize: preview.fittingSize(content, view.bounds.size)
    case .fixed(let size): size
    }
  }

  /// The position of a length in the middle of another one, on a whole pixel or character cell.
  private func position(of length: CGFloat, in available: CGFloat, step: CGFloat?) -> CGFloat {
    let step = step ?? 1 / max(traitCollection.displayScale, 1)
    return max(0, ((available - length) / 2 / step).rounded(.down) * step)
  }
}
