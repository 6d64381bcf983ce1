import Expectations
import Foundation
import PergolaTesting
import Testing
import UIKit

@testable import SwiftUI

@MainActor @Suite("Effects")
struct EffectTests {
  @Test("a hidden view keeps its room and is not seen")
  func hidden() async {
    let area = LayoutProbe(20, 20)
    let driver = await layOut(
      VStack(spacing: 0) {
        Text(verbatim: "hidden").hidden()
        Area(area)
      })
    #expect(!driver.contains("hidden"))
    #expect(area.frame.minY > 90)
  }

  @Test("an opacity is that of the view, between 0 and 1")
  func opacity() async {
    let (half, more) = (LayoutProbe(20, 20), LayoutProbe(20, 20))
    let driver = await layOut(
      HStack {
        Area(half).opacity(0.5)
        Area(more).opacity(3)
        Text(verbatim: "invisible").opacity(0)
      })
    expectEqual(half.view.superview?.alpha, 0.5)
    expectEqual(more.view.superview?.alpha, 1)
    #expect(!driver.contains("invisible"))
  }

  @Test("a clipped view shows nothing outside of its frame, a corner radius rounds it")
  func clipping() async {
    let (clipped, rounded) = (LayoutProbe(20, 20), LayoutProbe(20, 20))
    let driver = await layOut(
      HStack {
        Area(clipped).clipped()
        Area(rounded).cornerRadius(5)
      })
    expectEqual(clipped.view.superview?.clipsToBounds, true)
    expectEqual(rounded.view.superview?.clipsToBounds, true)
    expectEqual(rounded.view.superview?.layer.cornerRadius, 5)
    withExtendedLifetime(driver) {}
  }

  @Test("a border is a line in its style along the inside of the frame")
  func border() async throws {
    let (red, thin, none) = (LayoutProbe(20, 20), LayoutProbe(20, 20), LayoutProbe(20, 20))
    let driver = await layOut(
      HStack(spacing: 0) {
        Area(red).border(.red, width: 2)
        Area(thin).border(Color.black)
        Area(none).border(.red, width: -1)
      })
    let view = try #require(red.view.superview)
    expectEqual(view.layer.borderWidth, 2)
    expectEqual(view.layer.borderColor, UIColor.systemRed.resolvedColor(with: view.traitCollection).cgColor)
    expectEqual(thin.view.superview?.layer.borderWidth, 1)
    expectEqual(thin.view.superview?.layer.borderColor, UIColor.black.cgColor)
    expectEqual(none.view.superview?.layer.borderWidth, 0)
    expectEqual(red.frame, CGRect(x: 120, y: 90, width: 20, height: 20))
    withExtendedLifetime(driver) {}
  }

  @Test("a shadow has a color, a blur radius and an offset, and leaves the layout")
  func shadow() async throws {
    let (plain, colored) = (LayoutProbe(20, 20), LayoutProbe(20, 20))
    let driver = await layOut(
      HStack(spacing: 0) {
        Area(plain).shadow(radius: 4)
        Area(colored).shadow(color: .blue, radius: 1, x: 2, y: -3)
      })
    let layer = try #require(plain.view.superview).layer
    expectEqual(layer.shadowOpacity, 1)
    expectEqual(layer.shadowRadius, 4)
    expectEqual(layer.shadowOffset, .zero)
    expectEqual(layer.shadowColor, UIColor(white: 0, alpha: 0.33).cgColor)
    let view = try #require(colored.view.superview)
    expectEqual(view.layer.shadowRadius, 1)
    expectEqual(view.layer.shadowOffset, CGSize(width: 2, height: -3))
    expectEqual(view.layer.shadowColor, UIColor.systemBlue.resolvedColor(with: view.traitCollection).cgColor)
    expectEqual(plain.frame, CGRect(x: 130, y: 90, width: 20, height: 20))
    withExtendedLifetime(driver) {}
  }

  @Test("a scale and a rotation leave the layout")
  func transforms() async {
    let (area, other) = (LayoutProbe(20, 20), LayoutProbe(20, 20))
    var driver = await layOut(
      HStack(spacing: 0) {
        Area(area).scaleEffect(2)
        Area(other).scaleEffect(x: 2, y: 1, anchor: .topLeading)
      })
    expectEqual(area.frame, CGRect(x: 120, y: 80, width: 40, height: 40))
    expectEqual(other.frame, CGRect(x: 150, y: 90, width: 40, height: 20))
    let turned = LayoutProbe(20, 10)
    driver = await layOut(Area(turned).rotationEffect(.degrees(90)))
    #expect(abs(turned.frame.minX - 145) < 0.001)
    #expect(abs(turned.frame.minY - 90) < 0.001)
    #expect(abs(turned.frame.width - 10) < 0.001)
    #expect(abs(turned.frame.height - 20) < 0.001)
    withExtendedLifetime(driver) {}
  }

  @Test("touches go through a view that allows none, and reach a view beside its place")
  func touches() async {
    let (back, front, moved) = (LayoutProbe(), LayoutProbe(), LayoutProbe(20, 20))
    let driver = await layOut(
      ZStack {
        Area(back)
        Area(front).allowsHitTesting(false)
        Area(moved).opacity(0.9).offset(x: 100)
      })
    let window = back.view.window
    #expect(window?.hitTest(CGPoint(x: 10, y: 10), with: nil) === back.view)
    #expect(window?.hitTest(CGPoint(x: 250, y: 100), with: nil) === moved.view)
    withExtendedLifetime(driver) {}
  }

  @Test("angles convert between degrees and radians")
  func angles() {
    expectEqual(Angle.degrees(180).radians, .pi)
    expectEqual(Angle.radians(.pi).degrees, 180)
    #expect(Angle(degrees: 10) < Angle(degrees: 20))
    expectEqual(Angle().radians, 0)
  }
}
