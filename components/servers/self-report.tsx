import { Card, CardTitle } from "@/components/ui/card";
import type { Snapshot } from "@/lib/core/model/snapshot";
import { showHidden } from "@/lib/core/text/visible";
import { askedAs } from "./asked-as";

/** What a server says of itself, which nobody has checked, and what identifies the listing. */
export function SelfReport({
  snapshot: { serverInfo, protocolVersion, capabilities, listedAs, reached, at, digest },
  title = "Newest listing",
}: {
  snapshot: Snapshot;
  title?: string;
}) {
  const facts: [string, string | undefined][] = [
    ["Calls itself", [serverInfo?.title, serverInfo?.name].filter(Boolean).join(", ") || undefined],
    ["Version", serverInfo?.version],
    ["Protocol revision", protocolVersion],
    [
      "Its tools",
      announcesChanges(capabilities) ? "may change while it runs; it says it will announce that" : undefined,
    ],
    ["Reached by", reached],
    ["Asked", listedAs && askedAs(listedAs)],
    ["Listed", `${at.slice(0, 16).replace("T", " ")} UTC`],
    ["Digest", digest],
  ];
  return (
    <Card className="grid gap-3">
      <CardTitle>{title}</CardTitle>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
        {facts.map(([term, value]) =>
          value === undefined ? null : (
            <div key={term} className="contents">
              <dt className="text-muted">{term}</dt>
              <dd className={term === "Digest" ? "font-mono text-xs leading-5 wrap-anywhere" : "wrap-anywhere"}>
                {showHidden(value)}
              </dd>
            </div>
          ),
        )}
      </dl>
    </Card>
  );
}

function announcesChanges(capabilities: Snapshot["capabilities"]): boolean {
  return (capabilities?.tools as { listChanged?: unknown } | undefined)?.listChanged === true;
}
