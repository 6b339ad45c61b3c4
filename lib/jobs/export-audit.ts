import { existsSync, openSync, writeSync } from "node:fs";
import path from "node:path";
import { sayDatabaseProblem } from "@/lib/boot/database-problem.mjs";
import { readArguments } from "@/lib/cli/command";
import { EXIT, Failure } from "@/lib/cli/exit";
import { env } from "@/lib/env";
import { prepareSealing } from "@/lib/secrets/seal";
import { database } from "@/lib/store/client";
import { keyInUse } from "@/lib/store/key-in-use";
import { exportAudit } from "./audit-log";

// `trefoil audit export`: a program of its own, since the rest of the command line works without a database.
try {
  await write();
} catch (error) {
  const failure = error instanceof Failure ? error : new Failure(sayFault(error), EXIT.internal);
  process.exitCode = failure.code;
  process.stderr.write(`trefoil: ${failure.message}
`);
} finally {
  await database.$disconnect();
}

async function write(): Promise<void> {
  const { values } = readArguments({
    args: process.argv.slice(2),
    options: { output: { type: "string", short: "o" } },
  });
  if (env.database === undefined && !existsSync(path.join(env.data, "trefoil.db")))
    throw new Failure(`There is no data in ${env.data}. Name another folder with TREFOIL_DATA.`);
  await prepareSealing(await keyInUse());
  const out =
    values.output === undefined || values.output === "-" ? process.stdout.fd : openSync(values.output, "w", 0o600);
  for await (const lines of exportAudit())
    for (let left = Buffer.from(lines); left.length > 0;) left = left.subarray(writeSync(out, left));
  if (out !== process.stdout.fd) process.stderr.write(`Wrote ${values.output}\n`);
}

function sayFault(error: unknown): string {
  if (env.database !== undefined) {
    const said = sayDatabaseProblem(error, env.database);
    if (said) return said;
  } else if (isOlder(error))
    return `The data in ${env.data} comes from an earlier Trefoil, which kept no audit log. Start this one once.`;
  return `The log could not be exported: ${error instanceof Error ? error.message : "for an unknown reason"}`;
}

/** Prisma's code for a table that is not there. */
function isOlder(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "P2021";
}
