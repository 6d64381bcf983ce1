@_spi(Toolkit) @testable import UIKitCore

/// The controllers of a random walk, by number. They are held weakly, so that a walk shows which ones are freed.
@MainActor
final class ControllerPool {
  let log = LifeCycle()
  private var references: [() -> RecordedController?] = []

  /// Makes a controller with the next number as its name.
  func make() -> RecordedController {
    let controller = log.controller("\(references.count)")
    controller.toolbarItems = [UIBarButtonItem(title: controller.name)]
    references.append { [weak controller] in controller }
    return controller
  }

  func controller(_ number: Int) -> RecordedController? { references[number]() }

  /// The numbers of the controllers that are not freed, in order.
  var living: [Int] { references.indices.filter { references[$0]() != nil } }
}

extension RecordedController {
  /// The number of a controller of a pool.
  var number: Int { Int(name) ?? -1 }
}

extension Sequence<UIViewController> {
  /// The numbers of the controllers of a pool.
  @MainActor var numbers: [Int] { compactMap { ($0 as? RecordedController)?.number } }
}
