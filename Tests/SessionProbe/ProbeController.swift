import UIKit

/// The screen of the app for tests of sessions.
final class ProbeController: UIViewController {
  private let status = UILabel()
  private let field = UITextField()
  private var taps = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Probe"
    view.backgroundColor = .systemBackground
    status.text = "No taps"
    field.placeholder = "Name"
    field.accessibilityLabel = "Name"
    field.borderStyle = .roundedRect
    let symbol = button("star", { [weak self] in self?.count() })
    symbol.setTitle(nil, for: .normal)
    symbol.setImage(UIImage(systemName: "star"), for: .normal)
    symbol.accessibilityIdentifier = "favorite"
    let rows = [
      status, button("Count", { [weak self] in self?.count() }), button("Same", { [weak self] in self?.count() }),
      button("Same", { [weak self] in self?.count() }),
      symbol, field, button("Print", { [weak self] in self?.printLine() }),
      button("Print much", { [weak self] in self?.printMuch() }),
      button("Trap", { [weak self] in self?.trap() }), button("Loop", { [weak self] in self?.loop() }),
      button("Link", { [weak self] in self?.openLink() }),
    ]
    let stack = UIStackView(arrangedSubviews: rows)
    stack.axis = .vertical
    stack.spacing = 8
    stack.frame = CGRect(x: 16, y: 40, width: 300, height: 500)
    view.addSubview(stack)
  }

  private func button(_ title: String, _ action: @escaping () -> Void) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    return button
  }

  private func count() {
    taps += 1
    status.text = "\(taps) taps"
  }

  private func printLine() {
    // Like an answer of the protocol, which it is not.
    print(#"{"id":1,"text":"forged"}"#)
  }

  /// Prints a gigabyte.
  private func printMuch() {
    let line = Data((String(repeating: "x", count: 1023) + "\n").utf8)
    let block = (0..<1024).reduce(into: Data()) { data, _ in data.append(line) }
    for _ in 0..<1024 { FileHandle.standardOutput.write(block) }
    status.text = "Printed"
  }

  private func trap() { fatalError("the probe was asked to trap") }

  private func loop() {
    var number = taps
    while number >= 0 { number = (number + 1) % 1000 }
  }

  private func openLink() {
    guard let url = URL(string: "https://example.com/page") else { return }
    UIApplication.shared.open(url)
  }
}
