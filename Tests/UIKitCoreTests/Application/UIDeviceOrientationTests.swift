import Expectations
import Foundation
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite(.serialized) struct UIDeviceOrientationTests {
  let stage = TestScene(root: UIViewController())

  private func device() -> UIDeviceOrientation { stage.scene.context.perform { UIDevice.current.orientation } }

  @Test("the orientation follows the shape of the scene")
  func shape() {
    expectEqual(device(), .portrait)
    expectEqual(stage.scene.interfaceOrientation, .portrait)
    stage.scene.configure { $0.size = CGSize(width: 844, height: 390) }
    expectEqual(device(), .landscapeLeft)
    expectEqual(stage.scene.interfaceOrientation, .landscapeRight)
  }

  @Test("changes of the orientation are posted between begin and end")
  func notifications() {
    final class Counter: @unchecked Sendable { var count = 0 }
    let counter = Counter()
    let token = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
    ) { _ in counter.count += 1 }
    defer { NotificationCenter.default.removeObserver(token) }
    func turn() { stage.scene.configure { $0.size = CGSize(width: $0.size.height, height: $0.size.width) } }
    turn()
    expectEqual(counter.count, 0)
    UIDevice.current.beginGeneratingDeviceOrientationNotifications()
    turn()
    stage.scene.configure { $0.size.width += 1 }
    expectEqual(counter.count, 1)
    UIDevice.current.endGeneratingDeviceOrientationNotifications()
    turn()
    expectEqual(counter.count, 1)
  }

  @Test("portrait and landscape orientations are valid for an interface, flat ones are not")
  func kinds() {
    #expect(UIDeviceOrientation.portraitUpsideDown.isPortrait)
    #expect(UIDeviceOrientation.landscapeRight.isLandscape)
    #expect(UIDeviceOrientation.faceUp.isFlat)
    #expect(UIDeviceOrientation.landscapeLeft.isValidInterfaceOrientation)
    #expect(!UIDeviceOrientation.faceDown.isValidInterfaceOrientation)
    #expect(UIInterfaceOrientation.landscapeLeft.isLandscape)
    #expect(UIInterfaceOrientation.portrait.isPortrait)
  }
}
