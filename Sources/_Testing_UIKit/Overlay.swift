// The compiler loads a module of this name wherever a file imports both Testing and UIKit, so there must be one. It is
// empty, and does not import Testing: the product that apps link holds it. What tests use is in PergolaTesting.
