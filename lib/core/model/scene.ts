/** How a mark looks, as a class name and never a colour: a role of `charts/roles.ts` such as `leg-private` or `text-muted`. */
type Common = {
  /** What it stands for: `leg:private`, `server:github`, `tool:github/list_issues`. Picking and highlighting use it. */
  of?: string;
  role: string;
  /** What a screen reader says. */
  label?: string;
};
export type Mark = Common &
  (
    | { shape: "circle"; x: number; y: number; r: number }
    | { shape: "line"; x1: number; y1: number; x2: number; y2: number }
    | { shape: "path"; d: string }
    | { shape: "rect"; x: number; y: number; width: number; height: number; round?: number }
    | {
        shape: "text";
        x: number;
        y: number;
        text: string;
        anchor?: "start" | "middle" | "end";
        /** Degrees clockwise around its point. */ turn?: number;
      }
  );

/** A picture as data. `description` is its text alternative. Numbers are rounded to two decimals. */
export type Scene = { width: number; height: number; title: string; description: string; marks: Mark[] };
