import UIKit
import UniformTypeIdentifiers

/// A list of what the app can do with files and links, and a line that tells what happened last.
final class GardenViewController: UITableViewController, UIDocumentPickerDelegate {
  private let actions: [(title: String, action: (GardenViewController) -> Void)] = [
    ("Import texts", { $0.importTexts() }),
    ("Save a report", { $0.saveReport() }),
    ("Open a site", { $0.openSite() }),
    ("Copy a word", { _ in UIPasteboard.general.string = "Plum" }),
    ("Show a million rows", { $0.show(RowsViewController(), sender: nil) }),
    ("Show cards", { $0.show(PagesViewController(), sender: nil) }),
    ("Compute in a task", { _ in Task { @MainActor in usleep(400_000) } }),
  ]
  private var status = "Nothing happened" { didSet { tableView.reloadData() } }

  init() { super.init(style: .insetGrouped) }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Garden"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "action")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { actions.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "action", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = actions[indexPath.row].title
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { status }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    actions[indexPath.row].action(self)
  }

  // MARK: Actions

  private func importTexts() {
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.plainText, .commaSeparatedText])
    picker.allowsMultipleSelection = true
    picker.delegate = self
    present(picker, animated: true)
  }

  private func saveReport() {
    let file = FileManager.default.temporaryDirectory.appending(path: "Garden report.txt")
    do {
      try Data("12 plums\n".utf8).write(to: file)
      present(UIDocumentPickerViewController(forExporting: [file], asCopy: true), animated: true)
    } catch {
      status = "The report was not written: \(error.localizedDescription)"
    }
  }

  private func openSite() {
    if let site = URL(string: "/health", relativeTo: URL(string: "http://127.0.0.1:9/"))?.absoluteURL {
      UIApplication.shared.open(site) { isOpened in self.status = isOpened ? "The site was opened" : "No site" }
    }
  }

  // MARK: Files

  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    let sizes = urls.map { url in "\(url.lastPathComponent): \((try? Data(contentsOf: url))?.count ?? -1) bytes" }
    status = sizes.joined(separator: ", ")
  }

  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { status = "Cancelled" }
}
