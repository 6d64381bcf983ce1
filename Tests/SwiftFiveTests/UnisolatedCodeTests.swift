import Testing
import UIKit

@MainActor @Suite("Code in Swift 5 mode that is not isolated")
struct UnisolatedCodeTests {
  private struct Plant: Titled { var title: String }

  @Test("builds layouts")
  func layouts() {
    let section = LayoutBuilder.section(height: .absolute(44), spacing: 2)
    #expect(section.interGroupSpacing == 2)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: LayoutBuilder.layout([section]))
    #expect(view.collectionViewLayout is UICollectionViewCompositionalLayout)
  }

  @Test("has views, layouts and registrations as stored properties")
  func properties() {
    let style = Style()
    #expect(style.makeView().bounds.width == 10)
    #expect(style.label.text == nil)
    let registrations = Registrations()
    registrations.action.performWithSender(nil, target: nil)
    #expect(registrations.performed == 1)
    #expect(registrations.menu.children.count == 2)
  }

  @Test("makes and constrains views")
  func views() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let label = Plant(title: "Fern").makeLabel()
    pin(label, to: parent)
    parent.layoutIfNeeded()
    #expect(label.text == "Fern")
    #expect(label.frame == CGRect(x: 0, y: 0, width: 40, height: 30))
  }

  @Test("makes buttons with actions")
  func buttons() {
    var taps = 0
    let button = Plant(title: "Water").makeButton { taps += 1 }
    button.sendActions(for: .primaryActionTriggered)
    #expect(taps == 1)
  }
}
