"use client";
import { useRouter } from "next/navigation";
import { useState, useTransition, type ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { Working } from "@/components/ui/status";
import type { Outcome } from "@/lib/core/model/outcome";

type Props = {
  action: () => Promise<Outcome<unknown>>;
  working: string;
  next?: string;
  variant?: "solid" | "outline" | "quiet";
  children: ReactNode;
};

/** A button for one action without input: says what it is doing meanwhile, and what went wrong. */
export function ActionButton({ action, working, next, variant, children }: Props) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const [problem, setProblem] = useState<string>();
  const run = () =>
    startTransition(async () => {
      const outcome = await action();
      setProblem("problem" in outcome ? outcome.problem : undefined);
      if ("ok" in outcome && next) router.push(next);
    });
  return (
    <div className="grid justify-items-start gap-2">
      <Button variant={variant} disabled={pending} onClick={run}>
        {children}
      </Button>
      {pending && <Working>{working}</Working>}
      {problem && <Notice kind="problem" title={problem} />}
    </div>
  );
}
