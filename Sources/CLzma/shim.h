// LZMA, the compression of files that end in .xz.
#include <lzma.h>
