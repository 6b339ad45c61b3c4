"use client";
import { Card } from "@/components/ui/card";
import { Notice } from "@/components/ui/notice";
import type { CaptureJob } from "@/lib/core/model/capture-job";
import type { MendActions } from "./mend-buttons";
import type { ServerItem } from "./server-item";
import { ServerLine } from "./server-line";
import { useListings, type ServerActions } from "./use-listings";

/** One server alone, with what can be done about it. Deleting it goes back to the list. */
export function ServerPanel({
  server,
  jobs: initial,
  now,
  actions,
}: {
  server: ServerItem;
  jobs: CaptureJob[];
  now: string;
  actions: ServerActions & MendActions;
}) {
  const { jobs, problem, fetchTools, cancel, remove } = useListings(initial, actions);
  return (
    <div className="grid gap-4">
      {problem && <Notice kind="problem" title={problem} />}
      <Card className="p-0">
        <ul>
          <ServerLine
            server={server}
            job={jobs.get(server.id)}
            now={now}
            mend={actions}
            onFetch={() => fetchTools([server.id])}
            onCancel={() => cancel(server.id)}
            onDelete={() => remove(server.id, "/servers")}
          />
        </ul>
      </Card>
    </div>
  );
}
