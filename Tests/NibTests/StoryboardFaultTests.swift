import Foundation
import Stage
import Testing
import UIKit

@testable import UIKitNibs

/// Exit tests of the exceptions of storyboards and nibs.
@MainActor @Suite("Exceptions of storyboards and nibs")
struct StoryboardFaultTests {
  @Test("a storyboard that is not there is the original's exception")
  func missingStoryboard() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UIStoryboard(name: "Nowhere", bundle: Fixture.bundle) }
    }
    #expect(words(of: result).contains("Could not find a storyboard named 'Nowhere' in bundle NSBundle <"))
  }

  @Test("a nib that is not there is the original's exception, when it is needed")
  func missingNib() async {
    _ = UINib(nibName: "Nowhere", bundle: Fixture.bundle)
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UINib(nibName: "Nowhere", bundle: Fixture.bundle).instantiate(withOwner: nil) }
    }
    #expect(words(of: result).contains("Could not load NIB in bundle: 'NSBundle <"))
    #expect(words(of: result).contains("with name 'Nowhere'"))
  }

  @Test("a controller whose nib is not there is the original's exception")
  func missingControllerNib() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIViewController(nibName: "Nowhere", bundle: Fixture.bundle).loadViewIfNeeded() }
    }
    #expect(words(of: result).contains("Could not load NIB in bundle: 'NSBundle <"))
  }

  @Test("a nib that sets no view is the original's exception")
  func noView() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIViewController(nibName: "NoView", bundle: Fixture.bundle).loadViewIfNeeded() }
    }
    #expect(words(of: result).contains("loaded the \"NoView\" nib but the view outlet was not set."))
  }

  @Test("an identifier that the storyboard doesn't have is the original's exception")
  func missingIdentifier() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = UIStoryboard(name: "Main", bundle: Fixture.bundle).instantiateViewController(withIdentifier: "Nobody")
      }
    }
    #expect(words(of: result).contains("doesn't contain a view controller with identifier 'Nobody'"))
  }

  @Test("a segue that the controller doesn't have is the original's exception")
  func missingSegue() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIViewController().performSegue(withIdentifier: "nowhere", sender: nil) }
    }
    #expect(words(of: result).contains("has no segue with identifier 'nowhere'"))
  }

  @Test("embed segues that lead back are refused with file and line")
  func embedCycle() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let made = try? storyboard(
          """
          <viewController id="a"><view key="view" id="v"><subviews><containerView id="c"><connections>
          <segue destination="a" kind="embed" id="s"/></connections></containerView></subviews></view></viewController>
          """, initial: "a")
        made?.instantiateInitialViewController()?.loadViewIfNeeded()
      }
    }
    #expect(words(of: result).contains("Main.storyboard:5: embed segues lead back to the controller a"))
  }

  @Test("relationship segues that lead back are refused with file and line")
  func relationshipCycle() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let made = try? storyboard(
          """
          <navigationController id="a"><connections>
          <segue destination="a" kind="relationship" relationship="rootViewController" id="s"/></connections></navigationController>
          """, initial: "a")
        _ = made?.instantiateInitialViewController()
      }
    }
    #expect(words(of: result).contains("relationship segues lead back to the controller a"))
  }

  @Test("a segue class that is not there is the original's exception")
  func missingSegueClass() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let made = try? storyboard(
          """
          <viewController id="a"><view key="view" id="v"/><connections>
          <segue destination="a" kind="custom" identifier="go" customClass="NoSuchSegue" id="s"/></connections></viewController>
          """, initial: "a")
        made?.instantiateInitialViewController()?.performSegue(withIdentifier: "go", sender: nil)
      }
    }
    #expect(words(of: result).contains("Could not find a custom segue class named 'NoSuchSegue'"))
  }

  @Test("a nib for a list that has two objects is the original's exception")
  func severalCells() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let table = UITableView()
        let data = Fixture.nib("<tableViewCell id=\"a\"/><tableViewCell id=\"b\"/>")
        table.register(UINib(data: data, bundle: nil), forCellReuseIdentifier: "c")
        _ = table.dequeueReusableCell(withIdentifier: "c")
      }
    }
    #expect(words(of: result).contains("nib must contain exactly one top level object"))
  }
}
