import UIKit

final class GardenViewController: UIViewController {
  private let shed = UIView()
  private let status = UILabel()
  private let page = UIScrollView()
  private let field = UITextField()
  private let dial = Dial()
  private let bell = UILabel()
  private let pots = UIScrollView()
  private lazy var bed = UICollectionView(frame: .zero, collectionViewLayout: layout)
  private let layout = UICollectionViewFlowLayout()
  private var plants = (1...60).map { "Plant \($0)" } + ["Zinnia"]
  private var last = "nothing"

  /// The size of a character cell in points; the layout is made for a terminal.
  private static let cell = CGSize(width: 8, height: 16)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    addShed()
    addPage()
    addBed()
    report()
  }

  // MARK: Views

  private func addShed() {
    shed.focusGroupIdentifier = "shed"
    let actions: [(String, (GardenViewController) -> Void)] = [
      ("Sow", { $0.sow() }), ("Weed", { $0.weed() }), ("Edit", { $0.setEditing(!$0.isEditing, animated: true) }),
    ]
    for (place, (title, action)) in actions.enumerated() {
      let button = makeButton(title) { [weak self] in if let self { action(self) } }
      button.frame = frame(column: 2 + 8 * place, row: 0, width: 6)
      shed.addSubview(button)
    }
    view.addSubview(shed)
    view.addSubview(status)
  }

  private func addPage() {
    field.placeholder = "Name"
    field.frame = frame(column: 2, row: 0, width: 20)
    for event in [UIControl.Event.editingChanged, .editingDidBegin, .editingDidEnd] {
      field.addAction(UIAction { [weak self] _ in self?.report() }, for: event)
    }
    dial.frame = frame(column: 26, row: 0, width: 10)
    dial.onChange = { [weak self] in self?.report() }
    bell.text = "Bell"
    bell.frame = frame(column: 40, row: 0, width: 6)
    bell.isUserInteractionEnabled = true
    let ring = UITapGestureRecognizer { [weak self] _ in self?.say("rang twice") }
    ring.numberOfTapsRequired = 2
    bell.addGestureRecognizer(ring)
    pots.frame = frame(column: 2, row: 1, width: 40)
    for number in 0..<10 {
      let pot = makeButton("Pot \(number)") { [weak self] in self?.say("pot \(number)") }
      pot.frame = frame(column: 10 * number, row: 0, width: 8)
      pots.addSubview(pot)
    }
    pots.contentSize = CGSize(width: 98 * Self.cell.width, height: Self.cell.height)
    let end = UILabel()
    end.text = "The end of the garden"
    end.frame = frame(column: 2, row: 30, width: 40)
    for part in [field, dial, bell, pots, bed, end] { page.addSubview(part) }
    page.contentSize = CGSize(width: 1, height: 31 * Self.cell.height)
    view.addSubview(page)
  }

  private func addBed() {
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    bed.frame = frame(column: 2, row: 3, width: 40, height: 8)
    bed.allowsMultipleSelection = true
    bed.allowsMultipleSelectionDuringEditing = true
    bed.register(PlantCell.self, forCellWithReuseIdentifier: "plant")
    bed.dataSource = self
    bed.delegate = self
  }

  private func frame(column: Int, row: Int, width: Int, height: Int = 1) -> CGRect {
    CGRect(
      x: CGFloat(column) * Self.cell.width, y: CGFloat(row) * Self.cell.height, width: CGFloat(width) * Self.cell.width,
      height: CGFloat(height) * Self.cell.height)
  }

  private func makeButton(_ title: String, _ action: @escaping () -> Void) -> UIButton {
    UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let columns = Int(view.bounds.width / Self.cell.width)
    let rows = Int(view.bounds.height / Self.cell.height)
    shed.frame = frame(column: 0, row: 0, width: columns)
    status.frame = frame(column: 2, row: 1, width: max(0, columns - 2))
    page.frame = frame(column: 0, row: 3, width: columns, height: max(0, rows - 3))
  }

  // MARK: Events

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    bed.isEditing = editing
    report()
  }

  private func sow() {
    plants.insert("Seed", at: 0)
    bed.insertItems(at: [IndexPath(item: 0, section: 0)])
    say("sown")
  }

  private func weed() {
    plants.remove(at: 0)
    bed.deleteItems(at: [IndexPath(item: 0, section: 0)])
    say("weeded")
  }

  private func say(_ text: String) {
    last = text
    report()
  }

  private func report() {
    let chosen = (bed.indexPathsForSelectedItems ?? []).map(\.item).sorted().map(String.init).joined(separator: ",")
    let modes = [field.isEditing ? "typing" : nil, isEditing ? "editing" : nil].compactMap { $0 }.joined(separator: " ")
    status.text = "[\(chosen)] [\(field.text ?? "")] [\(dial.level)] [\(modes)] \(last)"
  }
}

extension GardenViewController: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { plants.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "plant", for: indexPath)
    (cell as? PlantCell)?.label.text = plants[indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: collectionView.bounds.width, height: Self.cell.height) }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { report() }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) { report() }
}
