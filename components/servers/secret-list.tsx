"use client";
import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { Button } from "@/components/ui/button";
import type { Outcome } from "@/lib/core/model/outcome";
import { showHidden } from "@/lib/core/text/visible";

export type ForgetSecret = (input: { serverId: string; place: string }) => Promise<Outcome<null>>;

/** The values stored for a server, by where they are used. They are never shown; forgetting deletes them. */
export function SecretList({
  serverId,
  places,
  forgetSecret,
}: {
  serverId: string;
  places: string[];
  forgetSecret: ForgetSecret;
}) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const [problem, setProblem] = useState<string>();
  const forget = (place: string) =>
    startTransition(async () => {
      const outcome = await forgetSecret({ serverId, place });
      setProblem("problem" in outcome ? outcome.problem : undefined);
      router.refresh();
    });
  if (places.length === 0) return <p className="text-sm text-muted">None is kept for this server.</p>;
  return (
    <>
      <ul className="divide-y divide-line">
        {places.map((place) => (
          <li key={place} className="flex items-center justify-between gap-4 py-2 text-sm">
            <span className="min-w-0 wrap-anywhere">
              <code className="font-mono">{showHidden(place.replace(/^(env|header)\./, ""))}</code>{" "}
              <span className="text-muted">{whereTo(place)}</span>
            </span>
            <Button
              size="small"
              disabled={pending}
              onClick={() => forget(place)}
              aria-label={`Forget ${showHidden(place)}`}
            >
              Forget
            </Button>
          </li>
        ))}
      </ul>
      {problem && <p role="alert">{problem}</p>}
    </>
  );
}

function whereTo(place: string): string {
  if (place.startsWith("env.")) return "environment variable";
  if (place.startsWith("header.")) return "header";
  return place.startsWith("url") ? "in the address" : "in the command line";
}
