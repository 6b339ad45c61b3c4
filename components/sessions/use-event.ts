"use client";
import { useCallback, useLayoutEffect, useRef } from "react";

/** A handler that stays the same function and always sees the newest props, so that thousands of memoised rows need not be drawn again. */
export function useEvent<A extends unknown[]>(handler: (...args: A) => void): (...args: A) => void {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: A) => latest.current(...args), []);
}
