"use client";
import { useEffect, useState } from "react";

const PLACE = "trefoil-name";

/** The name that a person last gave for themselves on this browser. */
export function useName(): [string, (name: string) => void] {
  const [name, setName] = useState("");
  useEffect(() => setName(window.localStorage.getItem(PLACE) ?? ""), []);
  const keep = (next: string) => {
    setName(next);
    window.localStorage.setItem(PLACE, next);
  };
  return [name, keep];
}
