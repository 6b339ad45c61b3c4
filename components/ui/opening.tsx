"use client";
import { useLinkStatus } from "next/link";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { Working } from "./status";

/** Milliseconds below which nobody wonders whether a click was heard. */
const A_MOMENT = 300;

/** Says, inside a link that was followed, that its page is on the way, if that takes longer than a moment. */
export function Opening() {
  return useLinkStatus().pending ? <OnItsWay /> : null;
}

function OnItsWay() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), A_MOMENT);
    return () => clearTimeout(timer);
  }, []);
  // Outside the link, whose name would change otherwise.
  return (
    late &&
    createPortal(
      <div
        aria-live="polite"
        className="fixed inset-x-0 top-2 z-50 mx-auto w-fit rounded-md border border-line bg-panel px-3 py-1.5 shadow-raised"
      >
        <Working quiet>Opening the page</Working>
      </div>,
      document.body,
    )
  );
}
