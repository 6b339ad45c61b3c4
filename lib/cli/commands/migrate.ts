import { storedCommand } from "../stored";

export default storedCommand(
  "migrate",
  `Usage: trefoil migrate

Brings the database up to date, as every start does by itself: the one that DATABASE_URL names, or the one of the data
folder (TREFOIL_DATA, or the usual place). Run it where the app is started with --no-migrate: for a database whose tables
only another user may change, or before the copies of a new version start. It may run many times, and at once.

Exit codes: 0 it is up to date; 1 it cannot be; 2 wrong usage.
`,
);
