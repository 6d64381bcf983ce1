import Foundation
@_spi(Toolkit) import UIKitCore
@_spi(Toolkit) import UIKitLists

@MainActor
func decodeViewController(_ controller: UIViewController, _ coder: NibCoder) {
  controller.interface = coder.builder.interface(of: controller, coder.element)
  coder.text("title") { controller.title = $0 }
  coder.choice("modalPresentationStyle", NibSegues.presentationStyles) { controller.modalPresentationStyle = $0 }
  coder.choice("modalTransitionStyle", NibSegues.transitionStyles) { controller.modalTransitionStyle = $0 }
  coder.flag("definesPresentationContext") { controller.definesPresentationContext = $0 }
  coder.flag("providesPresentationContextTransitionStyle") {
    controller.providesPresentationContextTransitionStyle = $0
  }
  coder.flag("modalInPresentation") { controller.isModalInPresentation = $0 }
  coder.flag("hidesBottomBarWhenPushed") { controller.hidesBottomBarWhenPushed = $0 }
  coder.flag("extendedLayoutIncludesOpaqueBars") { controller.extendedLayoutIncludesOpaqueBars = $0 }
  if let element = coder.element.child(key: "edgesForExtendedLayout") {
    controller.edgesForExtendedLayout = element.edges
  }
  coder.element.child(key: "freeformSize")?.ignore()
  coder.size("preferredContentSize") { controller.preferredContentSize = $0 }
  coder.size("contentSizeForViewInPopover") { controller.preferredContentSize = $0 }
  if let element = coder.element.child(key: "navigationItem") {
    coder.builder.adopt(controller.navigationItem, element)
  }
  coder.object("tabBarItem") { (item: UITabBarItem) in controller.tabBarItem = item }
  coder.objects("toolbarItems") { (items: [UIBarButtonItem]) in if !items.isEmpty { controller.toolbarItems = items } }
}

@MainActor
func decodeNavigationController(_ controller: UINavigationController, _ coder: NibCoder) {
  coder.flag("navigationBarHidden") { controller.isNavigationBarHidden = $0 }
  coder.flag("toolbarHidden") { controller.isToolbarHidden = $0 }
  coder.flag("hidesBarsOnSwipe") { controller.hidesBarsOnSwipe = $0 }
  // Read by the initializer.
  _ = (coder.element.child(key: "navigationBar"), coder.element.child(key: "toolbar"))
  // It concerns a scroll view in the controller's own view, where there is none.
  _ = coder.element["automaticallyAdjustsScrollViewInsets"]
}

@MainActor
func decodeSplitViewController(_ controller: UISplitViewController, _ coder: NibCoder) {
  _ = (coder.element["style"], coder.element["allowDoubleColumnStyle"])
  coder.choice(
    "preferredDisplayMode",
    [
      "automatic": UISplitViewController.DisplayMode.automatic, "secondaryOnly": .secondaryOnly,
      "primaryHidden": .secondaryOnly, "oneBesideSecondary": .oneBesideSecondary, "allVisible": .oneBesideSecondary,
      "beside": .oneBesideSecondary, "oneOverSecondary": .oneOverSecondary, "primaryOverlay": .oneOverSecondary,
      "twoBesideSecondary": .twoBesideSecondary, "twoOverSecondary": .twoOverSecondary,
      "twoDisplaceSecondary": .twoDisplaceSecondary,
    ]
  ) { controller.preferredDisplayMode = $0 }
  coder.choice(
    "behavior",
    [
      "automatic": UISplitViewController.SplitBehavior.automatic, "tile": .tile, "overlay": .overlay,
      "displace": .displace,
    ]
  ) { controller.preferredSplitBehavior = $0 }
  coder.flag("presentsWithGesture") { controller.presentsWithGesture = $0 }
  coder.flag("showsSecondaryOnlyButton") { controller.showsSecondaryOnlyButton = $0 }
  coder.number("preferredPrimaryColumnWidthFraction") { controller.preferredPrimaryColumnWidthFraction = $0 }
  coder.number("minimumPrimaryColumnWidth") { controller.minimumPrimaryColumnWidth = $0 }
  coder.number("maximumPrimaryColumnWidth") { controller.maximumPrimaryColumnWidth = $0 }
}

@MainActor
func decodePageViewController(_ controller: UIPageViewController, _ coder: NibCoder) {
  // Read by the initializer. Pages always scroll, so that no spine shows.
  _ = (coder.element["navigationOrientation"], coder.element["pageSpacing"], coder.element["spineLocation"])
  if coder.element["transitionStyle"] == "pageCurl" {
    coder.builder.log.report("transitionStyle=\"pageCurl\"", "is not shown here: pages scroll", at: coder.element)
  }
}

@MainActor
func decodeTableViewController(_ controller: UITableViewController, _ coder: NibCoder) {
  coder.flag("clearsSelectionOnViewWillAppear") { controller.clearsSelectionOnViewWillAppear = $0 }
  coder.object("refreshControl") { (control: UIRefreshControl) in controller.refreshControl = control }
}

@MainActor
func decodeCollectionViewController(_ controller: UICollectionViewController, _ coder: NibCoder) {
  coder.flag("clearsSelectionOnViewWillAppear") { controller.clearsSelectionOnViewWillAppear = $0 }
  coder.flag("installsStandardGestureForInteractiveMovement") {
    controller.installsStandardGestureForInteractiveMovement = $0
  }
}
