import Expectations
import Foundation
import LayoutNotation
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite("Collection views in a changing environment")
struct UICollectionViewEnvironmentTests {
  private func rows(
    _ reference: UIContentInsetsReference = .safeArea,
    asked: @escaping (any NSCollectionLayoutEnvironment) -> Void = { _ in }
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      asked(environment)
      let rows = section(H(.fw(1), 40, [item(.fw(1), .fh(1))]))
      rows.contentInsetsReference = reference
      return rows
    }
  }

  private func shown(_ layout: UICollectionViewLayout) -> ShownNotes {
    let shown = ShownNotes(0..<3, laysOut: false)
    shown.view.collectionViewLayout = layout
    shown.layOut()
    return shown
  }

  private func firstFrame(_ shown: ShownNotes) -> CGRect? { shown.view.cellForItem(at: IndexPath(0))?.frame }

  @Test("changed traits call the section provider again")
  func traits() {
    var styles: [UIUserInterfaceStyle] = []
    let shown = shown(rows { styles.append($0.traitCollection.userInterfaceStyle) })
    expectEqual(styles, [.light])
    shown.view.overrideUserInterfaceStyle = .dark
    shown.layOut()
    expectEqual(styles, [.light, .dark])
    shown.layOut()
    expectEqual(styles.count, 2)
  }

  @Test("changed margins invalidate layouts that follow them")
  func margins() {
    let following = shown(rows(.layoutMargins))
    following.view.layoutMargins = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 30)
    following.layOut()
    expectEqual(firstFrame(following), CGRect(x: 50, y: 0, width: 220, height: 40))

    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 40, height: 40)
    flow.sectionInsetReference = .fromLayoutMargins
    let flowing = shown(flow)
    flowing.view.layoutMargins = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 30)
    flowing.layOut()
    expectEqual(firstFrame(flowing)?.minX, 50)
  }

  @Test("a changed safe area invalidates layouts that follow it")
  func safeArea() {
    let controller = UIViewController()
    let shown = ShownNotes(0..<3, laysOut: false)
    shown.view.collectionViewLayout = rows()
    shown.view.contentInsetAdjustmentBehavior = .never
    shown.view.removeFromSuperview()
    shown.shown.window.rootViewController = controller
    controller.view.addSubview(shown.view)
    shown.layOut()
    expectEqual(firstFrame(shown), CGRect(x: 0, y: 0, width: 300, height: 40))
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 10)
    shown.layOut()
    expectEqual(firstFrame(shown), CGRect(x: 20, y: 0, width: 270, height: 40))
  }

  /// A cell whose preferred height grows with each call.
  final class GreedyCell: UICollectionViewCell {
    static var questions = 0

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      Self.questions += 1
      layoutAttributes.size.height += 10
      return layoutAttributes
    }
  }

  @Test("a cell that always grows is measured once per pass")
  func greedy() {
    let shown = ShownNotes(0..<100, laysOut: false)
    shown.view.register(GreedyCell.self, forCellWithReuseIdentifier: "note")
    shown.view.collectionViewLayout = UICollectionViewCompositionalLayout(
      section: section(H(.fw(1), .est(40), [item(.fw(1), .est(40))])))
    GreedyCell.questions = 0
    shown.layOut()
    #expect(GreedyCell.questions <= shown.view.visibleCells.count + 1)
    #expect(shown.view.visibleCells.count >= 3)
    for _ in 0..<5 { shown.layOut() }
    #expect(GreedyCell.questions <= 6 * (shown.view.visibleCells.count + 1))
  }

  /// A delegate with some of a flow layout's methods.
  final class Delegate: NSObject, UICollectionViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 100, height: 20 + 10 * CGFloat(indexPath.item)) }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets { UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 0) }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { 60 }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { 3 }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize { CGSize(width: 0, height: 11) }
  }

  @Test("flow layout uses its delegate where implemented, else its properties")
  func flowDelegate() {
    let delegate = Delegate()
    let flow = UICollectionViewFlowLayout()
    flow.footerReferenceSize = CGSize(width: 0, height: 5)
    let shown = ShownNotes(0..<3, laysOut: false)
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      shown.view.register(NoteHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
    }
    shown.view.delegate = delegate
    shown.view.collectionViewLayout = flow
    shown.layOut()
    // A line of 300 points holds two items of 100 points with 60 points between them.
    let frames = (0..<3).compactMap { shown.view.cellForItem(at: IndexPath($0))?.frame }
    expectEqual(
      frames,
      [
        CGRect(x: 0, y: 23, width: 100, height: 20), CGRect(x: 200, y: 18, width: 100, height: 30),
        CGRect(x: 0, y: 51, width: 100, height: 40),
      ])
    expectEqual(shown.view.contentSize, CGSize(width: 300, height: 96))
    let header = shown.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(0))
    expectEqual(header?.frame, CGRect(x: 0, y: 0, width: 300, height: 11))
    withExtendedLifetime(delegate) {}
  }
}
