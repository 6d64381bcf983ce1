import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@testable import UIKitCore

@MainActor @Suite struct UILayoutSupportTests {
  private let controller = UIViewController()

  @Test("the guides lie between the edges of the view and those of the safe area")
  func frames() {
    let stage = TestScene(.phone(safeArea: .init(top: 47, bottom: 34)), root: controller)
    let view: UIView = controller.view
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(content)
    let (top, bottom) = (controller.topLayoutGuide, controller.bottomLayoutGuide)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: top.bottomAnchor),
      content.bottomAnchor.constraint(equalTo: bottom.topAnchor),
      content.widthAnchor.constraint(equalTo: top.heightAnchor),
      content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    ])
    stage.turn()
    expectEqual(content.frame, CGRect(x: 0, y: 47, width: 47, height: 763))
    expectEqual([top.length, bottom.length], [47, 34])
  }

  @Test("a guide is made once, and is an item of constraints made by hand")
  func identity() {
    let stage = TestScene(.phone(safeArea: .init(top: 47)), root: controller)
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(content)
    #expect(controller.topLayoutGuide === controller.topLayoutGuide)
    NSLayoutConstraint(
      item: content, attribute: .top, relatedBy: .equal, toItem: controller.topLayoutGuide, attribute: .bottom,
      multiplier: 1, constant: 3
    ).isActive = true
    stage.turn()
    expectEqual(content.frame.minY, 50)
  }
}
