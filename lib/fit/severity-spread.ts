/**
 * How severities are distributed over real servers: every server alone and every pair of a tool set, and random sessions of labelled
 * servers, with the verdicts that people gave. Tables that call everything critical rank nothing. Run with `npm run severity --
 * [TOOLSET.json]`.
 */
import type { Label } from "../core/classification/reviewed/label";
import { readFile } from "node:fs/promises";
import { profileOf, rateTogether, type SeverityProfile } from "../core/analysis/severity-together";
import { classifyServer } from "../core/classification/classify";
import { loadKnown } from "../core/classification/reviewed/load";
import { readToolset } from "../core/importers/toolset";
import { perLeg } from "../core/model/leg";
import type { SessionServer } from "../core/model/session";
import { SEVERITIES, type Severity } from "../core/model/severity";
import type { Classification, Verdict } from "../core/model/verdict";
import { classifyKnowing } from "../core/session/classify";
import { composeServer } from "../core/session/compose-server";
import { LABELS, readData } from "./data";
import type { Labelled } from "./labels";
import { seeded } from "./random";

const SESSIONS = 200;
const SEED = 17;

type Count = Record<Severity | "none", number>;
const nothing = (): Count => ({ critical: 0, high: 0, medium: 0, low: 0, none: 0 });

function print(what: string, count: Count): void {
  const lethal = SEVERITIES.reduce((sum, one) => sum + count[one], 0);
  const share = (one: Severity) => `${one} ${count[one]} (${Math.round((100 * count[one]) / Math.max(1, lethal))} %)`;
  console.log(`${what.padEnd(44)} ${SEVERITIES.map(share).join(", ")}; not lethal ${count.none}`);
}

/** Each server alone, and each pair of which neither is lethal alone, in both readings. */
function spreadOfMap(servers: readonly SessionServer[]): void {
  const profiles = servers.map((server) => profileOf(server));
  const alone = { worst: nothing(), confirmed: nothing() };
  const pairs = { worst: nothing(), confirmed: nothing() };
  const words = profiles.map((one) => rateTogether([one]));
  for (const reading of ["confirmed", "worst"] as const) {
    words.forEach((one, at) => {
      alone[reading][one[reading] ?? "none"]++;
      for (let other = at + 1; other < words.length; other++)
        if (one[reading] === null && words[other]![reading] === null)
          pairs[reading][rateTogether([profiles[at]!, profiles[other]!])[reading] ?? "none"]++;
    });
    print(`Servers alone, ${reading}`, alone[reading]);
    print(`Pairs of which none is lethal alone, ${reading}`, pairs[reading]);
  }
}

const WORD: Record<Label, Verdict["verdict"]> = { y: "yes", m: "possible", n: "no" };

/** The tools of a labelled server with the verdicts of their labels, and with grades and kinds of data as read. */
function labelledServer(name: string, tools: readonly Labelled[]): SessionServer {
  const read = classifyServer(
    tools[0]!.server,
    tools.map(({ tool }) => tool),
    [],
    [],
    { evidence: false },
  );
  return {
    name,
    state: "listed",
    tools: tools.map(({ tool, labels }, at) => {
      const classification: Classification = {
        ...read[at]!,
        ...perLeg((leg): Verdict => ({
          ...read[at]![leg],
          grade: read[at]![leg].grade ?? 2,
          verdict: WORD[labels[leg]],
        })),
      };
      return { id: `${name}/${tool.name}`, server: name, tool, classification };
    }),
  };
}

/** Sessions of two to six labelled servers. */
async function spreadOfSessions(): Promise<void> {
  const { tools } = await readData(LABELS);
  const byOwner = new Map<string, Labelled[]>();
  for (const tool of tools) byOwner.set(tool.owner, [...(byOwner.get(tool.owner) ?? []), tool]);
  const random = seeded(SEED);
  const owners = [...byOwner.keys()];
  const known = new Map<string, SeverityProfile>();
  const profile = (owner: string): SeverityProfile => {
    const found = known.get(owner) ?? profileOf(labelledServer(owner, byOwner.get(owner)!));
    known.set(owner, found);
    return found;
  };
  const count = { worst: nothing(), confirmed: nothing() };
  for (let session = 0; session < SESSIONS; session++) {
    const size = 2 + Math.floor(random() * 5);
    const members = Array.from({ length: size }, () => profile(owners[Math.floor(random() * owners.length)]!));
    const rated = rateTogether(members);
    for (const reading of ["confirmed", "worst"] as const) count[reading][rated[reading] ?? "none"]++;
  }
  for (const reading of ["confirmed", "worst"] as const)
    print(`${SESSIONS} sessions of 2 to 6 labelled servers, ${reading}`, count[reading]);
}

const [file] = process.argv.slice(2);
if (file !== undefined) {
  const known = classifyKnowing(await loadKnown(), { evidence: false });
  const { servers } = readToolset(await readFile(file, "utf8"), { at: "2026-01-01T00:00:00.000Z" });
  spreadOfMap(
    servers.map(({ name, snapshot }) =>
      composeServer(
        { server: { name, transport: { kind: "given" }, disabled: false, hiddenTools: [] }, snapshot },
        [],
        [],
        known,
      ),
    ),
  );
}
await spreadOfSessions();
