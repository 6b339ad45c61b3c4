import { storedCommand } from "../stored";

export default storedCommand(
  "key",
  `Usage: trefoil key rotate
       trefoil key save FILE

The sealing key encrypts stored secrets and signs the audit log. It is in the system's keychain, or in the file secret.key
in the data folder.

key rotate replaces it with a new key: every sealed value is sealed again, in one transaction, and the audit log records
the change of key. An app that is running can write nothing from then on, and says so: restart it. If a rotation is
interrupted, the next start or command completes it. The old key is kept for the backups that need it.

key save writes the key to a new FILE that only you can read. Keep it away from the backups.

Exit codes: 0 done; 1 failed; 2 wrong usage.
`,
);
