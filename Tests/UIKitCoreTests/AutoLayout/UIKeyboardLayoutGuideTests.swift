import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@testable import UIKitCore

@MainActor @Suite struct UIKeyboardLayoutGuideTests {
  @Test("the guide is at the bottom of the view, below the safe area or without a height")
  func frame() {
    let controller = UIViewController()
    let stage = TestScene(.phone(safeArea: .init(bottom: 34)), root: controller)
    let view: UIView = controller.view
    let guide = view.keyboardLayoutGuide
    let field = UIView()
    field.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(field)
    NSLayoutConstraint.activate([
      field.bottomAnchor.constraint(equalTo: guide.topAnchor), field.heightAnchor.constraint(equalToConstant: 40),
      field.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    stage.turn()
    expectEqual(guide.layoutFrame, CGRect(x: 0, y: 810, width: 390, height: 34))
    expectEqual(field.frame, CGRect(x: 0, y: 770, width: 390, height: 40))
    guide.usesBottomSafeArea = false
    stage.turn()
    expectEqual(field.frame, CGRect(x: 0, y: 804, width: 390, height: 40))
    #expect(view.keyboardLayoutGuide === guide)
  }
}
