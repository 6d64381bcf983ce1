import UIKit

class GardenController: UIViewController {
  @IBOutlet private weak var stack: UIStackView!
  @IBOutlet var button: UIButton!
  let garden = Garden()
  private var observation: NSKeyValueObservation?
  private let forwarder = Forwarder()

  @objc fileprivate func waterTapped(_ sender: UIButton) {
    garden.perform(#selector(Garden.water))
  }

  @objc private func didSow(_ notification: Notification) {
    add("sown: " + garden.seeds.joined(separator: ", "))
  }

  func add(_ text: String) {
    let label = UILabel()
    label.text = text
    stack.addArrangedSubview(label)
  }

  private func observe() {
    observation = garden.observe(\.wateredCount, options: [.old, .new]) { [weak self] _, change in
      self?.add("watered: \(change.oldValue ?? -1) to \(change.newValue ?? -1)")
    }
    NotificationCenter.default.addObserver(
      self, selector: #selector(didSow(_:)), name: Garden.didSow, object: garden)
  }

  private func askNext() {
    let height = forwarder.tableView(UITableView(), heightForRowAt: IndexPath(row: 0, section: 0))
    add("height: \(height)")
    add("responds: \(responds(to: #selector(waterTapped(_:)))), \(responds(to: Selector(("dig"))))")
    add(#keyPath(GardenController.garden.wateredCount))
  }
}

extension GardenController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = #colorLiteral(red: 1, green: 1, blue: 1, alpha: 1)
    let stack = UIStackView(frame: CGRect(x: 16, y: 32, width: 340, height: 320))
    stack.axis = .vertical
    view.addSubview(stack)
    self.stack = stack
    button = UIButton(type: .system)
    button.setTitle("Water", for: .normal)
    button.addTarget(self, action: #selector(GardenController.waterTapped(_:)), for: .touchUpInside)
    stack.addArrangedSubview(button)
    garden.delegate = self
    observe()
    button.sendActions(for: .touchUpInside)
    garden.perform(Selector(("sow:")), with: "peas")
    garden.perform(Selector(("sow:")), with: "weeds")
    askNext()
  }
}

extension GardenController: GardenDelegate {
  func gardenDidChange(_ garden: Garden) { add("changed") }
  func garden(_ garden: Garden, shouldSow seed: String) -> Bool { seed != "weeds" }
}
