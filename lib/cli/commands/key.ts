import { storedCommand } from "../stored";

export default storedCommand(
  "key",
  `Usage: trefoil key rotate
       trefoil key save FILE

The sealing key seals kept secrets and signs the audit log. It is in the system's keychain, or in the file secret.key of
the data folder.

key rotate replaces it by a new one: every sealed value is sealed anew, in one transaction, and the audit log hands over
to the new key. An app that runs meanwhile can write nothing from then on, and says so: start it again. Where this is
cut short, the next start or command finishes it. The key of before stays aside, for the backups that need it.
key save writes it into a new FILE that only you can read. Keep it where no backup is.

Exit codes: 0 done; 1 it could not be; 2 wrong usage.
`,
);
