#sourceLocation(file: "EditorController.swift", line: 1)
import UIKit

class EditorController: UIViewController, ObjectMembers {
  let helper = EditorHelper()
        var isDirty = false

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton()
    button.addTarget(self, action: Selector("save", EditorController.save), for: .touchUpInside)
    button.addTarget(self, action: Selector("tapped:", EditorController.tapped(_:)), for: .touchUpInside)
    button.addTarget(self, action: Selector("moved:to:", EditorController.moved(_:to:)), for: .touchUpInside)
    button.addTarget(helper, action: Selector("show"), for: .touchUpInside)
    button.addTarget(helper, action: Selector("helpWith:", EditorHelper.help(with:)), for: .touchUpInside)
    button.addTarget(nil, action: Selector("resignFirstResponder", calling: { (target: UIResponder) in target.resignFirstResponder() }), for: .touchUpInside)
    button.addTarget(view, action: Selector("endEditing:", UIView.endEditing(_:)), for: .touchUpInside)
    button.addTarget(view, action: Selector("endEditing:", UIView.endEditing(_:)), for: .touchUpInside)
    _ = [Selector("isDirty", calling: { (target: EditorController) in target.isDirty }), Selector("setIsDirty:", calling: { (target: EditorController, value) in target.isDirty = value }), Selector("isHidden", calling: { (target: UIView) in target.isHidden })]
    _ = Selector("image:didFinishSavingWithError:contextInfo:")
    _ = Selector("loadNumber:", calling: { (target: EditorController, a: Int) in target.load(a) })
    _ = Selector("loadText:", calling: { (target: EditorController, a: String) in target.load(a) })
    _ = Selector("reset", calling: { (target: EditorController.Type) in target.reset() })
    _ = Selector("close:", EditorController.close(_:))
    _ = Selector("copy:", UIResponder.copy(_:))
    _ = Selector("setHidden:", calling: { (target: UIView, value) in target.isHidden = value })
  }

        private func save() {}
        func tapped(_ sender: UIButton) {}
        func moved(_ sender: UIButton, to event: UIEvent) {}
        func image(_ image: UIImage, didFinishSavingWithError error: Error?, contextInfo: UnsafeRawPointer) {}
                     func load(_ number: Int) {}
                   func load(_ text: String) {}
        class func reset() {}
        func close() {}
        func close(_ sender: Any?) {}
class var objectMembers: [ObjectMember] { var members: [ObjectMember] = []; members.append(.property("isDirty", \EditorController.isDirty)); members.append(.method("save", EditorController.save)); members.append(.method("tapped:", EditorController.tapped(_:))); members.append(.method("moved:to:", EditorController.moved(_:to:))); members.append(.method("image:didFinishSavingWithError:contextInfo:", EditorController.image(_:didFinishSavingWithError:contextInfo:))); members.append(.method("loadNumber:", calling: { (target: EditorController, a: Int) in target.load(a) })); members.append(.method("loadText:", calling: { (target: EditorController, a: String) in target.load(a) })); members.append(.method("close", calling: { (target: EditorController) in target.close() })); members.append(.method("close:", EditorController.close(_:))); return members }; }
