import { storedCommand } from "../stored";

export default storedCommand(
  "restore",
  `Usage: trefoil restore FILE

Restores a backup to an empty data folder (TREFOIL_DATA, or the usual place) or an empty PostgreSQL database
(DATABASE_URL), all or nothing. First put the key that was saved for it into the data folder, as secret.key.

All of FILE is read and checked before anything is written. A truncated or altered file, a file from a newer Trefoil, a
key other than the one it was made with, and a target that already holds data are refused. Every table is read back and
compared, and the audit log is verified from its first entry to its last.

Exit codes: 0 restored; 1 refused, and nothing was written; 2 wrong usage.
`,
);
