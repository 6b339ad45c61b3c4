"use client";
import { Download } from "@/components/ui/icons";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { download } from "@/components/ui/download";
import { concludeFrom, type Carried } from "@/lib/core/share/carried";

/** The redacted report as a file that any Trefoil opens. */
export function ShareFile({ carried }: { carried: Carried }) {
  const save = async () => {
    const { findFormat } = await import("@/lib/core/reports/formats");
    const format = findFormat("json")!;
    download(
      new Blob([format.render(concludeFrom(carried))], { type: format.mediaType }),
      `session.${format.extension}`,
    );
  };
  return (
    <Card className="grid content-start gap-4">
      <div>
        <CardTitle>A file</CardTitle>
        <p className="max-w-prose text-sm text-muted">
          The same copy as a JSON report, of any size. The other person drops it on “Open a link or report” in their own
          Trefoil.
        </p>
      </div>
      <Button className="w-fit" onClick={() => void save()}>
        <Download aria-hidden="true" className="size-4" />
        Save the file
      </Button>
    </Card>
  );
}
