import { storedCommand } from "../stored";

export default storedCommand(
  "backup",
  `Usage: trefoil backup FILE

Writes all that is kept into FILE, as it is at one moment, while the app may run: of the data folder (TREFOIL_DATA, or
the usual place), or of the PostgreSQL database that DATABASE_URL names. FILE can be restored to either. It is written
aside first, so that an older FILE stays until the new one is whole, and can be read by you alone.

Sealed values stay sealed, and the sealing key is not in FILE. Save it once with “trefoil key save” and keep it apart:
without it, no backup can be restored. Left out are browsers that are signed in, listings under way, and what is made
anew from the rest.

Exit codes: 0 written; 1 it could not be; 2 wrong usage.
`,
);
