// LZ4, a fast compression.
#include <lz4.h>
