import { existsSync, readFileSync } from "node:fs";
import { classifyServer } from "../../lib/core/classification/classify";
import type { ServerTexts } from "../../lib/core/classification/parsing/server-texts";
import { ToolSchema, type Tool } from "../../lib/core/model/tool";

/** How fast tools are judged, against `JSON.parse` of the same bytes on the same core. `npm run bench:classify [FILE]`. */
const file = process.argv[2] ?? "../shared/corpus/tools.jsonl";
const ROUNDS = 7;

function seconds(work: () => void): number {
  const start = process.hrtime.bigint();
  work();
  return Number(process.hrtime.bigint() - start) / 1e9;
}

/** The median time of each work, in seconds; the works take turns, so that a busy machine slows all of them alike. */
function medians(works: readonly (() => void)[]): number[] {
  const rounds = Array.from({ length: ROUNDS }, () => works.map(seconds));
  return works.map((_, at) => rounds.map((round) => round[at]!).sort((a, b) => a - b)[ROUNDS >> 1]!);
}

function overCorpus(lines: readonly string[]): void {
  const parsed = lines.map((line) => JSON.parse(line) as { server: ServerTexts; tool: unknown });
  const tools = parsed.map(({ server, tool }) => ({ server, tool: ToolSchema.parse(tool) }));
  const first = seconds(() =>
    tools.forEach(({ server, tool }) => classifyServer(server, [tool], [], [], { evidence: false })),
  );
  const judge = (evidence: boolean) => () =>
    tools.forEach(({ server, tool }) => classifyServer(server, [tool], [], [], { evidence }));
  const [parse, without, withEvidence] = medians([
    () => lines.forEach((line) => JSON.parse(line)),
    judge(false),
    judge(true),
  ]) as [number, number, number];
  console.log(
    `${lines.length} tools, ${(lines.reduce((sum, line) => sum + line.length, 0) / 1e6).toFixed(1)} MB; JSON.parse ${(parse * 1000).toFixed(0)} ms`,
  );
  console.log(
    `the first pass of a new process, without evidence: ${Math.round(lines.length / first)} tools a second, ${(first / parse).toFixed(1)} times JSON.parse`,
  );
  for (const [what, time] of [
    ["without", without],
    ["with", withEvidence],
  ] as const)
    console.log(
      `classify ${what} evidence: ${Math.round(lines.length / time)} tools a second, ${(time / parse).toFixed(1)} times JSON.parse`,
    );
}

/** Tools of growing size, each with the most that `limits` lets count: what a definition costs at worst. */
function overSizes(): void {
  const shapes: Record<string, (size: number) => Tool> = {
    description: (size) => ({
      name: "send_mail",
      description: "Sends a mail with attachments to a customer. ".repeat(Math.ceil(size / 45)).slice(0, size),
    }),
    "one word": (size) => ({ name: "send_mail", description: "x".repeat(size) }),
    arguments: (size) => ({
      name: "send_mail",
      inputSchema: {
        type: "object",
        properties: Object.fromEntries(
          Array.from({ length: size / 100 }, (_, at) => [
            `recipient_${at}`,
            { type: "string", description: "Whom it is sent to." },
          ]),
        ),
      },
    }),
  };
  console.log(["     units", ...Object.keys(shapes).map((shape) => `${shape}, ms`.padStart(16))].join(""));
  for (const size of [1_000, 10_000, 100_000, 1_000_000]) {
    const times = medians(
      Object.values(shapes).map((make) => {
        const tool = make(size);
        return () => classifyServer({ name: "post" }, [tool]);
      }),
    );
    console.log([String(size).padStart(10), ...times.map((time) => (time * 1000).toFixed(2).padStart(16))].join(""));
  }
}

if (existsSync(file)) overCorpus(readFileSync(file, "utf8").split("\n").filter(Boolean));
else console.log(`${file}: not there; only sizes are measured`);
overSizes();
