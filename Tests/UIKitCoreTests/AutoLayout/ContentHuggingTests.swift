import Expectations
import Foundation
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite("Content hugging of classes")
struct ContentHuggingTests {
  @Test(
    "controls that keep their height hug at 750 vertically, those that keep their size along both axes, others at 250")
  func classes() {
    func priorities(_ view: UIView) -> [Float] {
      [view.contentHuggingPriority(for: .horizontal), view.contentHuggingPriority(for: .vertical)].map(\.rawValue)
    }
    for view in [UISlider(), UISegmentedControl(items: ["a"]), UIProgressView(), UIPageControl()] as [UIView] {
      expectEqual(priorities(view), [250, 750])
    }
    for view in [UISwitch(), UIStepper(), UIActivityIndicatorView(style: .medium)] as [UIView] {
      expectEqual(priorities(view), [750, 750])
    }
    for view in [UIView(), UILabel(), UIButton(type: .system), UITextField(), UIImageView()] as [UIView] {
      expectEqual(priorities(view), [250, 250])
    }
  }

  @Test("a priority of the app takes the place of that of the class")
  func ownPriority() {
    let control = UISwitch()
    control.setContentHuggingPriority(.defaultLow, for: .vertical)
    expectEqual(control.contentHuggingPriority(for: .vertical), .defaultLow)
    expectEqual(control.contentHuggingPriority(for: .horizontal), .defaultHigh)
  }

  @Test("in a column, a label is stretched and not a slider")
  func column() {
    let (label, slider) = (ContentView(50, 20), UISlider())
    let stack = UIStackView(arrangedSubviews: [label, slider])
    stack.axis = .vertical
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    stack.layoutIfNeeded()
    expectEqual(slider.frame.height, 31)
    expectEqual(label.frame.height, 169)
  }
}
