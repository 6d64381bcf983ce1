import Expectations
import Foundation
import Stage
import Testing

@testable import UIKitCore

/// A container that notes the calls about its children.
private final class Container: UIViewController {
  var calls: [String] = []
  var childSize: CGSize?

  override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    calls.append("preferred \(container.preferredContentSize.width)")
  }

  override func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    super.systemLayoutFittingSizeDidChange(forChildContentContainer: container)
    calls.append("fitting")
  }

  override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    childSize ?? super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
  }

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    let (old, new) = (traitCollection.horizontalSizeClass.rawValue, newCollection.horizontalSizeClass.rawValue)
    calls.append("traits \(old) to \(new)")
    coordinator.animate(alongsideTransition: { [weak self] _ in self?.calls.append("alongside") })
  }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    calls.append("size \(Int(size.width))")
  }
}

/// Sizes and traits of controllers inside others.
@MainActor @Suite("Content containers")
struct UIContentContainerTests {
  private let container = Container()
  private let child = Container()

  private func contain() {
    container.addChild(child)
    container.view.addSubview(child.view)
    child.view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    child.view.autoresizingMask = []
    child.didMove(toParent: container)
  }

  @Test("the parent is notified of a child's preferred size, and not of the same one again")
  func preferredSize() {
    contain()
    child.preferredContentSize = CGSize(width: 30, height: 20)
    child.preferredContentSize = CGSize(width: 30, height: 20)
    expectEqual(container.calls, ["preferred 30.0"])
  }

  @Test("the parent of the parent is not notified of a preferred size")
  func preferredSizeOfGrandchild() {
    contain()
    let grandchild = UIViewController()
    child.addChild(grandchild)
    grandchild.preferredContentSize = CGSize(width: 30, height: 20)
    expectEqual(container.calls, [])
    expectEqual(child.calls, ["preferred 30.0"])
  }

  @Test("a child has the size of its container by default")
  func defaultSize() {
    let size = container.size(forChildContentContainer: child, withParentContainerSize: CGSize(width: 7, height: 8))
    expectEqual(size, CGSize(width: 7, height: 8))
  }

  @Test("a child whose size in the new one differs is notified of it")
  func sizeOfChild() {
    contain()
    container.childSize = CGSize(width: 150, height: 50)
    let stage = TestScene(root: container)
    stage.turn()
    stage.scene.configure { $0.size = CGSize(width: 480, height: 320) }
    #expect(child.calls.contains("size 150"))
    #expect(container.calls.contains("size 480"))
  }

  @Test("a child whose size stays is not notified")
  func unchangedSizeOfChild() {
    contain()
    container.childSize = CGSize(width: 100, height: 50)
    let stage = TestScene(root: container)
    stage.turn()
    stage.scene.configure { $0.size = CGSize(width: 480, height: 320) }
    #expect(!child.calls.contains { $0.hasPrefix("size") })
  }

  @Test("new traits are announced before the size, while the controller has the old ones")
  func traits() {
    contain()
    let stage = TestScene(root: container)
    stage.turn()
    container.calls = []
    child.calls = []
    stage.scene.configure { $0.size = CGSize(width: 1024, height: 768) }
    expectEqual(container.calls, ["traits 1 to 2", "size 1024", "alongside"])
    expectEqual(child.calls.first, "traits 1 to 2")
  }

  @Test("a controller that is presented is notified of new traits")
  func presentedTraits() {
    let presenter = UIViewController()
    let stage = TestScene(root: presenter)
    stage.turn()
    container.modalPresentationStyle = .fullScreen
    presenter.present(container, animated: false)
    stage.scene.configure { $0.size = CGSize(width: 1024, height: 768) }
    #expect(container.calls.contains("traits 1 to 2"))
  }

  @Test("the parent is notified when the constraints inside a child's view determine another size")
  func fittingSize() {
    contain()
    let label = UILabel()
    label.text = "short"
    label.translatesAutoresizingMaskIntoConstraints = false
    child.view.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: child.view.leadingAnchor),
      child.view.trailingAnchor.constraint(equalTo: label.trailingAnchor),
      label.topAnchor.constraint(equalTo: child.view.topAnchor),
      child.view.bottomAnchor.constraint(equalTo: label.bottomAnchor),
    ])
    let stage = TestScene(root: container)
    stage.turn()
    container.calls = []
    label.text = "a longer text"
    stage.turn()
    expectEqual(container.calls, ["fitting"])
    label.textColor = .red
    stage.turn()
    expectEqual(container.calls, ["fitting"])
  }

  @Test("a presentation has the preferred size of the presented controller")
  func presentation() throws {
    container.preferredContentSize = CGSize(width: 200, height: 100)
    let presentation: any UIContentContainer = try #require(container.presentationController)
    expectEqual(presentation.preferredContentSize, CGSize(width: 200, height: 100))
  }
}
