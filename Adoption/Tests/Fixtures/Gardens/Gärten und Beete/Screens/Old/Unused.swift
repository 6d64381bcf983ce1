// This file is excluded: it would not compile.
let unused: Missing = 0
