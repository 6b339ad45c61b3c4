import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";

/** Asked before another server is contacted: anybody can make a link, and fetching tells that server that it was opened. */
export function FetchConsent({ at, onAgree, onCancel }: { at: string; onAgree: () => void; onCancel: () => void }) {
  return (
    <Card className="mx-auto grid max-w-2xl gap-4">
      <CardTitle>This share is kept on another server</CardTitle>
      <p>
        To open it, your Trefoil fetches encrypted text from <code className="font-mono wrap-anywhere">{at}</code>. That
        server then knows that somebody opened the link, and when. It does not get the key, and nothing else is sent,
        started or imported. What you write there is sealed in this browser first.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="solid" onClick={onAgree}>
          Fetch and open
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </Card>
  );
}
