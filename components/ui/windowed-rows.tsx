"use client";
import { useVirtualizer, defaultRangeExtractor } from "@tanstack/react-virtual";
import { useEffect, useImperativeHandle, useState, type ReactNode, type Ref, type RefObject } from "react";

/** Up to this many rows are all rendered: they print, search and zoom like any page. */
const PLAIN_UP_TO = 200;

export type RowsHandle = { show: (index: number) => void };

type Props = {
  count: number;
  /** Height of a row in pixels. */
  heightOf: (index: number) => number;
  keyOf: (index: number) => string;
  render: (index: number) => ReactNode;
  scroller: RefObject<HTMLElement | null>;
  /** A row that stays drawn wherever the window is, because the focus may be in it. */
  keep?: number;
  handle?: Ref<RowsHandle>;
};

/** A list of rows; when there are many, only the visible ones are rendered. */
export function WindowedRows({ count, heightOf, keyOf, render, scroller, keep, handle }: Props) {
  const windowed = count > PLAIN_UP_TO;
  // The server cannot know what is in sight, so a long list is first drawn in the browser.
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  const rows = useVirtualizer({
    count,
    enabled: windowed && mounted,
    getScrollElement: () => scroller.current,
    estimateSize: heightOf,
    getItemKey: keyOf,
    overscan: 8,
    rangeExtractor: (range) => {
      const seen = defaultRangeExtractor(range);
      return keep === undefined || seen.includes(keep) || keep >= count ? seen : [...seen, keep].sort((a, b) => a - b);
    },
  });
  useEffect(() => rows.measure(), [rows, count, heightOf]);
  useImperativeHandle(handle, () => ({ show: (index) => windowed && rows.scrollToIndex(index, { align: "auto" }) }), [
    rows,
    windowed,
  ]);

  if (!windowed)
    return Array.from({ length: count }, (_, index) => (
      <div key={keyOf(index)} role="presentation">
        {render(index)}
      </div>
    ));
  if (!mounted) return null;
  return (
    <div role="presentation" className="relative" style={{ height: rows.getTotalSize() }}>
      {rows.getVirtualItems().map((item) => (
        <div
          key={item.key}
          role="presentation"
          className="absolute inset-x-0 top-0"
          style={{ height: item.size, transform: `translateY(${item.start}px)` }}
        >
          {render(item.index)}
        </div>
      ))}
    </div>
  );
}

/** Brings a row into the window and gives the focus to an element in it; returns a function that cancels it. */
export function focusInRow(
  scroller: RefObject<HTMLElement | null>,
  handle: RefObject<RowsHandle | null>,
  row: number,
  selector: string,
): () => void {
  if (row >= 0) handle.current?.show(row);
  const focus = () => scroller.current?.querySelector<HTMLElement>(selector)?.focus();
  focus();
  // A row far away is drawn only after the window has moved there.
  const later = requestAnimationFrame(focus);
  return () => cancelAnimationFrame(later);
}
