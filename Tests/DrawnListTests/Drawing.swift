import Stage
import Testing
import UIKitLists
