#sourceLocation(file: "SignInController.swift", line: 1)
import UIKit

final class SignInController: UIViewController, ObjectMembers {
            weak var nameField: UITextField!
            private var buttons: [UIButton]!
            var note: UILabel?

            func signIn(_ sender: UIButton) {}
            private func cancel() {}
            func editingChanged(_ sender: UITextField, forEvent event: UIEvent) {}

                 func makeDetail(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> UIViewController? {
    nil
  }
class var objectMembers: [ObjectMember] { var members: [ObjectMember] = []; members.append(.property("nameField", \SignInController.nameField)); members.append(.property("buttons", \SignInController.buttons)); members.append(.property("note", \SignInController.note)); members.append(.method("signIn:", SignInController.signIn(_:))); members.append(.method("cancel", SignInController.cancel)); members.append(.method("editingChanged:forEvent:", SignInController.editingChanged(_:forEvent:))); members.append(.method("makeDetail:sender:segueIdentifier:", SignInController.makeDetail(_:sender:segueIdentifier:))); return members }; }
