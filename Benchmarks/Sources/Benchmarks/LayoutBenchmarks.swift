import Foundation
import PergolaUIKit

/// A collection view of a phone's size with self-sizing cells.
@MainActor
private final class LaidOut: NSObject, UICollectionViewDataSource {
  /// A cell with a given height, which measures no text.
  final class Cell: UICollectionViewCell {
    static var made = 0
    var height: CGFloat = 0

    override init(frame: CGRect) {
      super.init(frame: frame)
      Self.made += 1
    }

    required init?(coder: NSCoder) { return nil }

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = height
      return layoutAttributes
    }
  }

  let view: UICollectionView
  private let sections: Int
  private var items: Int

  init(sections: Int = 1, items: Int, _ layout: UICollectionViewLayout) {
    self.sections = sections
    self.items = items
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: layout)
    super.init()
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.layoutIfNeeded()
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? Cell)?.height = CGFloat(30 + indexPath.item % 7 * 4)
    return cell
  }

  var layout: UICollectionViewLayout { view.collectionViewLayout }

  /// Invalidates and prepares the whole layout.
  func prepare() {
    layout.invalidateLayout()
    layout.prepare()
  }

  /// Corrects the heights of a thousand items, evenly distributed, by preferred attributes.
  func correctThousandItems() {
    correct((0..<1_000).map { $0 * items / 1_000 }) { CGSize(width: 390, height: CGFloat(50 + $0 % 9)) }
  }

  /// Corrects the sizes of a thousand items, from the last to the first, with widths that change the number of items in
  /// a line.
  func correctThousandItemsUpwards() {
    correct((0..<1_000).reversed().map { $0 * items / 1_000 }, Self.tag)
  }

  /// Returns a size that differs from its neighbours' and, by the number of the round, from the previous one.
  static func tag(_ number: Int) -> CGSize { CGSize(width: CGFloat(40 + number * 37 % 83), height: 32) }

  /// Corrects the sizes of items, one after the other, by preferred attributes.
  ///
  /// - Parameter size: Returns the size, given the number of items corrected before.
  func correct(_ items: some Sequence<Int>, _ size: (Int) -> CGSize) {
    for (number, item) in items.enumerated() {
      guard let original = layout.layoutAttributesForItem(at: IndexPath(item: item, section: 0)),
        let preferred = original.copy() as? UICollectionViewLayoutAttributes
      else { return }
      preferred.size = size(number)
      guard
        layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
      else { continue }
      layout.invalidateLayout(
        with: layout.invalidationContext(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
      layout.prepare()
    }
    precondition(layout.collectionViewContentSize.height > 0)
  }

  /// Inserts an item in the middle and deletes it.
  func insertAndDelete() {
    let path = IndexPath(item: items / 2, section: 0)
    UIView.performWithoutAnimation {
      items += 1
      view.insertItems(at: [path])
      view.layoutIfNeeded()
      items -= 1
      view.deleteItems(at: [path])
      view.layoutIfNeeded()
    }
  }

  /// Looks up the elements in a screen at a fraction of the content: 0 is the top, 1 the end.
  func lookUp(at share: CGFloat) {
    let height = layout.collectionViewContentSize.height - 844
    let rect = CGRect(x: 0, y: (height * share).rounded(.down), width: 390, height: 844)
    precondition((layout.layoutAttributesForElements(in: rect) ?? []).count >= 10)
  }

  /// Scrolls from the beginning to the end, 800 points at a time.
  func scrollToEnd() {
    while view.contentOffset.y < view.contentSize.height - 844 {
      view.contentOffset.y = min(view.contentOffset.y + 800, view.contentSize.height - 844)
      view.layoutIfNeeded()
    }
  }

  /// Scrolls the orthogonal section to its middle, plus three items for each step.
  func scrollOrthogonalSection(step: Int) {
    view.scrollToItem(at: IndexPath(item: items / 2 + step * 3, section: 0), at: .left, animated: false)
  }
}

@MainActor
private enum Sample {
  static func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
    -> NSCollectionLayoutSize
  { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

  /// Three columns of 44 points, with spacings and insets.
  static var grid: NSCollectionLayoutSection {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(44)),
      subitems: [NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1 / 3), .fractionalHeight(1)))])
    group.interItemSpacing = .fixed(8)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    return section
  }

  /// Self-sizing rows.
  static var rows: NSCollectionLayoutSection {
    let size = size(.fractionalWidth(1), .estimated(44))
    return NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }

  /// Lines that hold as many self-sizing items as fit.
  static var tags: NSCollectionLayoutSection {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(32)),
      subitems: [NSCollectionLayoutItem(layoutSize: size(.estimated(80), .fractionalHeight(1)))])
    group.interItemSpacing = .fixed(8)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    return section
  }

  /// The same as a flow layout.
  static var flow: UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 80, height: 32)
    layout.minimumInteritemSpacing = 8
    layout.minimumLineSpacing = 8
    return layout
  }

  /// An orthogonal section.
  static var orthogonal: NSCollectionLayoutSection {
    let size = size(.absolute(120), .absolute(80))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.orthogonalScrollingBehavior = .continuous
    return section
  }

  static func layout(_ section: NSCollectionLayoutSection) -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout(section: section)
  }
}

/// Measures the cost of layouts by the number of items and sections.
@MainActor
func measureLayouts(_ suite: inout Suite) {
  measureUniformGroups(&suite)
  measureSelfSizing(&suite)
  measureCorrectionsUpwards(&suite)
  measureUpdates(&suite)
  measureMemory(&suite)

  let many = LaidOut(sections: 10_000, items: 10, Sample.layout(Sample.grid))
  let some = LaidOut(sections: 1_000, items: 10, Sample.layout(Sample.grid))
  suite.ratio(
    "layout/prepare: 10,000 equal sections over 1,000", limit: 12, repetitions: 25,
    of: { many.prepare() }, to: { some.prepare() })
}

@MainActor
private func measureUniformGroups(_ suite: inout Suite) {
  let large = LaidOut(items: 1_000_000, Sample.layout(Sample.grid))
  let small = LaidOut(items: 1_000, Sample.layout(Sample.grid))
  suite.ratio(
    "layout/prepare: 1,000,000 items in uniform groups over 1,000", limit: 2, repetitions: 25,
    of: { for _ in 0..<100 { large.prepare() } }, to: { for _ in 0..<100 { small.prepare() } })
  for (place, share) in [("in the middle", 0.5), ("at the end", 1)] as [(String, CGFloat)] {
    suite.ratio(
      "layout/elements of one screen among 1,000,000: \(place) over at the top", limit: 1.25, repetitions: 25,
      of: { for _ in 0..<100 { large.lookUp(at: share) } }, to: { for _ in 0..<100 { large.lookUp(at: 0) } })
  }

  let long = LaidOut(items: 1_000_000, Sample.layout(Sample.orthogonal))
  let short = LaidOut(items: 1_000, Sample.layout(Sample.orthogonal))
  suite.ratio(
    "layout/60 scrolling steps in an orthogonal section: 1,000,000 items over 1,000", limit: 1.5, repetitions: 25,
    of: { for step in 0..<60 { long.scrollOrthogonalSection(step: step) } },
    to: { for step in 0..<60 { short.scrollOrthogonalSection(step: step) } })

  func change(_ list: LaidOut) {
    list.view.setCollectionViewLayout(Sample.layout(Sample.orthogonal), animated: false)
    list.view.setCollectionViewLayout(Sample.layout(Sample.grid), animated: false)
  }
  suite.ratio(
    "layout/change to another layout and back: 1,000,000 items over 1,000", limit: 1.5, repetitions: 25,
    of: { for _ in 0..<10 { change(large) } }, to: { for _ in 0..<10 { change(small) } })
}

@MainActor
private func measureSelfSizing(_ suite: inout Suite) {
  let large = LaidOut(items: 1_000_000, Sample.layout(Sample.rows))
  let small = LaidOut(items: 1_000, Sample.layout(Sample.rows))
  suite.ratio(
    "layout/1,000 corrected estimates: 1,000,000 items over 1,000", limit: 3, repetitions: 25,
    prepare: {
      large.prepare()
      small.prepare()
    },
    of: { _ in large.correctThousandItems() }, to: { _ in small.correctThousandItems() })
}

/// Measures corrections from the end to the beginning, where sizes determine how many items a line holds.
@MainActor
private func measureCorrectionsUpwards(_ suite: inout Suite) {
  let layouts: [(name: String, make: @MainActor () -> UICollectionViewLayout)] = [
    ("wrapping groups", { Sample.layout(Sample.tags) }), ("wrapping flow", { Sample.flow }),
  ]
  for (name, make) in layouts {
    let (large, small) = (LaidOut(items: 1_000_000, make()), LaidOut(items: 1_000, make()))
    suite.ratio(
      "layout/1,000 corrections from the last to the first, \(name): 1,000,000 items over 1,000", limit: 3,
      prepare: {
        large.prepare()
        small.prepare()
      },
      of: { _ in large.correctThousandItemsUpwards() }, to: { _ in small.correctThousandItemsUpwards() })

    var round = 0
    func correctFirstThousand(of list: LaidOut) {
      list.correct((0..<1_000).reversed()) { LaidOut.tag($0 + round) }
    }
    let (above, few) = (LaidOut(items: 101_000, make()), LaidOut(items: 2_000, make()))
    suite.ratio(
      "layout/1,000 corrections above measured items, \(name): 100,000 measured over 1,000", limit: 3,
      prepare: {
        if round == 0 {
          above.correct(1_000..<101_000, LaidOut.tag)
          few.correct(1_000..<2_000, LaidOut.tag)
        }
        round += 1
      },
      of: { _ in correctFirstThousand(of: above) }, to: { _ in correctFirstThousand(of: few) })
  }
}

/// Measures insertions and deletions among measured items.
@MainActor
private func measureUpdates(_ suite: inout Suite) {
  func measured(_ items: Int) -> LaidOut {
    let list = LaidOut(items: items, Sample.layout(Sample.rows))
    list.correct(0..<items) { CGSize(width: 390, height: CGFloat(50 + $0 % 9)) }
    list.view.layoutIfNeeded()
    return list
  }
  var lists: (many: LaidOut, few: LaidOut)?
  suite.ratio(
    "layout/an item inserted and deleted among measured ones: 100,000 over 1,000", limit: 2, repetitions: 25,
    prepare: {
      let made = lists ?? (measured(100_000), measured(1_000))
      lists = made
      return made
    },
    of: { for _ in 0..<10 { $0.many.insertAndDelete() } }, to: { for _ in 0..<10 { $0.few.insertAndDelete() } })
}

@MainActor
private func measureMemory(_ suite: inout Suite) {
  suite.count("layout/cells made while scrolling through 100,000 self-sizing items", limit: 844 / 30 + 2) {
    LaidOut.Cell.made = 0
    LaidOut(items: 100_000, Sample.layout(Sample.rows)).scrollToEnd()
    return LaidOut.Cell.made
  }
  func bytes(items: Int) -> Int {
    Suite.bytes { LaidOut(items: items, Sample.layout(Sample.rows)).scrollToEnd() }
  }
  // With a few screens, the memory is that of the cells. In the tree a size and its count take 24 bytes, the group that
  // it makes another 16, and the nodes a quarter as much.
  _ = bytes(items: 100)
  let cells = max(bytes(items: 100), 100_000)
  suite.count(
    "layout/additional bytes while scrolling through 100,000 self-sizing items",
    limit: cells + 100_000 * (24 + 16) * 5 / 4
  ) { bytes(items: 100_000) }
}
