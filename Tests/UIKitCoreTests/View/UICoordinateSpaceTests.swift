import Expectations
import Foundation
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct UICoordinateSpaceTests {
  let stage = TestScene(root: UIViewController())
  let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))

  init() {
    stage.window.frame.origin = CGPoint(x: 5, y: 7)
    stage.window.rootViewController?.view.addSubview(view)
  }

  @Test("a scene's space and its screen's have the scene's size")
  func bounds() {
    let whole = CGRect(x: 0, y: 0, width: 390, height: 844)
    expectEqual(stage.scene.coordinateSpace.bounds, whole)
    expectEqual(stage.scene.screen.coordinateSpace.bounds, whole)
    expectEqual(stage.scene.screen.fixedCoordinateSpace.bounds, whole)
  }

  @Test("a view's points are converted to the scene, with the window's position")
  func toScene() {
    let space = stage.scene.coordinateSpace
    expectEqual(view.convert(CGPoint(x: 1, y: 2), to: space), CGPoint(x: 16, y: 29))
    expectEqual(view.convert(CGPoint(x: 16, y: 29), from: space), CGPoint(x: 1, y: 2))
    expectEqual(space.convert(CGPoint(x: 16, y: 29), to: view), CGPoint(x: 1, y: 2))
    expectEqual(space.convert(CGPoint(x: 1, y: 2), from: view), CGPoint(x: 16, y: 29))
    expectEqual(space.convert(CGPoint(x: 1, y: 2), to: stage.scene.screen.coordinateSpace), CGPoint(x: 1, y: 2))
  }

  @Test("rectangles are converted to the scene")
  func rectangles() {
    let inScene = CGRect(x: 15, y: 27, width: 100, height: 50)
    expectEqual(view.convert(view.bounds, to: stage.scene.coordinateSpace), inScene)
    expectEqual(stage.scene.coordinateSpace.convert(inScene, to: view), view.bounds)
  }

  @Test("as coordinate spaces, views of two windows are converted through the scene")
  func windows() {
    let other = UIWindow(windowScene: stage.scene)
    other.frame.origin = CGPoint(x: 100, y: 0)
    let space: any UICoordinateSpace = other
    expectEqual(view.convert(CGPoint.zero, to: space), CGPoint(x: -85, y: 27))
    expectEqual(view.convert(CGPoint(x: -85, y: 27), from: space), .zero)
  }
}
