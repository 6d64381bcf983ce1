// The compiler loads a module with this name for each file that imports both Testing and UIKit, so the module must
// exist. It is empty and does not import Testing, because the product that apps link contains it. Test helpers are in
// PergolaTesting.
