import { storedCommand } from "../stored";

export default storedCommand(
  "backup",
  `Usage: trefoil backup FILE

Backs up everything in the data folder (TREFOIL_DATA, or the usual place), or in the PostgreSQL database that
DATABASE_URL names, as it is at one moment; the app may be running. FILE can be restored to either. An existing FILE
is replaced only once the new one is complete, and only you can read it.

Sealed values stay sealed, and the sealing key is not in FILE. Save the key once with “trefoil key save” and keep it
apart from the backups: without it, no backup can be restored. Signed-in browsers, listings in progress and data that
can be derived from the rest are not backed up.

Exit codes: 0 written; 1 could not be written; 2 wrong usage.
`,
);
