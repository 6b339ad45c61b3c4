"use client";
import { useRouter } from "next/navigation";
import { useState, useTransition, type FormEvent } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { Outcome } from "@/lib/core/model/outcome";
import { showExactly, showHidden } from "@/lib/core/text/visible";

type Change = (input: { serverId: string; host: string }) => Promise<Outcome<null>>;
type Props = {
  serverId: string;
  hosts: { host: string; at: string; by: string }[];
  allowHost: Change;
  refuseHost: Change;
};

/** Hosts that may be contacted for this server although they are not public or not encrypted, with who allowed them and when. */
export function AllowedHosts({ serverId, hosts, allowHost, refuseHost }: Props) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const [host, setHost] = useState("");
  const [problem, setProblem] = useState<string>();
  const run = (change: Change, of: string) =>
    startTransition(async () => {
      const outcome = await change({ serverId, host: of });
      setProblem("problem" in outcome ? outcome.problem : undefined);
      if ("ok" in outcome) setHost("");
      router.refresh();
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run(allowHost, host);
  };
  return (
    <div className="grid gap-4">
      <p className="text-sm text-muted">
        Addresses in private networks, cloud metadata addresses and unencrypted addresses are refused, even after a
        redirect. A host named here is allowed anyway, for this server only.
      </p>
      <ul className="divide-y divide-line empty:hidden">
        {hosts.map((one) => (
          <li key={one.host} className="flex items-center justify-between gap-4 py-2 text-sm">
            <span className="min-w-0 wrap-anywhere">
              <code className="font-mono">{showExactly(one.host)}</code>{" "}
              <span className="text-muted">
                allowed by {showHidden(one.by)} on <time dateTime={one.at}>{one.at.slice(0, 10)}</time>
              </span>
            </span>
            <Button
              size="small"
              disabled={pending}
              onClick={() => run(refuseHost, one.host)}
              aria-label={`Refuse ${showExactly(one.host)} again`}
            >
              Refuse again
            </Button>
          </li>
        ))}
      </ul>
      <form onSubmit={submit} noValidate className="grid gap-3">
        <Field label="Allow a host" error={problem}>
          {(wiring) => (
            <Input
              {...wiring}
              className="font-mono"
              autoComplete="off"
              spellCheck={false}
              value={host}
              onChange={(event) => setHost(event.target.value)}
            />
          )}
        </Field>
        <div>
          <Button type="submit" size="small" disabled={pending}>
            Allow it for this server
          </Button>
        </div>
      </form>
    </div>
  );
}
