import { storedCommand } from "../stored";

export default storedCommand(
  "move",
  `Usage: trefoil move --to ADDRESS

Copies everything in the data folder (TREFOIL_DATA, or the usual place) to an empty PostgreSQL database, all or nothing,
even while the app is running. Every table is read back and compared, and the audit log is verified from its first entry
to its last. The data folder is not changed. If the move is interrupted, run it again.

  --to ADDRESS              postgresql://USER:PASSWORD@HOST:5432/DATABASE. Others on this computer can see a command's
                            arguments while it runs: leave the password out, and set PGPASSWORD instead

The key is not copied: save it with “trefoil key save” and put it into the data folder of the Trefoil that uses the
database. Consent to start commands and to contact addresses is valid only on this computer, and is not copied either.

Exit codes: 0 everything was copied; 1 failed, and nothing was written; 2 wrong usage.
`,
);
