import SwiftUI

/// The previews of the app for tests of sessions.
struct ProbePreviews: PreviewProvider {
  static var previews: some View {
    Text("A drawn preview").previewDisplayName("Drawn")
    Text("Trapping").onAppear { fatalError("the preview was asked to trap") }.previewDisplayName("Trapping")
  }
}
