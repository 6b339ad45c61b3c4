import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { nextInGrid } from "@/components/charts/next-stop";
import { blocksOf, MOST_ENTRIES, openAtFirst, toggle, UNKNOWN } from "@/lib/core/analysis/compositions/entries";
import { groupByLegs } from "@/lib/core/analysis/compositions/groups";
import { hostMember } from "@/lib/core/analysis/compositions/host-member";
import { mapCompositions } from "@/lib/core/analysis/compositions/map";
import { drawCompositions } from "@/lib/core/charts/compositions";
import { ROLES } from "@/lib/core/charts/roles";
import { renderSvg } from "@/lib/core/charts/svg";
import type { Member } from "@/lib/core/model/composition";
import { aMember, WORKSPACE } from "../../support/members";

const draw = (members: readonly Member[], host?: Member, open?: ReadonlySet<string>) => {
  const map = mapCompositions(members, { host });
  return drawCompositions(map, blocksOf(map, open ?? openAtFirst(map)), 800);
};
const scenes = {
  open: draw(WORKSPACE),
  closed: draw(WORKSPACE, undefined, new Set()),
  "with-host": draw(WORKSPACE, hostMember("claude-desktop")),
};

const word = fc.constantFrom("yes" as const, "possible" as const, "no" as const);
const crowd = fc
  .array(fc.record({ private: word, untrusted: word, egress: word, lost: fc.boolean() }), { maxLength: 120 })
  .map((all) =>
    all.map(({ lost, ...legs }, at) => aMember(`s${at}`, legs, lost && at % 5 === 0 ? { state: "unlisted" } : {})),
  );

describe("the matrix of compositions", () => {
  test.each(Object.entries(scenes))("%s looks as it did", async (name, scene) => {
    await expect(renderSvg(scene)).toMatchFileSnapshot(`../../golden/charts/compositions-${name}.svg`);
  });

  test.each(Object.entries(scenes))("%s has words and known roles", (_, scene) => {
    expect(scene.description).toMatch(/\.$/);
    for (const mark of scene.marks) expect(ROLES).toContain(mark.role);
  });

  test("says of each cell what a session of the two comes to", () => {
    const labels = scenes.open.marks.flatMap(({ of, label }) => (of?.startsWith("cell:") ? [label!] : []));
    expect(labels).toHaveLength(100);
    expect(labels.some((label) => label === "crm and upload: lethal, confirmed")).toBe(true);
    expect(labels.some((label) => label === "crm and ledger: safe")).toBe(true);
    expect(labels.some((label) => label === "crm and vault: not known")).toBe(true);
    expect(labels.some((label) => label === "browser and crm: lethal, confirmed, through fewer of them")).toBe(true);
  });

  test("a hostile name is text in the file", () => {
    const svg = renderSvg(
      draw([aMember("<script>x</script>\u202e", { private: "yes", untrusted: "no", egress: "no" })]),
    );
    expect(svg).not.toContain("<script");
    expect(svg).not.toContain("\u202e");
  });

  test("does not depend on the order of servers", () => {
    expect(draw([...WORKSPACE].reverse())).toEqual(scenes.open);
  });
});

describe("rows", () => {
  test("hold every server once, whatever is open, and are never more than can be read", () => {
    fc.assert(
      fc.property(crowd, fc.array(fc.nat(27), { maxLength: 27 }), (members, places) => {
        const grouped = groupByLegs(members);
        const ids = [...grouped.groups.map(({ id }) => id), UNKNOWN];
        const open = places.reduce<Set<string>>((was, at) => toggle(grouped, was, ids[at % ids.length]!), new Set());
        const entries = blocksOf(grouped, open).flatMap((block) => block.entries);
        expect(entries.length).toBeLessThanOrEqual(MOST_ENTRIES);
        expect(entries.flatMap((entry) => entry.members.map(({ name }) => name)).sort()).toEqual(
          members.map(({ name }) => name).sort(),
        );
        expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
      }),
      { numRuns: 40 },
    );
  });
});

describe("the arrow keys in a grid", () => {
  const stops = [0, 1, 2].flatMap((row) =>
    [0, 1, 2].map((column) => ({
      shape: "rect" as const,
      role: "hit",
      x: column * 20,
      y: row * 20,
      width: 20,
      height: 20,
    })),
  );

  test.each([
    ["ArrowRight", 4, 5],
    ["ArrowLeft", 4, 3],
    ["ArrowDown", 4, 7],
    ["ArrowUp", 4, 1],
    ["Home", 5, 3],
    ["End", 3, 5],
    ["ArrowRight", 5, undefined],
    ["ArrowUp", 1, undefined],
    ["x", 4, undefined],
  ])("%s from %i leads to %s", (key, from, to) => {
    expect(nextInGrid(stops, from, { key })).toBe(to);
  });

  test("with Control to both ends", () => {
    expect(nextInGrid(stops, 4, { key: "Home", ctrlKey: true })).toBe(0);
    expect(nextInGrid(stops, 4, { key: "End", ctrlKey: true })).toBe(8);
  });
});
