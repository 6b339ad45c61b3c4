"use client";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useState, useTransition } from "react";

/** Milliseconds after the last key before what was typed is requested. */
const REST = 200;

/**
 * The filters of a list, kept in the address, which the server answers with the lines. A changed filter shows at once; the lines follow.
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
