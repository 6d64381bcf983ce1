// zlib, the compression of gzip.
#include <zlib.h>
