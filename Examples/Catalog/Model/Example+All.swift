import AdminScreens
import BlogsScreens
import CounterScreens
import FeedScreens
import FruitStandScreens
import InboxScreens
import LayoutsScreens
import MailScreens
import OutlineScreens
import ProfileScreens
import ReorderScreens
import SwiftUI
import SymbolSheetScreens
import TodoScreens
import UIKit

extension Example {
  /// All examples, in the order of the catalogue.
  static let all = [
    fruitStand, inbox, outline, reorder, layouts, symbolSheet, counter, feed, blogs, profile, mail, todo, admin,
    catalog,
  ]

  // MARK: Lists

  private static let fruitStand = Example(
    id: "FruitStand", title: "Fruit Stand", symbolName: "cart",
    summary: "Items come, go and are selected in a diffable collection view.", topic: .lists,
    mainFile: "FruitStandViewController.swift", makeScreen: makeFruitStand)

  private static let inbox = Example(
    id: "Inbox", title: "Inbox", symbolName: "tray",
    summary: "Rows are swiped, selected several at once, and pulled for more.", topic: .lists,
    mainFile: "InboxViewController.swift", makeScreen: makeInbox)

  private static let outline = Example(
    id: "Outline", title: "Outline", symbolName: "list.bullet.indent",
    summary: "Folders in folders expand and collapse.", topic: .lists,
    mainFile: "OutlineViewController.swift", makeScreen: makeOutline)

  private static let reorder = Example(
    id: "Reorder", title: "Reorder", symbolName: "arrow.up.arrow.down",
    summary: "Tasks move from day to day: by touch, by keys, in editing mode.", topic: .lists,
    mainFile: "ReorderViewController.swift", makeScreen: makeReorder)

  // MARK: Layouts

  private static let layouts = Example(
    id: "Layouts", title: "Layouts", symbolName: "square.grid.3x2",
    summary: "Grids, groups, badges and custom layouts of a collection view.", topic: .layouts,
    mainFile: "Demos/Demo+Grids.swift", makeScreen: { makeLayouts() })

  private static let symbolSheet = Example(
    id: "SymbolSheet", title: "Symbol Sheet", symbolName: "star.square",
    summary: "All symbols by topic, in every weight, scale and colour.", topic: .layouts,
    mainFile: "SymbolSheetViewController.swift", makeScreen: makeSymbolSheet)

  // MARK: SwiftUI

  private static let counter = Example(
    id: "Counter", title: "Counter", symbolName: "plus.forwardslash.minus",
    summary: "State, bindings and objects: who owns a value, and for how long.", topic: .swiftUI,
    mainFile: "CounterRows.swift", makeScreen: { UIHostingController(rootView: makeCounter()) })

  private static let feed = Example(
    id: "Feed", title: "Feed", symbolName: "dot.radiowaves.up.forward",
    summary: "An endless list, whose pages arrive by Combine.", topic: .swiftUI, mainFile: "Feed.swift",
    note: "The pages are made here. The program Feed loads them from FeedServer.",
    makeScreen: { UIHostingController(rootView: makeFeed()) })

  // MARK: Libraries

  private static let blogs = Example(
    id: "Blogs", title: "Blogs", symbolName: "newspaper",
    summary: "A reading list, declared as state with the library Micro.", topic: .libraries,
    mainFile: "BlogsViewController.swift", makeScreen: makeBlogs)

  private static let profile = Example(
    id: "Profile", title: "Profile", symbolName: "person.text.rectangle",
    summary: "A table of models that folds, with the library Upstream.", topic: .libraries,
    mainFile: "ProfileViewController.swift", makeScreen: makeProfile)

  // MARK: Apps

  private static let mail = Example(
    id: "Mail", title: "Mail", symbolName: "envelope",
    summary: "Three columns that collapse to a stack, with search, sheets and menus.", topic: .apps,
    mainFile: "MailSplitViewController.swift", makeScreen: { makeMail(MailStore()) })

  private static let todo = Example(
    id: "Todo", title: "Todo", symbolName: "checklist",
    summary: "Tabs of todos, which stores keep and synchronise.", topic: .apps, mainFile: "Screens/TodoTabs.swift",
    note: "The todos are in memory here. The program Todo keeps them in a file.",
    makeScreen: { UIHostingController(rootView: makeTodo()) })

  private static let admin = Example(
    id: "Admin", title: "Admin", symbolName: "server.rack",
    summary: "The jobs, the log and the people of a server.", topic: .apps,
    mainFile: "Screens/AdminTabController.swift",
    note: "The jobs are made up. The program AdminServer takes some by HTTP.", makeScreen: makeAdmin)

  private static let catalog = Example(
    id: "Catalog", title: "Catalog", symbolName: "books.vertical",
    summary: "This app: examples and their sources, searched and side by side.", topic: .apps,
    mainFile: "CatalogSplitViewController.swift",
    makeScreen: {
      let controller = UIViewController()
      var content = UIContentUnavailableConfiguration.empty()
      content.image = UIImage(systemName: "books.vertical")
      content.text = String(localized: "You are here")
      content.secondaryText = String(localized: "The source is that of the app around this text.")
      controller.contentUnavailableConfiguration = content
      return controller
    })
}
