"use client";
import { useId, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { cn } from "@/components/ui/class-names";
import type { Mark, Scene } from "@/lib/core/model/scene";
import { showHidden } from "@/lib/core/text/visible";
import { MarkShape } from "./mark";
import { nextInGrid, nextInLine } from "./next-stop";
import { SavePicture } from "./save-picture";

type Props = {
  scene: Scene;
  /** Called with `of` of the mark that is pointed at or has the focus, and with nothing when there is none. Only marks that can be picked are reported. */
  onOver?: (of: string | undefined) => void;
  /** What can be picked is arranged in rows and columns: the arrow keys go by place, Home and End to the ends of the row. */
  grid?: boolean;
  /** Called with `of` of the mark that was clicked, or entered with Enter or space. Without it the chart is a picture only. */
  onPick?: (of: string) => void;
  /** What is chosen. */
  picked?: string;
  /** When given, everything else is dimmed. */
  highlight?: ReadonlySet<string>;
  /** When given, the picture can be saved; this is the file's name. */
  name?: string;
  /** The same as a table, for those who would rather read. */
  table?: ReactNode;
  className?: string;
};

/** A wide picture on a narrow screen shrinks to this part of its size, so that its words stay legible, and then scrolls. */
const SHRINKS_TO = 0.8;
const NARROW = 360;

/**
 * Draws any scene. Marks that have `of` and `label` can be picked: they are one tab stop, the arrow keys go from one to the
 * next in drawing order, Home and End to the ends.
 */
export function Chart({ scene, onPick, onOver, grid, picked, highlight, name, table, className }: Props) {
  const id = useId();
  const svg = useRef<SVGSVGElement>(null);
  const canPick = onPick !== undefined;
  const stops = useMemo(() => (canPick ? scene.marks.filter((mark) => mark.of && mark.label) : []), [canPick, scene]);
  const numbers = useMemo(() => new Map(stops.map((mark, nth) => [mark, nth])), [stops]);
  const [at, setAt] = useState(0);
  const current = Math.min(at, stops.length - 1);

  const onKeyDown = (event: KeyboardEvent<SVGSVGElement>) => {
    const next = grid ? nextInGrid(stops, current, event) : nextInLine(stops, current, event);
    if (next === undefined || !stops[next]) return;
    event.preventDefault();
    setAt(next);
    svg.current?.querySelector<SVGGElement>(`[data-stop="${next}"]`)?.focus();
  };

  const draw = (mark: Mark, index: number) => {
    const shape = (
      <MarkShape
        mark={mark}
        dim={highlight && mark.of ? !highlight.has(mark.of) : undefined}
        picked={picked !== undefined && mark.of === picked}
      />
    );
    const stop = numbers.get(mark) ?? -1;
    if (!onPick || !mark.of) return <g key={index}>{shape}</g>;
    const of = mark.of;
    if (stop < 0) {
      return (
        <g key={index} className="pickable" onClick={() => onPick(of)}>
          {shape}
        </g>
      );
    }
    return (
      <Stop
        key={index}
        mark={mark}
        picked={picked}
        of={of}
        at={stop}
        current={stop === current}
        onFocus={() => setAt(stop)}
        onOver={onOver}
        onPick={onPick}
      >
        {shape}
      </Stop>
    );
  };

  return (
    <figure className={cn("grid gap-3", className)}>
      {/* A wide picture in which nothing can be picked is itself scrolled with the keyboard. */}
      <div className="-m-1 overflow-x-auto p-1" tabIndex={stops.length > 0 ? undefined : 0}>
        <svg
          ref={svg}
          viewBox={`0 0 ${scene.width} ${scene.height}`}
          width={scene.width}
          height={scene.height}
          className="scene h-auto max-w-full"
          role={stops.length > 0 ? "group" : "img"}
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-text`}
          onKeyDown={stops.length > 0 ? onKeyDown : undefined}
          style={scene.width > NARROW ? { minWidth: scene.width * SHRINKS_TO } : undefined}
        >
          <title id={`${id}-title`}>{showHidden(scene.title)}</title>
          <desc id={`${id}-text`}>{showHidden(scene.description)}</desc>
          {scene.marks.map(draw)}
        </svg>
      </div>
      {name !== undefined && <SavePicture scene={() => scene} name={name} />}
      {table && (
        <details className="text-sm">
          <summary className="w-fit rounded text-muted hover:text-ink">View as a table</summary>
          <div className="mt-3">{table}</div>
        </details>
      )}
    </figure>
  );
}

/** A mark that can be picked, as a button that the arrow keys reach. */
function Stop({
  mark,
  picked,
  of,
  at,
  current,
  onFocus,
  onOver,
  onPick,
  children,
}: {
  mark: Mark;
  picked?: string;
  of: string;
  at: number;
  current: boolean;
  onFocus: () => void;
  onOver?: Props["onOver"];
  onPick: (of: string) => void;
  children: ReactNode;
}) {
  return (
    <g
      className="pickable"
      role="button"
      aria-label={mark.label === undefined ? undefined : showHidden(mark.label)}
      aria-pressed={picked === undefined ? undefined : picked === of}
      tabIndex={current ? 0 : -1}
      data-stop={at}
      data-of={of}
      onFocus={() => {
        onFocus();
        onOver?.(of);
      }}
      onBlur={onOver && (() => onOver(undefined))}
      onPointerEnter={onOver && (() => onOver(of))}
      onPointerLeave={onOver && (() => onOver(undefined))}
      onClick={() => onPick(of)}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        onPick(of);
      }}
    >
      {children}
    </g>
  );
}
