// SQLite, the database in a file.
#include <sqlite3.h>
