import { sayDataProblem } from "@/lib/boot/data-problem.mjs";
import { withoutAddress } from "@/lib/boot/database-address.mjs";
import { sayDatabaseProblem } from "@/lib/boot/database-problem.mjs";
import { StepFailed } from "@/lib/boot/project.mjs";
import { readArguments } from "@/lib/cli/command";
import { EXIT, Failure } from "@/lib/cli/exit";
import { env } from "@/lib/env";
import { KeyProblem } from "@/lib/secrets/key-file";
import { AuditFailure } from "@/lib/store/audit";
import { database } from "@/lib/store/client";
import { backUp } from "./backup";
import { rotate, save } from "./key";
import { move } from "./move";
import { DataProblem } from "./problem";
import { restore } from "./restore";
import { sayContent, sayKey, sayMoved, sayRotated } from "./say";
import { ownPlace } from "./store-ready";

// `trefoil backup`, `restore`, `move` and `key`: a program of its own, since the rest of the command line works without a database.
try {
  const [word = "", ...args] = process.argv.slice(2);
  process.stdout.write(await run(word, args));
} catch (error) {
  const failure = error instanceof Failure ? error : new Failure(sayFault(error), isTold(error) ? 1 : EXIT.internal);
  process.exitCode = failure.code;
  process.stderr.write(`trefoil: ${failure.message}\n`);
} finally {
  await database.$disconnect();
}

async function run(word: string, args: string[]): Promise<string> {
  const { values, positionals } = readArguments({ args, allowPositionals: true, options: { to: { type: "string" } } });
  const [first, second, ...more] = positionals;
  const takes = (...words: unknown[]) => words.every((one) => one !== undefined) && more.length === 0;
  if (word === "backup" && takes(first) && second === undefined && values.to === undefined)
    return `${sayContent(await backUp(first!))}\nWrote ${first}\n${sayKey()}`;
  if (word === "restore" && takes(first) && second === undefined && values.to === undefined)
    return `${sayContent(await restore(first!))}\nRestored to ${ownPlace()}. Start Trefoil as before.\n`;
  if (word === "move" && takes(values.to) && first === undefined) return sayMoved(await move(values.to!));
  if (word === "key" && first === "rotate" && second === undefined && values.to === undefined)
    return sayRotated(await rotate());
  if (word === "key" && first === "save" && takes(second) && values.to === undefined) {
    await save(second!);
    return `Wrote ${second}. It opens every sealed value: keep it where no backup is. Put it into an empty data folder as secret.key to restore there.\n`;
  }
  throw new Failure(`Wrong arguments; see trefoil ${word} --help.`);
}

function isTold(error: unknown): boolean {
  return [DataProblem, StepFailed, KeyProblem, AuditFailure].some((kind) => error instanceof kind);
}

/** In words for whoever called it; never in those of a driver, which may hold the address. */
function sayFault(error: unknown): string {
  if (isTold(error)) return (error as Error).message;
  if (isOlder(error))
    return `What ${ownPlace()} holds comes from an earlier Trefoil. Run “trefoil migrate” once, or start this Trefoil.`;
  const said = env.database === undefined ? sayDataProblem(error, env.data) : sayDatabaseProblem(error, env.database);
  const words = error instanceof Error ? error.message : "for an unknown reason";
  return said ?? `It failed, and nothing was changed: ${env.database ? withoutAddress(words, env.database) : words}`;
}

/** Prisma's codes for a table and for a column that are not there. */
function isOlder(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "P2021" || error.code === "P2022");
}
