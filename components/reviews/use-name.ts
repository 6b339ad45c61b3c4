"use client";
import { useEffect, useState } from "react";

const PLACE = "trefoil-name";

/** The name that a person last entered in this browser; all forms of a page share it. */
export function useName(): [string, (name: string) => void] {
  const [name, setName] = useState("");
  useEffect(() => {
    const read = () => setName(window.localStorage.getItem(PLACE) ?? "");
    read();
    window.addEventListener(PLACE, read);
    return () => window.removeEventListener(PLACE, read);
  }, []);
  const keep = (next: string) => {
    setName(next);
    window.localStorage.setItem(PLACE, next);
    window.dispatchEvent(new Event(PLACE));
  };
  return [name, keep];
}
