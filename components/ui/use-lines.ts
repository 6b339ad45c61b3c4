import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import type { GridProps } from "./grid-props";
import { focusInRow, type RowsHandle } from "./windowed-rows";

const PAGE = 12;

/** Which line is the tab stop, moved by keys and by what is opened and closed. */
export function useLines<Row, Sort extends string>({
  rows,
  keyOf,
  opened,
  onOpen,
}: Pick<GridProps<Row, Sort>, "rows" | "keyOf" | "opened" | "onOpen">) {
  const [active, setActive] = useState(0);
  const scroller = useRef<HTMLDivElement>(null);
  const handle = useRef<RowsHandle>(null);
  const moved = useRef(false);
  const openedAt = opened === undefined ? -1 : rows.findIndex((row) => keyOf(row) === opened);
  const at = openedAt >= 0 ? openedAt : Math.max(0, Math.min(active, rows.length - 1));
  const wasOpened = useRef(-1);
  const focusLine = (line: number) => focusInRow(scroller, handle, line, `[data-line="${line}"]`);

  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    return focusLine(at);
  }, [at]);
  useEffect(() => {
    const before = wasOpened.current;
    wasOpened.current = openedAt;
    if (openedAt >= 0) return setActive(openedAt);
    if (before >= 0) return focusLine(before);
  }, [openedAt]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.target as HTMLElement).hasAttribute("data-line")) return;
    const to = nextLine(event.key, at, rows.length);
    if (to !== undefined) {
      moved.current = true;
      setActive(to);
    } else if (event.key === "Enter" || event.key === "e" || event.key === " ") onOpen(keyOf(rows[at]!));
    else return;
    event.preventDefault();
  };
  return { at, openedAt, setActive, scroller, handle, onKeyDown };
}

/** The line that a key moves to. */
function nextLine(key: string, at: number, count: number): number | undefined {
  const to = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    PageDown: at + PAGE,
    PageUp: at - PAGE,
    Home: 0,
    End: count - 1,
  }[key];
  return to === undefined ? undefined : Math.max(0, Math.min(to, count - 1));
}
