import UIKit

final class SignInController: UIViewController {
  @IBOutlet weak var nameField: UITextField!
  @IBOutlet private var buttons: [UIButton]!
  @IBOutlet var note: UILabel?

  @IBAction func signIn(_ sender: UIButton) {}
  @IBAction private func cancel() {}
  @IBAction func editingChanged(_ sender: UITextField, forEvent event: UIEvent) {}

  @IBSegueAction func makeDetail(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> UIViewController? {
    nil
  }
}
