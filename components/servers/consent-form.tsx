"use client";
import { useRouter } from "next/navigation";
import { useState, useTransition, type ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Notice } from "@/components/ui/notice";
import { Working } from "@/components/ui/status";
import type { Outcome } from "@/lib/core/model/outcome";
import type { Launch } from "@/lib/core/model/launch";
import { LaunchCard, type ConsentChoice } from "./launch-card";
import { isDangerous, useChoices } from "./use-choices";

export type AgreeInput = { agreed: { serverId: string; digest: string; isolated?: boolean; allowHost?: string }[] };

type Props = {
  launches: Launch[];
  /** Stores the agreements and begins to list those servers. */
  agree: (input: AgreeInput) => Promise<Outcome<null>>;
  /** Servers that are asked about on the pages that follow. */
  left: number;
  /** The next of those pages, or else the page that shows the listings. */
  next: string;
  /** The same when nothing was agreed to. */
  without: string;
};

/** Asks, server by server, before anything is started or called. Skipping is as easy as agreeing. */
export function ConsentForm({ launches, left, agree, next, without }: Props) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const [problem, setProblem] = useState<string>();
  const { choices, choose, chooseAll, isolated, setIsolated, allowing, setAllowing, meant } = useChoices(launches);
  const submit = () =>
    startTransition(async () => {
      const outcome = await agree({
        agreed: meant.map((launch) => ({
          serverId: launch.serverId,
          digest: launch.digest,
          isolated: isolated.has(launch.serverId),
          ...(launch.kind === "address" && launch.hostToAllow && allowing.has(launch.serverId)
            ? { allowHost: launch.hostToAllow }
            : {}),
        })),
      });
      setProblem("problem" in outcome ? outcome.problem : undefined);
      if ("ok" in outcome) router.push(meant.length > 0 ? next : without);
      else router.refresh();
    });

  return (
    <div className="grid max-w-4xl gap-5">
      {launches.some((launch) => launch.kind === "command" && !launch.startable) && (
        <Notice kind="warning" title="Starting commands is off">
          People other than the one at this computer can reach Trefoil: it listens on a network, or keeps its data in a
          team’s database. You can agree, but no command runs until Trefoil is started with --allow-starts-from-network.
          What such a server offers can be pasted instead, as a list of tools.
        </Notice>
      )}
      {launches.length > 1 && (
        <div className="flex gap-2">
          <Button size="small" onClick={() => chooseAll("agree")}>
            {launches.some(isDangerous) ? "Agree to all without a danger" : "Agree to all"}
          </Button>
          <Button size="small" onClick={() => chooseAll("skip")}>
            Skip all
          </Button>
        </div>
      )}
      {launches.map((launch) => (
        <LaunchChoice
          key={launch.serverId}
          launch={launch}
          choice={choices.get(launch.serverId)}
          choose={choose}
          isolated={isolated}
          setIsolated={setIsolated}
          allowing={allowing}
          setAllowing={setAllowing}
        />
      ))}
      {problem && <Notice kind="problem" title={problem} />}
      <div className="sticky bottom-0 -mx-4 flex flex-wrap items-center gap-4 border-t border-line bg-ground px-4 py-4 sm:mx-0 sm:px-0">
        <SubmitBar pending={pending} submit={submit} meant={meant} />
        {pending ? (
          <Working>Starting</Working>
        ) : (
          <p className="text-sm text-muted">
            {aside(launches.length - meant.length)}
            {left > 0 && ` ${left.toLocaleString("en-GB")} more ${left === 1 ? "server follows" : "servers follow"}.`}
          </p>
        )}
      </div>
    </div>
  );
}

function LaunchChoice({
  launch,
  choice,
  choose,
  isolated,
  setIsolated,
  allowing,
  setAllowing,
}: {
  launch: Launch;
  choice: ConsentChoice | undefined;
  choose: (serverId: string, choice: ConsentChoice) => void;
  isolated: ReadonlySet<string>;
  setIsolated: (ids: ReadonlySet<string>) => void;
  allowing: ReadonlySet<string>;
  setAllowing: (ids: ReadonlySet<string>) => void;
}) {
  return (
    <LaunchCard launch={launch} choice={choice} onChoose={(choice) => choose(launch.serverId, choice)}>
      {launch.kind === "command" && launch.isolation && (
        <Option
          checked={isolated.has(launch.serverId)}
          onChange={() => setIsolated(toggled(isolated, launch.serverId))}
          title="Run it without network"
        >
          {launch.isolation === "bwrap"
            ? "In a sandbox (bwrap) that sees the disk read-only, without your keys, and reaches nobody. A package that is not downloaded yet cannot be fetched, and a server that asks its service before it lists will fail."
            : "Its container gets no network. A server that asks its service before it lists will fail."}
        </Option>
      )}
      {launch.kind === "address" && launch.hostToAllow && (
        <Option
          checked={allowing.has(launch.serverId)}
          onChange={() => setAllowing(toggled(allowing, launch.serverId))}
          title={`Allow ${launch.hostToAllow} for this server`}
        >
          Only if you know this host: it is then contacted even though it is not public or not encrypted. Recorded under
          your name; you can withdraw it on the server’s page.
        </Option>
      )}
    </LaunchCard>
  );
}

function SubmitBar({ pending, submit, meant }: { pending: boolean; submit: () => void; meant: Launch[] }) {
  return (
    <Button variant="solid" disabled={pending} onClick={submit}>
      {meant.length === 0
        ? "Continue without them"
        : meant.length === 1
          ? `Agree and list ${meant[0]!.name}`
          : `Agree and list ${meant.length} servers`}
    </Button>
  );
}

const toggled = (set: ReadonlySet<string>, id: string): ReadonlySet<string> =>
  set.has(id) ? new Set([...set].filter((other) => other !== id)) : new Set([...set, id]);

function Option({
  checked,
  onChange,
  title,
  children,
}: {
  checked: boolean;
  onChange: () => void;
  title: string;
  children: ReactNode;
}) {
  return (
    <label className="flex items-start gap-2.5 border-t border-line pt-4 text-sm">
      <Checkbox checked={checked} onChange={onChange} className="mt-0.5" />
      <span>
        <span className="font-medium wrap-anywhere">{title}</span>
        <span className="mt-0.5 block text-[0.8125rem] text-muted">{children}</span>
      </span>
    </label>
  );
}

function aside(skipped: number): string {
  if (skipped === 0) return "Your consent is remembered until an entry changes.";
  return skipped === 1
    ? "1 is not agreed to, and stays unknown until you do."
    : `${skipped} are not agreed to, and stay unknown until you do.`;
}
