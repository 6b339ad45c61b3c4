"use client";
import { useRouter } from "next/navigation";
import { useEffect } from "react";

/** Milliseconds. */
const EVERY = 1_000;

/** While it is on a page, the page is fetched again and again: for what is being computed while an earlier state is shown. */
export function ReadAgain() {
  const router = useRouter();
  useEffect(() => {
    const timer = setInterval(() => router.refresh(), EVERY);
    return () => clearInterval(timer);
  }, [router]);
  return null;
}
