import { expect, test } from "vitest";
import { summarise } from "@/components/sessions/compare/summarise";
import { analyse } from "@/lib/core/analysis/analyse";
import { compare } from "@/lib/core/analysis/compare";
import type { Session } from "@/lib/core/model/session";
import { aSession, tools } from "../../core/analysis/sessions";

const judged = (session: Session) => ({ session, analysis: analyse(session) });
const between = (before: Session, after: Session) => compare(judged(before), judged(after));
const lethal = aSession({ a: { tools: tools("PU", "E") } });
const short = aSession({ a: { tools: tools("PU") } });

test("a difference is worse or better by the verdict, and says by which leg", () => {
  expect(summarise(between(short, lethal), false)).toBe("Worse: it can leak now. Gained or more certain: a way out.");
  expect(summarise(between(lethal, short), false)).toBe(
    "Better: it is one leg short now. Lost or less certain: a way out.",
  );
});

test("the same twice is said to be the same, and what was not seen is not called better", () => {
  expect(summarise(between(lethal, lethal), false)).toBe("Nothing that affects the verdict is different.");
  expect(summarise(between(lethal, short), true)).toContain("either side may be worse than it looks");
});

test("a tool that is defined differently is told, also when it holds the same legs", () => {
  const reworded = (digest: string): Session => ({
    ...short,
    servers: short.servers.map((server) => ({ ...server, tools: server.tools.map((tool) => ({ ...tool, digest })) })),
  });
  expect(between(reworded("a"), reworded("b")).redefined).toEqual(["a/t0"]);
  expect(between(reworded("a"), reworded("a")).redefined).toEqual([]);
  expect(summarise(between(reworded("a"), reworded("b")), false)).toBe(
    "The same legs and tools, but some tools are defined differently.",
  );
});
