import type { Scene } from "@/lib/core/model/scene";
import type { Analysis, Witness } from "@/lib/core/model/analysis";
import type { Session } from "@/lib/core/model/session";
const none = (title: string): Scene => ({ width: 240, height: 240, title, description: title, marks: [] });
export const drawMinimalSets = (_s: Session, _a: Analysis, _z: { width: number; height: number }) => none("sets");
export const drawAttackPath = (_s: Session, _a: Analysis, _w: Witness | undefined, _z: { width: number; height: number }) => none("path");
