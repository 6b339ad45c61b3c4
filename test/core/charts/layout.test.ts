import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { analyse } from "@/lib/core/analysis/analyse";
import { drawAttackPath } from "@/lib/core/charts/attack-path";
import { closeScene, move } from "@/lib/core/charts/define";
import { drawVenn } from "@/lib/core/charts/venn";
import { drawMinimalSets } from "@/lib/core/charts/minimal-sets";
import { sceneStyle } from "@/lib/core/charts/roles";
import { drawSlide, SLIDE_PATH } from "@/lib/core/charts/slide";
import type { Mark, Scene } from "@/lib/core/model/scene";
import { STANCES, type Session } from "@/lib/core/model/session";
import { widthOf } from "@/lib/core/text/fit";
import { anySession } from "../analysis/sessions";

/** Names of all lengths: short, long, in other scripts, with what must not be drawn as it is. */
const anyName = fc.oneof(
  fc.string({ minLength: 1, maxLength: 6 }),
  fc.string({ minLength: 20, maxLength: 90 }),
  fc.string({ minLength: 1, maxLength: 40, unit: "grapheme" }),
  fc.constant("W".repeat(60)),
  fc.constant("\u202e\u0000<&>"),
);
const anyNamed = fc
  .tuple(anySession({ switches: true }), fc.array(anyName, { minLength: 18, maxLength: 18 }))
  .map(([session, names]): Session => ({
    ...session,
    name: names[17]!,
    servers: session.servers.map((server, at) => {
      const name = `${names[at]!}${at}`;
      return {
        ...server,
        name,
        tools: server.tools.map((tool, nth) => ({
          ...tool,
          server: name,
          id: `${name}/${names[6 + (nth % 11)]}${nth}`,
          tool: { name: `${names[6 + (nth % 11)]}${nth}` },
        })),
      };
    }),
  }));
const anySize = fc.record({ width: fc.integer({ min: 720, max: 1400 }), height: fc.integer({ min: 260, max: 900 }) });

const SIZES = new Map(
  [...sceneStyle((name) => name).matchAll(/\.scene \.(text[a-z-]*)\{[^}]*font-size:(\d+)px/g)].map(([, role, size]) => [
    role!,
    Number(size),
  ]),
);
type Box = { left: number; right: number; top: number; bottom: number; of: Mark };

/** The room that a text takes: letters over its line, width as estimated. Slanted ones are left to a test of their own. */
function textBoxes({ marks }: Scene): Box[] {
  return marks.flatMap((mark): Box[] => {
    const size = SIZES.get(mark.role);
    if (mark.shape !== "text" || mark.turn !== undefined || size === undefined) return [];
    const width = widthOf(mark.text, size);
    const left = mark.anchor === "end" ? mark.x - width : mark.anchor === "middle" ? mark.x - width / 2 : mark.x;
    return [{ left, right: left + width, top: mark.y - size * 0.75, bottom: mark.y + size * 0.2, of: mark }];
  });
}
const rectBoxes = ({ marks }: Scene, role: RegExp): Box[] =>
  marks.flatMap((mark) =>
    mark.shape === "rect" && role.test(mark.role)
      ? [{ left: mark.x, right: mark.x + mark.width, top: mark.y, bottom: mark.y + mark.height, of: mark }]
      : [],
  );
const meet = (a: Box, b: Box): boolean =>
  a.left < b.right - 0.01 && b.left < a.right - 0.01 && a.top < b.bottom - 0.01 && b.top < a.bottom - 0.01;

function expectApart(boxes: readonly Box[]) {
  const over = boxes.flatMap((a, at) =>
    boxes
      .slice(at + 1)
      .filter((b) => meet(a, b))
      .map((b) => `${JSON.stringify(a.of)} lies over ${JSON.stringify(b.of)}`),
  );
  expect(over).toEqual([]);
}
function expectWithin(scene: Scene, boxes: readonly Box[]) {
  const outside = boxes.filter(
    ({ left, top, right, bottom }) =>
      left < -0.01 || top < -0.01 || right > scene.width + 0.01 || bottom > scene.height + 0.01,
  );
  expect(outside, `within ${scene.width} × ${scene.height}`).toEqual([]);
}
const forAny = (
  check: (session: Session, stance: (typeof STANCES)[number], size: { width: number; height: number }) => void,
) => fc.assert(fc.property(anyNamed, fc.constantFrom(...STANCES), anySize, check), { numRuns: 60 });

describe("whatever the session and its names", () => {
  test("the ways keep all boxes and texts within the picture, and none lies over another", () => {
    forAny((session, stance, size) => {
      const analysis = analyse(session);
      const scene = drawAttackPath(session, analysis, analysis.witnesses[stance][0], size, stance);
      const boxes = rectBoxes(scene, /^(node|hub)/);
      const texts = textBoxes(scene);
      expectWithin(scene, [...boxes, ...rectBoxes(scene, /^lane/), ...texts]);
      expectApart(boxes);
      expectApart(rectBoxes(scene, /^lane/));
      expectApart(texts);
      // A server's texts stay in its box.
      for (const box of boxes.filter((one) => one.of.of !== undefined))
        for (const text of texts.filter((one) => meet(box, one)))
          expect(
            text.left >= box.left && text.right <= box.right && text.top >= box.top && text.bottom <= box.bottom,
          ).toBe(true);
    });
  });

  test("the slide keeps to its format, and none of its texts lies over another", () => {
    forAny((session, stance) => {
      const analysis = analyse(session);
      const [witness] = analysis.witnesses[stance];
      const scene = drawSlide({
        session,
        analysis,
        witness,
        stance,
        venn: drawVenn(analysis, stance),
        ways: drawAttackPath(session, analysis, witness, SLIDE_PATH, stance),
      });
      expect([scene.width, scene.height]).toEqual([1280, 720]);
      expectWithin(scene, [...textBoxes(scene), ...rectBoxes(scene, /./)]);
      expectApart(textBoxes(scene));
    });
  });

  test("the minimal sets keep their slanted names and bars within the picture, and level texts apart", () => {
    forAny((session, stance, size) => {
      const scene = drawMinimalSets(session, analyse(session), size, stance);
      expectWithin(scene, [...textBoxes(scene), ...rectBoxes(scene, /^(bar|stripe)/)]);
      expectApart(textBoxes(scene));
      expectApart(rectBoxes(scene, /^bar/));
      for (const mark of scene.marks) {
        if (mark.shape !== "text" || mark.turn === undefined) continue;
        const length = widthOf(mark.text, 13) * Math.SQRT1_2;
        expect(mark.y - length).toBeGreaterThanOrEqual(0);
        expect(mark.x + length).toBeLessThanOrEqual(scene.width);
      }
    });
  });

  test("the circles keep within their frame", () => {
    forAny((session, stance) => {
      const scene = drawVenn(analyse(session), stance);
      expectWithin(scene, [...textBoxes(scene), ...rectBoxes(scene, /./)]);
      expectApart(textBoxes(scene));
    });
  });
});

test("marks that are moved keep their form: there and back again is the same", () => {
  forAny((session) => {
    const venn = drawVenn(analyse(session));
    const { marks } = venn;
    const moved = move(marks, 100, -40);
    expect(closeScene({ ...venn, marks: move(moved, -100, 40) })).toEqual(venn);
    const first = marks.findIndex((mark) => mark.shape === "path" && mark.role === "region");
    const [before, after] = [marks[first]!, moved[first]!].map((mark) => (mark.shape === "path" ? mark.d : ""));
    expect(after).toMatch(/^M/);
    expect(Number(after!.match(/^M([\d.-]+)/)![1])).toBeCloseTo(Number(before!.match(/^M([\d.-]+)/)![1]) + 100, 2);
  });
});
