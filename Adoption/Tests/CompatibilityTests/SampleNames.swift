@testable import Compatibility

/// Short lists for tests.
enum SampleNames {
  static let names = OriginalNames(
    original: [
      """
      UIView : UIResponder
        addSubview alpha snapshotView animate move title
      UIView.Options
        +repeats +curved
      UIButton : UIControl
        isPointerInteractionEnabled
      UIButton.Role
        +primary
      UIButton.Style
        +glass +plain
      UIControl : UIView
      UIResponder
        printContent
      UIViewController : UIResponder
        view transition show
      UIWebView : UIView
        goBack
      View
        padding glow glowEffect
      EnvironmentValues
        undoManager
      Text : View
      Map : View
      CAEmitterCell
        birthRate
      Module
        CFAbsoluteTimeGetCurrent kCAFillModeForwards objc_sync_enter
      """
    ],
    foundation: """
      ListFormatter
        string
      """,
    additions: """
      UIView
        start renderInContext drawAt safeAreaInsets contentOffset separatorInset
      """,
    ours: """
      UIView : UIResponder
        focus(equals:Hashable) +animate(options:Options,body=()) +shared:UIView addSubview(_:UIView) alpha:Double init() move(to:Int,animated=Bool)
        scroll(at:Int,at:Options) set(_:Options) set(_:UIButton.Style) subviews:[UIView] superview:UIView
      Clock
        tick()
      Equatable
      Foundation.Clock
        +publish()
      Hashable : Equatable
      Observable
      OptionSet
      Set
        contains(_:)
      UIView.Options : OptionSet
        +repeats:Options
      UIButton : UIControl
        init() init(style:Style) style:Style
      UIButton.Style
        +plain:UIButton.Style
      Box
        init(_:Content)
      Box.Content
        @open
      UIImage
        init(named:String)
      UIControl : UIView
      UIResponder
      UIViewController : UIResponder
        show(_:UIViewController,sender:Any) view:UIView
      View
        environment(_:,_:)View padding()View
      EnvironmentValues
        locale
      Environment
        @open
      Text : View
        init(_:)
      Notice
      Notice.Name = NSNotice.Name
      NSNotice
        post(_:NSNotice.Name)
      NSNotice.Name
        init(_:String)
      Module
        SharedButton()UIButton
      Codable = Decodable
      Decodable
      Encodable
      Any
      Array
        first forEach(_:()) map(_:())
      Int
      Bool
      Double
      String
      """,
    frameworks: "MapKit Charts")
}
