import { join } from "node:path";
import type { Wish } from "@/lib/core/exporters";
import { DECISIONS, exportFor, findGateway, type Unasked } from "@/lib/core/gateways";
import type { Finding } from "@/lib/core/model/finding";
import type { Session } from "@/lib/core/model/session";
import { showHidden } from "@/lib/core/text/visible";
import { EXIT, Failure } from "./exit";
import { writeText } from "./files";
import type { Io } from "./io";

type Told = {
  gateway: string;
  session: Session;
  findings: readonly Finding[];
  wish: Wish;
  unasked: Unasked;
  output?: string;
};

/** Writes a gateway's rules: to standard output, to a file, or to a folder when there are several; what they cannot express goes to standard error. */
export async function tellGateway(
  io: Io,
  { gateway: id, session, findings, wish, unasked, output }: Told,
): Promise<number> {
  const gateway = findGateway(id)!;
  const { label, cannot, source, date, asks } = gateway;
  const { decisions, files, notes } = exportFor(gateway, session, wish, unasked, findings);
  const tools = decisions.servers.flatMap((server) => server.tools.map((tool) => ({ ...tool, server: server.name })));
  const counts = DECISIONS.filter((one) => one !== "ask" || asks).map(
    (decision) => `${tools.filter((tool) => tool.decision === decision).length} ${WORDS[decision]}`,
  );
  io.stderr.write(`${label}: of ${tools.length} tools ${counts.join(", ")}.\n`);
  for (const { server, name, decision, why } of tools)
    if (decision !== "allow")
      io.stderr.write(`  ${WORDS[decision]} ${showHidden(`${server}/${name}`)}: ${showHidden(why)}\n`);
  for (const note of [...notes, ...cannot]) io.stderr.write(`! ${showHidden(note)}\n`);
  for (const { name, place } of files) io.stderr.write(`${name}: ${showHidden(place)}\n`);
  io.stderr.write(`Format documented at ${source}, read on ${date}.\n`);

  const folder = output?.endsWith("/") ?? false;
  if (output !== undefined && !folder && files.length > 1)
    throw new Failure(
      `There are ${files.length} files to write: ${files.map((file) => file.name).join(", ")}. Name a folder, with a slash at its end.`,
    );
  for (const { name, text } of files) {
    if (output !== undefined) await writeText(io, folder ? join(output, name) : output, text);
    else io.stdout.write(files.length > 1 ? `==> ${name} <==\n${text}` : text);
  }
  return notes.some((note) => note.startsWith("Left out")) ? EXIT.incomplete : EXIT.ok;
}

const WORDS = { allow: "allowed", ask: "asked about", deny: "refused" };
