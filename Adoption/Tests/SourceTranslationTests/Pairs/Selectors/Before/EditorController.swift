import UIKit

class EditorController: UIViewController {
  let helper = EditorHelper()
  @objc var isDirty = false

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton()
    button.addTarget(self, action: #selector(save), for: .touchUpInside)
    button.addTarget(self, action: #selector(EditorController.tapped(_:)), for: .touchUpInside)
    button.addTarget(self, action: #selector(self.moved(_:to:)), for: .touchUpInside)
    button.addTarget(helper, action: #selector(helper.show), for: .touchUpInside)
    button.addTarget(helper, action: #selector(EditorHelper.help(with:)), for: .touchUpInside)
    button.addTarget(nil, action: #selector(UIResponder.resignFirstResponder), for: .touchUpInside)
    button.addTarget(view, action: #selector(UIView.endEditing(_:)), for: .touchUpInside)
    button.addTarget(view, action: #selector(UIView.endEditing), for: .touchUpInside)
    _ = [#selector(getter: isDirty), #selector(setter: EditorController.isDirty), #selector(getter: UIView.isHidden)]
    _ = #selector(image(_:didFinishSavingWithError:contextInfo:))
    _ = #selector(load(_:) as (EditorController) -> (Int) -> Void)
    _ = #selector(load as (String) -> Void)
    _ = #selector(reset)
    _ = #selector(close(_:))
    _ = #selector(UIResponder.copy)
    _ = #selector(setter: UIView.isHidden)
  }

  @objc private func save() {}
  @objc func tapped(_ sender: UIButton) {}
  @objc func moved(_ sender: UIButton, to event: UIEvent) {}
  @objc func image(_ image: UIImage, didFinishSavingWithError error: Error?, contextInfo: UnsafeRawPointer) {}
  @objc(loadNumber:) func load(_ number: Int) {}
  @objc(loadText:) func load(_ text: String) {}
  @objc class func reset() {}
  @objc func close() {}
  @objc func close(_ sender: Any?) {}
}
