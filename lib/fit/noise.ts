import { existsSync, readdirSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ReadServer } from "../core/annotations/define";
import { examine, readServer } from "../core/annotations/examine";
import { TOOL_RULES } from "../core/annotations/rules";
import { readToolset } from "../core/importers/toolset";
import { ToolSchema, type Tool } from "../core/model/tool";
import { digestOf } from "../core/text/digest";
import { countShares, renderNoise, type Noise } from "./shares";

/** How often each rule about tools fires on real servers. `npm run noise [FOLDER]`: figures only, no text of any server. */
const folder = process.argv[2] ?? "../shared";

/** Whole answers of current servers, a file each. */
function listedServers(): ReadServer[] {
  const answers = join(folder, "toolsets");
  if (!existsSync(answers)) return [];
  return readdirSync(answers)
    .filter((file) => file.endsWith(".json"))
    .sort()
    .flatMap((file) => readToolset(readFileSync(join(answers, file), "utf8"), { at: "" }).servers)
    .map(({ name, snapshot }) =>
      readServer(
        {
          name,
          title: snapshot.serverInfo?.title,
          instructions: snapshot.instructions,
          protocolVersion: snapshot.protocolVersion,
          prompts: snapshot.prompts,
          resources: snapshot.resources,
          resourceTemplates: snapshot.resourceTemplates,
        },
        snapshot.tools.map(({ tool }) => tool),
      ),
    );
}

/** Definitions found in public repositories, one per line, grouped by server. */
function foundServers(): ReadServer[] {
  const file = join(folder, "corpus", "tools.jsonl");
  if (!existsSync(file)) return [];
  const servers = new Map<string, Tool[]>();
  for (const line of readFileSync(file, "utf8").split("\n").filter(Boolean)) {
    const { server, tool } = JSON.parse(line) as { server: { name: string }; tool: unknown };
    servers.set(server.name, [...(servers.get(server.name) ?? []), ToolSchema.parse(tool)]);
  }
  return [...servers].map(([name, tools]) => readServer({ name }, tools));
}

/** Two halves of the servers, by name: rules are changed by looking only at the first, so that the second shows what they do elsewhere. */
const isFirst = ({ name }: ReadServer) => Number.parseInt(digestOf(name.toLowerCase()).slice(0, 8), 16) % 2 === 0;
const halves = (servers: ReadServer[]) => ({
  all: countShares(servers),
  first: countShares(servers.filter(isFirst)),
  second: countShares(servers.filter((one) => !isFirst(one))),
});

const sets = { listed: listedServers(), found: foundServers() };
const kept = JSON.parse(readFileSync("lib/core/annotations/noise.json", "utf8")) as Noise;
if (process.argv.includes("--show")) {
  // The second half stays unseen.
  for (const servers of Object.values(sets))
    for (const server of servers.filter(isFirst))
      for (const { rule, server: owner, tools, message, quote } of examine([server]))
        console.log([rule, owner, tools.slice(0, 3).join(" "), message, quote ?? ""].join(" | "));
} else {
  const [listed, found] = [halves(sets.listed), halves(sets.found)];
  const noise: Noise = {
    listed: listed.all,
    found: found.all,
    halves: {
      listed: { first: listed.first, second: listed.second },
      found: { first: found.first, second: found.second },
    },
    hand: kept.hand,
  };
  await writeFile("lib/core/annotations/noise.json", `${JSON.stringify(noise, null, 1)}\n`);
  const page = renderNoise(noise, TOOL_RULES);
  await writeFile("test/golden/noise.md", page);
  process.stdout.write(page);
}
