import { expect, test } from "vitest";
import { bundled } from "@/lib/boot/bundle.mjs";
import { examinedPart } from "@/lib/core/annotations/examined-part";
import { MOST_EXAMINED, MOST_EXAMINED_BYTES, MOST_EXAMINED_IN_ALL } from "@/lib/core/model/remark";
import type { SessionServer } from "@/lib/core/model/session";
import { mapCompositions } from "@/lib/core/analysis/compositions/map";
import { memberOf } from "@/lib/core/analysis/compositions/member";
import { largestHarmless } from "@/lib/core/least/largest";
import { alone, riskOf } from "@/lib/core/least/risk";
import { NO_GOVERNANCE } from "@/lib/core/model/governance";
import { joinServers } from "@/lib/core/session/join-servers";

process.env["TREFOIL_WORKER"] = await bundled("lib/jobs/heavy/main.ts");
const { offerTexts } = await import("@/lib/jobs/heavy/asked-texts");
const { runHeavy } = await import("@/lib/jobs/heavy/run");

const names = Array.from({ length: MOST_EXAMINED_IN_ALL / MOST_EXAMINED }, (_, at) => `server${at}`);
/** Bytes of a definition when all that are examined are equally long. */
const LENGTH = MOST_EXAMINED_BYTES / MOST_EXAMINED_IN_ALL;
const WORDS = "Sends a mail with the secret of the customer to any address, after reading the web page of a stranger. ";

/** As many tools as are examined of one server, with their share of the bytes that are examined. */
function listing(name: string): string {
  const words = (start: number) => WORDS.repeat(LENGTH / WORDS.length + 2).slice(start, start + LENGTH / 2 - 140);
  const tools = Array.from({ length: MOST_EXAMINED }, (_, at) => ({
    tool: {
      name: `send_mail_${at}`,
      description: words(at % 90),
      inputSchema: { type: "object", properties: { address: { type: "string", description: words(at % 50) } } },
      annotations: { readOnlyHint: at % 2 === 0 },
    },
    digest: `${at}`,
  }));
  return JSON.stringify({ at: "2026-11-01T08:00:00.000Z", tools, digest: name });
}

const serverOf = (name: string) => ({ name, transport: { kind: "given" as const }, disabled: false, hiddenTools: [] });

/** Runs a task that asks for the listings of all servers. */
async function asking<T>(run: (texts: ReturnType<typeof offerTexts>["texts"]) => Promise<T>): Promise<T> {
  const { texts, end } = offerTexts(async (name) => listing(name));
  return run(texts).finally(end);
}

test(
  "every task that reads all tools bears as many with as much text as are examined",
  { timeout: 600_000 },
  async () => {
    const judged: SessionServer[] = [];
    for (const name of names) {
      const asked = { server: serverOf(name), body: listing(name), overrides: [], opinions: [] };
      judged.push(JSON.parse((await runHeavy("judge", asked)).body) as SessionServer);
    }
    const spec = { name: "All", host: "none", servers: names, off: [] };
    const session = joinServers(spec, judged);
    const bytes = new Map(names.map((name) => [name, listing(name).length]));
    const { part, partly } = examinedPart(session, bytes);
    expect(partly).toEqual([]);
    const further = (port: ReturnType<typeof offerTexts>["texts"]["port"]) => ({
      deadlineMs: 300_000,
      characters: MOST_EXAMINED_BYTES,
      transfer: [port],
    });
    const findings = await asking((bodies) =>
      runHeavy("findings", { session, bodies, version: "1" }, further(bodies.port)),
    );
    expect(findings.length).toBeGreaterThan(0);
    const { rows } = await asking((bodies) => runHeavy("annotations", { session: part, bodies }, further(bodies.port)));
    expect(rows).toHaveLength(MOST_EXAMINED_IN_ALL);
    const options = { version: "1" };
    const opening = {
      spec,
      servers: names.map((name) => ({ server: serverOf(name), body: listing(name) })),
      overrides: [],
      opinions: [],
      rules: { policies: [], governance: NO_GOVERNANCE },
      unread: [],
      held: { approvals: [], today: "2026-11-02", since: new Map() },
    };
    const asked = { opening, switches: { off: [], host: null }, format: "json", choices: {}, options, known: null };
    // With all evidence and schemas it is more than a thread may hold: it is ended, says so and what to do, and the next task is done.
    await expect(runHeavy("report", asked)).rejects.toThrow(/was ended. Ask for fewer tools at a time/);
    const members = session.servers.map((server) => memberOf(server));
    expect(members.map(({ tools }) => tools)).toEqual(names.map(() => MOST_EXAMINED));
    expect(mapCompositions(members).groups.flatMap((group) => group.members)).toHaveLength(names.length);
    const placed = await runHeavy("place", { server: judged[0]!, body: listing(names[0]!) });
    expect(placed).toHaveLength(MOST_EXAMINED);
    const server = alone(session.servers[0]!);
    expect(riskOf(server, placed, "cautious").tools).toBe(MOST_EXAMINED);
    const lent = placed.map(({ id }, at) => ({ id, mask: 1 << (at % 3) }));
    expect(largestHarmless(lent, new Set())).toMatchObject({ state: "found", ways: [{ drop: { length: 666 } }] });
  },
);
