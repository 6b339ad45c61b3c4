import { storedCommand } from "../stored";

export default storedCommand(
  "move",
  `Usage: trefoil move --to ADDRESS

Puts all that the data folder holds (TREFOIL_DATA, or the usual place) into an empty PostgreSQL database, all or
nothing, also while the app runs. What was written is read back and compared in every table, and the audit log is
followed from its first entry to its last. The data folder stays as it is. Run it again where it was cut short.

  --to ADDRESS              postgresql://USER:PASSWORD@HOST:5432/DATABASE. Others on this computer can see the arguments of
                            a command while it runs: leave the password out, and put it into PGPASSWORD

The key is not moved: save it with “trefoil key save” and put it into the data folder of the Trefoil that uses the
database. Agreements to start commands and to call addresses hold for the computer on which they were given, and stay.

Exit codes: 0 all of it is there; 1 it is not, and nothing was written; 2 wrong usage.
`,
);
