import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Checkbox } from "@/components/ui/checkbox";
import { showHidden } from "@/lib/core/text/visible";

/** Chooses the sessions that one person's agents run side by side. A plain form: its result is an address. */
export function ChooseSessions({
  sessions,
  chosen,
}: {
  sessions: readonly { id: string; name: string }[];
  chosen: ReadonlySet<string>;
}) {
  return (
    <Card className="no-print p-5">
      <form action="/sessions/joined" className="grid gap-4">
        <fieldset className="grid gap-2">
          <legend className="mb-1.5 text-sm font-medium">Sessions to check together</legend>
          <div className="grid max-h-80 gap-1.5 overflow-y-auto">
            {sessions.map(({ id, name }) => (
              <label key={id} className="flex items-center gap-2.5 text-sm">
                <Checkbox name="s" value={id} defaultChecked={chosen.has(id)} />
                <span className="min-w-0 wrap-anywhere">{showHidden(name)}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <Button type="submit" variant="solid">
          Check them together
        </Button>
      </form>
    </Card>
  );
}
