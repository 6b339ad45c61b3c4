import { storedCommand } from "../stored";

export default storedCommand(
  "migrate",
  `Usage: trefoil migrate

Brings the database up to date, as every start of the app does: the one that DATABASE_URL names, or the one in the data
folder (TREFOIL_DATA, or the usual place). Run it yourself where the app is started with --no-migrate: if only another
user may change the tables, or before the copies of a new version start. It is safe to run repeatedly and in parallel.

Exit codes: 0 the database is up to date; 1 the migration failed; 2 wrong usage.
`,
);
