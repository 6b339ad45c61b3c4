"use client";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useState, useTransition } from "react";

/** Milliseconds of rest after a key, before what was typed is asked for. */
const REST = 200;

/**
 * What a list is narrowed to, kept in the address, which the server answers with the lines. What is changed shows at once; the lines follow.
 * @param write the address of a view, with the page when it is not the first
 */
export function useView<View>(first: View, write: (view: View) => string) {
  const [view, setView] = useState(first);
  const [pending, start] = useTransition();
  const router = useRouter();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = (part: Partial<View>) => {
    const next = { ...view, ...part };
    setView(next);
    clearTimeout(timer.current);
    const go = () => start(() => router.replace(write(next), { scroll: false }));
    timer.current = setTimeout(go, "text" in part ? REST : 0);
  };
  return { view, pending, change };
}
