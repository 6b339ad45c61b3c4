import { classifierOf, classifyServer, type ClassifyOptions } from "../../core/classification/classify";
import { LIMITS } from "../../core/classification/limits";
import { counterfactuals } from "../../core/classification/scoring/counterfactuals";
import { LEGS } from "../../core/model/leg";
import type { Tool } from "../../core/model/tool";
import type { Classification, Override } from "../../core/model/verdict";
import { parseLine, type BadLine, type ToolLine } from "./tool-line";

/** What people decided, by the name of the server. */
type DecidedByServer = ReadonlyMap<string, Override[]>;

/** The answer to one line, whose tool is judged without the others of its server. */
export function judgeAlone(line: ToolLine | BadLine, decided: DecidedByServer, options: ClassifyOptions): object {
  return "error" in line
    ? badLine(line)
    : answer(line, classifyServer(line.server, [line.tool], decided.get(line.server.name), [], options)[0]!, options);
}

/** One server: the lines that it is profiled from, which are dropped when the first of its tools is judged. */
type Together = { first: string[]; judge?: (tool: Tool) => Classification };

/** The answers to all lines, in their order; each tool is judged in the context of its whole server. */
export function* judgeTogether(
  lines: readonly string[],
  decided: DecidedByServer,
  options: ClassifyOptions,
): Generator<object> {
  const servers = new Map<string, Together>();
  for (const text of lines) {
    const line = parseLine(text);
    if ("error" in line) continue;
    const key = keyOf(line);
    const known = servers.get(key);
    if (!known) servers.set(key, { first: [text] });
    else if (known.first.length < LIMITS.profileTools) known.first.push(text);
  }
  for (const text of lines) {
    const line = parseLine(text);
    if ("error" in line) {
      yield badLine(line);
      continue;
    }
    const together = servers.get(keyOf(line))!;
    together.judge ??= judgeOf(
      together.first.map((one) => parseLine(one) as ToolLine),
      decided,
      options,
    );
    together.first = [];
    yield answer(line, together.judge(line.tool), options);
  }
}

const keyOf = ({ server }: ToolLine) => JSON.stringify([server.name, server.title, server.description]);

function judgeOf(
  first: readonly ToolLine[],
  decided: DecidedByServer,
  options: ClassifyOptions,
): (tool: Tool) => Classification {
  const { server } = first[0]!;
  return classifierOf(
    server,
    first.map(({ tool }) => tool),
    decided.get(server.name) ?? [],
    options,
  );
}

function badLine({ id, error }: BadLine): object {
  return { id: id ?? null, error };
}

function answer(
  { id }: ToolLine,
  { writes, destructive, carrier, ...legs }: Classification,
  { evidence }: ClassifyOptions,
): object {
  const verdicts = LEGS.map((leg) => {
    const { evidence: shown, ...verdict } = legs[leg];
    return [
      leg,
      evidence ? { ...verdict, evidence: shown, counterfactuals: counterfactuals(leg, legs[leg]) } : verdict,
    ];
  });
  return { id: id ?? null, ...Object.fromEntries(verdicts), writes, destructive, carrier };
}
