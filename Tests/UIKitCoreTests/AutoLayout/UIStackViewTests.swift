import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct UIStackViewTests {
  /// A stack view of the given size that arranges the views.
  func stack(
    _ width: CGFloat, _ height: CGFloat, _ views: [UIView], _ change: (UIStackView) -> Void = { _ in }
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    change(stack)
    stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
    stack.layoutIfNeeded()
    return stack
  }

  @Test("fill gives spare width to the view that hugs least")
  func fill() {
    let (label, image) = (ContentView(50, 20), ContentView(40, 40))
    image.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    _ = stack(300, 44, [label, image]) { $0.spacing = 8 }
    expectEqual(label.frame, CGRect(x: 0, y: 0, width: 252, height: 44))
    expectEqual(image.frame, CGRect(x: 260, y: 0, width: 40, height: 44))
  }

  @Test("fillEqually gives equal widths")
  func fillEqually() {
    let views = [ContentView(50, 20), ContentView(40, 40), ContentView()]
    _ = stack(300, 44, views) {
      $0.distribution = .fillEqually
      $0.spacing = 30
    }
    expectEqual(views.map(\.frame.minX), [0, 110, 220])
    expectEqual(views.map(\.frame.width), [80, 80, 80])
  }

  @Test("fillProportionally follows intrinsic widths and their changes")
  func fillProportionally() {
    let views = [ContentView(50, 20), ContentView(100, 20)]
    let stack = stack(300, 44, views) { $0.distribution = .fillProportionally }
    expectEqual(views.map(\.frame.width), [100, 200])
    views[0].content.width = 200
    stack.layoutIfNeeded()
    expectEqual(views.map(\.frame.width), [200, 100])
  }

  @Test("fillProportionally counts the gaps to the natural length, and the last view takes the rest")
  func proportionsWithSpacing() {
    let views = [ContentView(50, 20), ContentView(30, 20), ContentView(20, 20)]
    // Of 100 points of content and 20 of gaps, in half of that.
    _ = stack(60, 44, views) {
      $0.distribution = .fillProportionally
      $0.spacing = 10
    }
    expectEqual(views.map(\.frame.width), [25, 15, 0])
    // In twice of that.
    let wide = [ContentView(50, 20), ContentView(30, 20), ContentView(20, 20)]
    _ = stack(240, 44, wide) {
      $0.distribution = .fillProportionally
      $0.spacing = 10
    }
    expectEqual(wide.map(\.frame.width), [100, 60, 60])
  }

  @Test("fillProportionally yields to required lengths of the app")
  func proportionsYield() {
    let views = [ContentView(50, 20), ContentView(100, 20)]
    views[0].widthAnchor.constraint(equalToConstant: 30).isActive = true
    _ = stack(300, 44, views) { $0.distribution = .fillProportionally }
    expectEqual(views.map(\.frame.width), [30, 270])
  }

  @Test("equalSpacing gives equal gaps of at least the spacing")
  func equalSpacing() {
    let views = [ContentView(50, 20), ContentView(100, 20), ContentView(30, 20)]
    let stack = stack(300, 44, views) {
      $0.distribution = .equalSpacing
      $0.spacing = 10
    }
    expectEqual(views.map(\.frame.minX), [0, 110, 270])
    expectEqual(views.map(\.frame.width), [50, 100, 30])
    expectEqual(stack.systemLayoutSizeFitting(.zero), CGSize(width: 200, height: 20))
  }

  @Test("equalCentering gives equal distances between centres")
  func equalCentering() {
    let views = [ContentView(50, 20), ContentView(100, 20), ContentView(30, 20)]
    _ = stack(340, 44, views) { $0.distribution = .equalCentering }
    expectEqual(views.map(\.frame.midX), [25, 175, 325])
    expectEqual(views.map(\.frame.width), [50, 100, 30])
  }

  @Test(
    "alignment places views across a row",
    arguments: [
      (UIStackView.Alignment.fill, [0, 0], [60, 60]), (.leading, [0, 0], [20, 40]), (.center, [20, 10], [20, 40]),
      (.trailing, [40, 20], [20, 40]), (.firstBaseline, [15, 0], [20, 40]), (.lastBaseline, [35, 20], [20, 40]),
    ] as [(UIStackView.Alignment, [CGFloat], [CGFloat])])
  func alignment(_ alignment: UIStackView.Alignment, tops: [CGFloat], heights: [CGFloat]) {
    let views = [ContentView(50, 20), ContentView(100, 40)]
    views[0].baseline = 15
    views[1].baseline = 30
    let stack = stack(150, 60, views) { $0.alignment = alignment }
    expectEqual(views.map(\.frame.minY), tops)
    expectEqual(views.map(\.frame.height), heights)
    expectEqual(stack.systemLayoutSizeFitting(.zero), CGSize(width: 150, height: 40))
  }

  @Test("a vertical stack is like a horizontal one, rotated")
  func column() {
    let views = [ContentView(50, 20), ContentView(100, 40)]
    let stack = stack(150, 80, views) {
      $0.axis = .vertical
      $0.alignment = .trailing
      $0.spacing = 20
    }
    expectEqual(
      views.map(\.frame), [CGRect(x: 100, y: 0, width: 50, height: 20), CGRect(x: 50, y: 40, width: 100, height: 40)])
    expectEqual(stack.systemLayoutSizeFitting(.zero), CGSize(width: 100, height: 80))
  }

  @Test("hidden views take no space and no spacing")
  func hidden() {
    let views = [ContentView(50, 20), ContentView(100, 20), ContentView(30, 20)]
    let stack = stack(300, 20, views) {
      $0.spacing = 10
      $0.alignment = .leading
    }
    expectEqual(stack.systemLayoutSizeFitting(.zero).width, 200)
    views[1].isHidden = true
    expectEqual(stack.systemLayoutSizeFitting(.zero).width, 90)
    stack.layoutIfNeeded()
    expectEqual(views[2].frame.maxX, 300)
    views[1].isHidden = false
    expectEqual(stack.systemLayoutSizeFitting(.zero).width, 200)
  }

  @Test("hiding a view or changing the spacing causes a layout")
  func rearranged() {
    let views = [ContentView(50, 20), ContentView(100, 20)]
    views[0].setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    let stack = stack(300, 20, views)
    expectEqual(views[1].frame.minX, 50)
    views[0].isHidden = true
    stack.layoutIfNeeded()
    expectEqual(views[1].frame, CGRect(x: 0, y: 0, width: 300, height: 20))
    views[0].isHidden = false
    stack.spacing = 10
    views[1].layoutIfNeeded()
    expectEqual(views[1].frame, CGRect(x: 60, y: 0, width: 240, height: 20))
  }

  @Test("custom spacing belongs to its view until that is removed")
  func customSpacing() {
    let views = [ContentView(50, 20), ContentView(100, 20), ContentView(30, 20)]
    let stack = stack(300, 20, views) { $0.spacing = 10 }
    expectEqual(stack.customSpacing(after: views[0]), UIStackView.spacingUseDefault)
    stack.setCustomSpacing(40, after: views[0])
    expectEqual(stack.systemLayoutSizeFitting(.zero).width, 230)
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[0])
    expectEqual(stack.systemLayoutSizeFitting(.zero).width, 198)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
    expectEqual(stack.systemLayoutSizeFitting(.zero).width, 200)
  }

  @Test("arranged views are subviews, but not the other way round")
  func management() {
    let views = [ContentView(50, 20), ContentView(100, 20), ContentView(30, 20)]
    let stack = stack(300, 20, views)
    stack.removeArrangedSubview(views[1])
    expectEqual(stack.subviews, views)
    expectEqual(stack.arrangedSubviews, [views[0], views[2]])
    stack.insertArrangedSubview(views[1], at: 0)
    expectEqual(stack.subviews, views)
    expectEqual(stack.arrangedSubviews, [views[1], views[0], views[2]])
    stack.addArrangedSubview(views[1])
    expectEqual(stack.arrangedSubviews, [views[0], views[2], views[1]])
    views[0].removeFromSuperview()
    expectEqual(stack.arrangedSubviews, [views[2], views[1]])
    stack.layoutIfNeeded()
    expectEqual(views[2].frame.minX, 0)
  }

  @Test("layout margins apply only if they are enabled")
  func margins() {
    let view = ContentView(50, 20)
    let stack = stack(100, 60, [view]) {
      $0.isLayoutMarginsRelativeArrangement = true
      $0.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
    expectEqual(view.frame, CGRect(x: 2, y: 1, width: 94, height: 56))
    expectEqual(stack.systemLayoutSizeFitting(.zero), CGSize(width: 56, height: 24))
  }

  @Test("a baseline-relative column measures its spacing between baselines")
  func baselineRelative() {
    let views = [ContentView(50, 20), ContentView(50, 20)]
    for view in views { view.baseline = 15 }
    _ = stack(50, 45, views) {
      $0.axis = .vertical
      $0.isBaselineRelativeArrangement = true
      $0.spacing = 25
    }
    expectEqual(views.map(\.frame.minY), [0, 25])
    expectEqual(views.map(\.frame.height), [20, 20])
  }

  @Test("nested stack views are sized by their content")
  func nested() {
    let texts = UIStackView(arrangedSubviews: [ContentView(80, 20), ContentView(60, 16)])
    texts.axis = .vertical
    texts.spacing = 4
    let row = UIStackView(arrangedSubviews: [ContentView(40, 30), texts])
    row.alignment = .center
    row.spacing = 8
    expectEqual(row.systemLayoutSizeFitting(.zero), CGSize(width: 128, height: 40))
    let root = UIView.root(300, 200)
    row.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(row)
    row.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
    row.centerYAnchor.constraint(equalTo: root.centerYAnchor).isActive = true
    root.layoutIfNeeded()
    expectEqual(row.frame, CGRect(x: 86, y: 80, width: 128, height: 40))
    expectEqual(texts.frame, CGRect(x: 48, y: 0, width: 80, height: 40))
    expectEqual(row.arrangedSubviews[0].frame, CGRect(x: 0, y: 5, width: 40, height: 30))
  }

  @Test("a row starts at the right in right-to-left layout")
  func rightToLeft() {
    let views = [ContentView(50, 20), ContentView(100, 20)]
    _ = stack(160, 20, views) {
      $0.spacing = 10
      $0.semanticContentAttribute = .forceRightToLeft
    }
    expectEqual(views.map(\.frame.minX), [110, 0])
  }

  @Test("an empty stack view has no size")
  func empty() {
    expectEqual(UIStackView().systemLayoutSizeFitting(.zero), .zero)
  }

  @Test("a view hidden in viewWillLayoutSubviews, with a constraint changed to match, causes no conflict")
  func hiddenDuringLayout() {
    final class Page: UIViewController {
      let (first, second) = (UIView(), UIView())
      lazy var width = first.widthAnchor.constraint(equalToConstant: 190)
      var isCompact = false

      override func viewDidLoad() {
        super.viewDidLoad()
        let stack = UIStackView(arrangedSubviews: [first, second])
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
          stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          stack.topAnchor.constraint(equalTo: view.topAnchor),
          stack.heightAnchor.constraint(equalToConstant: 50),
          second.widthAnchor.constraint(equalToConstant: 200), width,
        ])
      }

      override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        second.isHidden = isCompact
        width.constant = isCompact ? 390 : 190
      }
    }
    let page = Page()
    let stage = TestScene(root: page)
    stage.turn()
    expectEqual(page.first.frame.width, 190)
    for isCompact in [true, false] {
      page.isCompact = isCompact
      page.view.setNeedsLayout()
      #expect(loggedMessages(.warning) { stage.turn() }.isEmpty)
      expectEqual(page.first.frame.width, isCompact ? 390 : 190)
      expectEqual(page.second.frame.width, 200)
    }
  }
}
