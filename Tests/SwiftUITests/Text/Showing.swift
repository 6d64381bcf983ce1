import PergolaTesting
import SwiftUI

/// A view of SwiftUI in a driver, with the views of UIKit that show it.
@MainActor
struct Showing<Content: View> {
  let driver: Driver
  let controller: UIHostingController<Content>

  init(
    _ view: Content, size: CGSize = CGSize(width: 390, height: 844), idiom: Driver.Idiom = .phone,
    contentSize: UIContentSizeCategory = .large
  ) async {
    controller = UIHostingController(rootView: view)
    driver = Driver(showing: controller, size: size, idiom: idiom, contentSize: contentSize)
    await driver.settle()
  }

  /// The views of a class, in the order of the hierarchy.
  func views<Kind: UIView>(_ kind: Kind.Type) -> [Kind] {
    func inside(_ view: UIView) -> [Kind] { view.subviews.flatMap { ([$0 as? Kind].compactMap { $0 }) + inside($0) } }
    return inside(controller.view)
  }

  var label: UILabel? { views(UILabel.self).first }

  /// The size that the view chooses for a proposal.
  func size(in size: CGSize) -> CGSize { controller.sizeThatFits(in: size) }
}
