"use client";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { cn } from "./class-names";

/**
 * One line of links that scrolls sideways where it is too long. An edge with more behind it fades out; the link with `aria-current` is scrolled into view, and again when `at` changes.
 */
export function ScrollStrip({ at, className, children }: { at: string; className?: string; children: ReactNode }) {
  const strip = useRef<HTMLDivElement>(null);
  const [more, setMore] = useState({ left: false, right: false });
  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const look = () =>
      setMore({
        left: element.scrollLeft > 4,
        right: element.scrollLeft + element.clientWidth < element.scrollWidth - 4,
      });
    const watch = new ResizeObserver(look);
    watch.observe(element);
    element.addEventListener("scroll", look, { passive: true });
    return () => {
      watch.disconnect();
      element.removeEventListener("scroll", look);
    };
  }, []);
  useEffect(() => {
    const element = strip.current;
    const current = element?.querySelector<HTMLElement>('[aria-current="page"]');
    // The strip alone is scrolled: `scrollIntoView` would move the page as well.
    if (element && current) element.scrollLeft = current.offsetLeft - (element.clientWidth - current.offsetWidth) / 2;
  }, [at]);
  return (
    <div
      ref={strip}
      className={cn(
        "relative flex overflow-x-auto whitespace-nowrap [scrollbar-width:none]",
        more.left &&
          more.right &&
          "[mask-image:linear-gradient(to_right,transparent,black_2.5rem,black_calc(100%-2.5rem),transparent)]",
        more.left && !more.right && "[mask-image:linear-gradient(to_right,transparent,black_2.5rem)]",
        !more.left && more.right && "[mask-image:linear-gradient(to_left,transparent,black_2.5rem)]",
        className,
      )}
    >
      {children}
    </div>
  );
}
