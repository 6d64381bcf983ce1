import PergolaTesting
import PergolaUIKit

/// Measures how the first frame of stack views grows with the number of their views.
@MainActor
func measureStackViews(_ suite: inout Suite) {
  func grow(_ name: String, _ large: Int, over small: Int, limit: Double, _ make: (Int) -> UIView) {
    suite.ratio(
      "stack views/\(name), first frame: \(large) over \(small)", limit: limit, repetitions: large > 500 ? 7 : 20,
      of: { show(make(large)) }, to: { show(make(small)) })
  }
  grow("labels in a column", 200, over: 20, limit: 14) { column(of: labels($0)) }
  grow("labels in a column", 1_000, over: 100, limit: 14) { column(of: labels($0)) }
  grow("equal views in a column of fixed height", 1_000, over: 100, limit: 14) { count in
    let views = (0..<count).map { _ in UIView() }
    return column(of: views, height: 800) { $0.distribution = .fillEqually }
  }
  suite.ratio(
    "stack views/100 labels in a column, first frame: time over labels with frames", limit: 3, repetitions: 20,
    of: { show(column(of: labels(100))) },
    to: {
      let container = UIView()
      for (number, label) in labels(100).enumerated() {
        label.frame = CGRect(x: 8, y: number * 24, width: 374, height: 20)
        container.addSubview(label)
      }
      show(container)
    })
}

@MainActor
private func labels(_ count: Int) -> [UILabel] {
  (0..<count).map { number in
    let label = UILabel()
    label.text = "Label \(number)"
    return label
  }
}

/// A column that ends where its content ends, or has a fixed height.
@MainActor
private func column(of views: [UIView], height: CGFloat? = nil, _ configure: (UIStackView) -> Void = { _ in }) -> UIView
{
  let container = UIView()
  let stack = UIStackView(arrangedSubviews: views)
  stack.axis = .vertical
  stack.spacing = 4
  configure(stack)
  stack.translatesAutoresizingMaskIntoConstraints = false
  container.addSubview(stack)
  NSLayoutConstraint.activate([
    stack.topAnchor.constraint(equalTo: container.topAnchor),
    stack.leadingAnchor.constraint(equalTo: container.leadingAnchor),
    stack.trailingAnchor.constraint(equalTo: container.trailingAnchor),
  ])
  if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
  return container
}

/// Shows a view as that of a controller in a new window; a driver ends its start with a frame.
@MainActor
private func show(_ view: UIView) {
  let controller = UIViewController()
  controller.view = view
  consume(Driver(showing: controller))
}
