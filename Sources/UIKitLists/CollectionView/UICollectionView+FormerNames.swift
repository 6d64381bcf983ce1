import Foundation

// If code uses one of these names, the compiler suggests the current name, as it does on Apple's platforms.

/// The name of `UICollectionView.elementKindSectionHeader` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UICollectionView.elementKindSectionHeader")
public let UICollectionElementKindSectionHeader: String = UICollectionView.elementKindSectionHeader

/// The name of `UICollectionView.elementKindSectionFooter` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UICollectionView.elementKindSectionFooter")
public let UICollectionElementKindSectionFooter: String = UICollectionView.elementKindSectionFooter

/// The name of `UICollectionView.ElementCategory` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UICollectionView.ElementCategory")
public typealias UICollectionElementCategory = UICollectionView.ElementCategory

/// The name of `UICollectionView.ScrollDirection` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UICollectionView.ScrollDirection")
public typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection

/// The name of `UICollectionView.ScrollPosition` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UICollectionView.ScrollPosition")
public typealias UICollectionViewScrollPosition = UICollectionView.ScrollPosition

/// The name of `UICollectionViewUpdateItem.Action` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UICollectionViewUpdateItem.Action")
public typealias UICollectionUpdateAction = UICollectionViewUpdateItem.Action

/// The name of `UICollectionViewFlowLayout.automaticSize` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UICollectionViewFlowLayout.automaticSize")
@preconcurrency @MainActor public let UICollectionViewFlowLayoutAutomaticSize: CGSize = UICollectionViewFlowLayout
  .automaticSize

/// The name of `UICollectionViewFlowLayout.SectionInsetReference` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UICollectionViewFlowLayout.SectionInsetReference")
public typealias UICollectionViewFlowLayoutSectionInsetReference = UICollectionViewFlowLayout.SectionInsetReference
