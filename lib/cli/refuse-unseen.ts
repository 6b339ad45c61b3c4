import { EXIT, Failure } from "./exit";
import type { JudgedSession } from "./judge";

/** Throws, with the exit code for the reason, when a command would pass although not every server was seen. */
export function refuseUnseen({ report, unlisted }: JudgedSession): void {
  if (!report.verdict.incomplete) return;
  const kinds = new Set(unlisted.values());
  const names = report.servers
    .filter((server) => !server.off && server.state !== "listed")
    .map((server) => server.name);
  const failure = (why: string, code: number) =>
    new Failure(`${why}: ${names.join(", ")}. The verdict is a lower bound.`, code);
  if (kinds.has("unauthorized")) throw failure("Not everything was seen: a server requires a sign-in", EXIT.signIn);
  if ((["unreachable", "refused", "too-slow", "crashed"] as const).some((kind) => kinds.has(kind)))
    throw failure("Not everything was seen: a server could not be reached", EXIT.unreachable);
  throw failure("Not everything was seen", EXIT.incomplete);
}
