import { drawAttackPath } from "@/lib/core/charts/attack-path";
import { drawGlyph } from "@/lib/core/charts/glyph";
import { drawMinimalSets } from "@/lib/core/charts/minimal-sets";
import { drawSlide, SLIDE_PATH } from "@/lib/core/charts/slide";
import type { Analysis } from "@/lib/core/model/analysis";
import type { Scene } from "@/lib/core/model/scene";
import type { Session, Stance } from "@/lib/core/model/session";

export const PATH_SIZE = { width: 1000, height: 640 };
export const SETS_SIZE = { width: 960, height: 520 };

/** The board on one slide. `at` is the path that is told. */
export function slideOf(session: Session, analysis: Analysis, stance: Stance, at: number): Scene {
  const witness = analysis.witnesses[stance][at];
  return drawSlide({
    session,
    analysis,
    witness,
    stance,
    glyph: drawGlyph(analysis, stance),
    ways: drawAttackPath(session, analysis, witness, SLIDE_PATH, stance),
  });
}

/** Every picture of a board, drawn when it is asked for. */
export function picturesOf(
  session: Session,
  analysis: Analysis,
  stance: Stance,
  at: number,
): { name: string; label: string; scene: () => Scene }[] {
  return [
    { name: "slide", label: "slide", scene: () => slideOf(session, analysis, stance, at) },
    { name: "glyph", label: "three circles", scene: () => drawGlyph(analysis) },
    {
      name: "attack-path",
      label: "attack path",
      scene: () => drawAttackPath(session, analysis, analysis.witnesses[stance][at], PATH_SIZE, stance),
    },
    {
      name: "minimal-sets",
      label: "lethal combinations",
      scene: () => drawMinimalSets(session, analysis, SETS_SIZE, stance),
    },
  ];
}
