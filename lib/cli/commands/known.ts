import { chooseServers, sourceOf } from "@/lib/core/classification/reviewed/choose";
import { writeLabels } from "@/lib/core/classification/reviewed/file";
import figures from "@/lib/core/classification/reviewed/figures.json";
import type { KnownServer } from "@/lib/core/classification/reviewed/label";
import { loadKnown } from "@/lib/core/classification/reviewed/load";
import { sayPasses, sayServer } from "@/lib/core/classification/reviewed/say";
import { showHidden } from "@/lib/core/text/visible";
import { oneOf, readArguments, type Command } from "../command";
import { EXIT, Failure } from "../exit";
import type { Io } from "../io";

const help = `Usage: trefoil known [SERVER] [--format text|json]

Lists the servers that are known, or shows what is known about the tools of one. A tool whose definition is known is not
classified: it gets the verdict of its label. Labels come from machine passes with a rubric, or from a server's public documentation.

  SERVER                    a package, an image or a host, such as npm:@notionhq/notion-mcp-server or mcp.notion.com, or
                            words of the server's name (default: every server that is recognised by its address)
  --format FORMAT           text, json (default: text)

Exit codes: 0; 1 when nothing is known of the server; 2 for wrong usage.
`;

async function run(args: string[], io: Io): Promise<number> {
  const { values, positionals } = readArguments({
    args,
    allowPositionals: true,
    options: { format: { type: "string", default: "text" } },
  });
  if (positionals.length > 1) throw new Failure("Name one server.");
  const format = oneOf("--format", values.format, ["text", "json"] as const);
  const known = await loadKnown();
  const [words] = positionals;
  const servers =
    words === undefined
      ? known.servers().filter(({ identities }) => identities.length > 0)
      : chooseServers(known, words);
  if (servers.length === 0) {
    io.stderr.write(`Nothing is known about ${showHidden(words ?? "any server")}.\n`);
    return EXIT.found;
  }
  const text = words === undefined ? servers.map(line).join("") : servers.map(whole).join("\n");
  io.stdout.write(format === "json" ? `${JSON.stringify(servers, null, 2)}\n` : text);
  if (format === "text") io.stderr.write(`${sayFigures()}\n`);
  return EXIT.ok;
}

function line(server: KnownServer): string {
  const { identities, tools } = server;
  return `${sayServer(server)}: ${tools.length} ${tools.length === 1 ? "tool" : "tools"} (${identities.join(", ")})\n`;
}

function whole(server: KnownServer): string {
  const { identities, listed, tools } = server;
  const reached = identities.length > 0 ? `reached as ${identities.join(", ")}` : "known by its definitions alone";
  const facts = [reached, listed && `listed ${listed}`, sourceOf(server)].filter((fact) => fact !== undefined);
  const rows = tools.map((tool) => {
    const how = `${sayPasses(tool)}${tool.definition ? "" : "; its definition was not at hand"}`;
    return `  ${[...writeLabels(tool)].join("  ")}  ${tool.name} (${how})\n`;
  });
  return `${sayServer(server)}\n${facts.map((fact) => `  ${fact}\n`).join("")}\n  P  U  E  W  D\n${rows.join("")}`;
}

function sayFigures(): string {
  return `P private, U untrusted, E egress, W writes, D destructive: y yes, m depends, n no, - not judged. ${figures.definitions.toLocaleString("en")} definitions are known.`;
}

const known: Command = { help, run };
export default known;
