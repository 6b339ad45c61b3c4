import { describe, expect, test } from "vitest";
import { analyse } from "@/lib/core/analysis/analyse";
import { CHARTS, type Drawn } from "@/lib/core/charts";
import { drawAttackPath } from "@/lib/core/charts/attack-path";
import { brief } from "@/lib/core/charts/define";
import { drawVenn } from "@/lib/core/charts/venn";
import { drawMinimalSets } from "@/lib/core/charts/minimal-sets";
import { ROLES } from "@/lib/core/charts/roles";
import { renderSvg } from "@/lib/core/charts/svg";
import type { Scene } from "@/lib/core/model/scene";
import type { Session } from "@/lib/core/model/session";
import { widthOf } from "@/lib/core/text/fit";
import { aSession, reordered, tools } from "../analysis/sessions";

const SETS = { width: 760, height: 420 };
const HOSTILE = `"><script>alert(1)</script>\u202eevil\u0000]]>&amp;`;

const sessions: Record<string, Session> = {
  empty: aSession({}),
  "one-tool": aSession({ db: { tools: tools("PUE") } }),
  "near-miss": aSession({
    filesystem: { tools: tools("P", "P", "") },
    memory: { tools: tools("p", "") },
    web: { tools: tools("U") },
  }),
  possible: aSession({ chat: { tools: tools("PU", "e") }, mail: { tools: tools("P", "U") } }),
  several: aSession({
    "host:coder": { builtIn: true, tools: tools("PUE", "P", "P", "UE", "UE", "") },
    issues: { tools: tools("PU", "PU", "P", "E", "E", "") },
    files: { tools: tools("Pu", "Pu", "") },
    mail: { tools: tools("PU", "E") },
    search: { tools: tools("UE", "U") },
    notes: { tools: tools("p", "pu") },
  }),
  hostile: aSession({
    [HOSTILE]: { tools: { [HOSTILE]: { private: "yes", untrusted: "yes" } } },
    [`${"very-long-name-".repeat(40)}end`]: { tools: { ["x".repeat(4_000)]: { egress: "yes" } } },
  }),
  crowd: aSession(
    Object.fromEntries(
      Array.from({ length: 60 }, (_, at) => [
        `server-with-a-long-name-${at}`,
        {
          tools: tools(
            ...Array.from({ length: 84 }, (_, i) => (i % 3 === 0 ? ["P", "U", "E", "PU", "e", "u"][at % 6]! : "")),
          ),
        },
      ]),
    ),
  ),
};

const draw = (session: Session): Record<string, Scene> => {
  const analysis = analyse(session);
  const drawn: Drawn = { session, analysis, stance: "cautious", at: 0 };
  return {
    ...Object.fromEntries(CHARTS.map((chart) => [chart.id, chart.draw(drawn)])),
    "venn-plain": drawVenn(analysis, "plain"),
  };
};
const scenes = Object.entries(sessions).flatMap(([name, session]) =>
  Object.entries(draw(session)).map(([chart, scene]) => ({ name, chart, scene })),
);

describe("every picture", () => {
  test.each(scenes)("$chart of $name has words, known roles, and numbers of two decimals", ({ scene }) => {
    expect(scene.title).not.toBe("");
    expect(scene.description).toMatch(/\.$/);
    for (const mark of scene.marks) {
      expect(ROLES).toContain(mark.role);
      for (const value of Object.values(mark).filter((one) => typeof one === "number"))
        expect(Math.round(value * 100) / 100).toBe(value);
      expect(mark.shape === "path" ? mark.d : "").not.toMatch(/\d\.\d{3}|NaN|Infinity|undefined/);
    }
  });

  test.each(scenes)("$chart of $name keeps its texts within the picture", ({ scene }) => {
    for (const mark of scene.marks) {
      if (mark.shape !== "text" || mark.turn !== undefined) continue;
      const width = widthOf(mark.text, 11);
      const left = mark.anchor === "end" ? mark.x - width : mark.anchor === "middle" ? mark.x - width / 2 : mark.x;
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left + width).toBeLessThanOrEqual(scene.width);
      expect(mark.y).toBeLessThanOrEqual(scene.height);
    }
  });

  test.each(Object.keys(sessions))("of %s does not depend on the order of servers and tools", (name) => {
    expect(draw(reordered(sessions[name]!))).toEqual(draw(sessions[name]!));
  });

  test("a hostile name is text in the file, nothing hidden, nothing executed", () => {
    for (const scene of Object.values(draw(sessions.hostile!))) {
      const svg = renderSvg(scene);
      expect(svg).not.toContain("<script");
      expect(svg).not.toMatch(/[\u0000-\u0008\u202a-\u202e]/);
      expect(svg.match(/<svg /g)).toHaveLength(1);
    }
  });
});

describe("a picture looks as it did", () => {
  const kept = scenes.filter(
    ({ name, chart }) =>
      (name === "several" && chart !== "venn-plain") ||
      (chart === "venn" && name !== "crowd" && name !== "hostile") ||
      (name === "one-tool" && chart !== "venn-plain") ||
      (name === "near-miss" && chart === "attack-path"),
  );
  test.each(kept)("$chart of $name", async ({ name, chart, scene }) => {
    await expect(renderSvg(scene)).toMatchFileSnapshot(`../../golden/charts/${chart}-${name}.svg`);
  });
});

describe("venn", () => {
  test("the middle is filled when lethal, dashed when possible, open otherwise", () => {
    const core = (name: string) => drawVenn(analyse(sessions[name]!)).marks.find((mark) => mark.of === "mask:7")?.role;
    expect([core("several"), core("possible"), core("near-miss")]).toEqual([
      "core-lethal",
      "core-possible",
      "core-open",
    ]);
  });

  test("in the plain stance a possible leg is absent", () => {
    const rings = drawVenn(analyse(sessions.possible!), "plain").marks.filter((mark) => mark.role.startsWith("ring-"));
    expect(rings.map((mark) => mark.role)).toEqual(["ring-private", "ring-untrusted", "ring-egress-off"]);
  });
});

describe("minimal sets", () => {
  test("single servers come first, then the sets with most trifectas, and what does not fit is counted", () => {
    const analysis = analyse(sessions.crowd!);
    const scene = drawMinimalSets(sessions.crowd!, analysis, SETS);
    const rows = scene.marks.filter((mark) => mark.role === "hit");
    const more = scene.marks.find((mark) => mark.shape === "text" && mark.text.startsWith("+ "));
    expect(BigInt(rows.length) + BigInt((more as { text: string }).text.replace(/\D/g, ""))).toBe(
      BigInt(analysis.minimalServerSetCount.cautious),
    );
    expect(scene.height).toBeLessThanOrEqual(SETS.height);
  });

  test("the words say how many sets there are, how large, and who is in most of them", () => {
    expect(draw(sessions.several!)["minimal-sets"]!.description).toBe(
      "5 combinations of servers hold all three legs: 3 of one server alone and 2 of two servers. 1 is only possible. Most often there: search, in 2 of them. Most trifectas come from host:coder: 5.",
    );
  });
});

describe("attack path", () => {
  test("a lane shows at most twelve servers and counts the rest", () => {
    const { marks } = drawAttackPath(sessions.crowd!, analyse(sessions.crowd!), undefined, {
      width: 900,
      height: 2_000,
    });
    const inLane = (x: number) =>
      marks.filter((mark) => mark.shape === "rect" && mark.role.startsWith("node") && mark.x === x);
    const lanes = new Set(
      marks.flatMap((mark) => (mark.shape === "rect" && mark.role.startsWith("node") ? [mark.x] : [])),
    );
    expect(lanes.size).toBe(3);
    for (const x of lanes) expect(inLane(x).length).toBeLessThanOrEqual(12);
    expect(marks.filter((mark) => mark.shape === "text" && /^\+ \d+ more$/.test(mark.text)).length).toBeGreaterThan(0);
  });

  test("the told trifecta stands out, and nothing does when a leg is missing", () => {
    const path = (name: string) =>
      draw(sessions[name]!)["attack-path"]!.marks.filter((mark) => mark.role === "link-on").length;
    expect(path("one-tool")).toBe(2);
    expect(path("near-miss")).toBe(0);
  });
});

test.each([
  [9_999n, "9,999"],
  [12_345n, "12k"],
  [1_234_567n, "1.2M"],
  [270_000_000_000n, "270bn"],
  [27_000_000_000_000_000n, "2.7 × 10^16"],
])("%s is written %s", (many, words) => {
  expect(brief(many)).toBe(words);
});
