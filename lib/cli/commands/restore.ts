import { storedCommand } from "../stored";

export default storedCommand(
  "restore",
  `Usage: trefoil restore FILE

Puts a backup into a data folder (TREFOIL_DATA, or the usual place) or a PostgreSQL database (DATABASE_URL) that is
empty, all or nothing. Put the key that was saved for it into the data folder first, as secret.key.

FILE is read and checked whole before anything is written. Refused are a file that was cut off or altered, one of a
newer Trefoil, another key than the one that it was made with, and a place that holds data already. What was written is
read back and compared, and the audit log is followed from its first entry to its last.

Exit codes: 0 restored; 1 refused, and nothing was written; 2 wrong usage.
`,
);
