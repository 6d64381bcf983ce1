import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite struct ConstrainedCellTests {
  @Test("a cell measures itself by the constraints of its content")
  func cell() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let text = ContentView(600, 20)
    text.area = 12_000
    cell.contentView.addSubview(text)
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 10),
      text.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -10),
      text.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 8),
      text.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -8),
    ])
    expectEqual(cell.fittingSize(width: 320, height: nil), CGSize(width: 320, height: 56))
    expectEqual(cell.fittingSize(width: 170, height: nil), CGSize(width: 170, height: 96))
    let whole = cell.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    expectEqual(whole, CGSize(width: 320, height: 56))
  }

  @Test("a too small cell measures its required content without a warning")
  func tooSmall() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let view = ContentView()
    cell.contentView.addSubview(view)
    let height = view.heightAnchor.constraint(equalToConstant: 60)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      view.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
      height,
    ])
    let told = warnings {
      expectEqual(cell.fittingSize(width: 320, height: nil).height, 60)
      cell.frame.size.height = 60
      cell.layoutIfNeeded()
      height.constant = 80
      expectEqual(cell.fittingSize(width: 320, height: nil).height, 80)
    }
    expectEqual(told, [])
    expectEqual(view.frame.height, 60)
  }

  @Test("a constraint between cell and content does not affect the content's size")
  func crossing() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 320, height: 52))
    let (view, guide) = (ContentView(60, 52), UILayoutGuide())
    cell.contentView.addSubview(view)
    cell.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 40),
      view.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      view.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
      guide.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      guide.trailingAnchor.constraint(equalTo: cell.trailingAnchor),
    ])
    cell.layoutIfNeeded()
    expectEqual(view.frame, CGRect(x: 40, y: 0, width: 60, height: 52))
    expectEqual(guide.layoutFrame.minX, 50)
    expectEqual(guide.layoutFrame.maxX, 320)
    expectEqual(cell.fittingSize(width: 320, height: nil), CGSize(width: 320, height: 52))
  }
}
