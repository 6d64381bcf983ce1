import UIKit

// Code of libraries in Swift 5 mode: none of it is isolated, and all of it is called on the main thread. The original's
// declarations are `@preconcurrency @MainActor`, so that it compiles.

/// A small library of layout builders.
enum LayoutBuilder {
  static func item(height: NSCollectionLayoutDimension) -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(layoutSize: size(height: height))
  }

  static func size(height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
  }

  static func section(height: NSCollectionLayoutDimension, spacing: CGFloat) -> NSCollectionLayoutSection {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(height: height), subitems: [item(height: .fractionalHeight(1))])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = spacing
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(height: .absolute(20)), elementKind: UICollectionView.elementKindSectionHeader,
        alignment: .top)
    ]
    return section
  }

  static func layout(_ sections: [NSCollectionLayoutSection]) -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, _ in sections[index] }
  }
}

/// Stored properties with defaults of types on the main actor.
struct Style {
  var accent = UIColor.systemBlue
  var label = UILabel()
  var makeView: () -> UIView = { UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
  var layout: UICollectionViewLayout = UICollectionViewFlowLayout()
}

extension UICollectionViewListCell {
  fileprivate func show(_ text: String) {
    var content = defaultContentConfiguration()
    content.text = text
    contentConfiguration = content
  }
}

/// An object with registrations and actions as stored properties.
final class Registrations {
  let cell = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
    cell.show(text)
  }
  let header = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
    elementKind: UICollectionView.elementKindSectionHeader
  ) { _, _, _ in }
  var performed = 0
  lazy var action = UIAction(title: "Count") { [weak self] _ in self?.performed += 1 }
  lazy var menu = UIMenu(
    title: "Menu", children: [action, UIDeferredMenuElement { completion in completion([]) }])
}

/// A protocol without isolation with a default that uses views.
protocol Titled {
  var title: String { get }
}

extension Titled {
  func makeLabel() -> UILabel {
    let label = UILabel()
    label.text = title
    label.numberOfLines = 0
    return label
  }

  func makeButton(_ perform: @escaping () -> Void) -> UIButton {
    let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in perform() })
    button.isEnabled = true
    return button
  }
}

/// A function that adds constraints.
func pin(_ view: UIView, to parent: UIView) {
  view.translatesAutoresizingMaskIntoConstraints = false
  parent.addSubview(view)
  NSLayoutConstraint.activate([
    view.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
    view.topAnchor.constraint(equalTo: parent.topAnchor),
    view.widthAnchor.constraint(equalToConstant: 40),
    view.heightAnchor.constraint(equalToConstant: 30),
  ])
}
