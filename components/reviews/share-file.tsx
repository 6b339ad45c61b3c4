"use client";
import { Download } from "@/components/ui/icons";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { download } from "@/components/ui/download";
import { isMap, openCopy, type SharedCopy } from "@/lib/core/share/kinds";

/** The redacted report as a file that any Trefoil opens. */
export function ShareFile({ carried }: { carried: SharedCopy }) {
  const save = async () => {
    const { findFormat } = await import("@/lib/core/reports/formats");
    const format = findFormat("json")!;
    const shared = openCopy(carried);
    const [name, text] = isMap(shared)
      ? ["compositions", format.renderMap!(shared)]
      : ["session", format.render(shared)];
    download(new Blob([text], { type: format.mediaType }), `${name}.${format.extension}`);
  };
  return (
    <Card className="grid content-start gap-4">
      <div>
        <CardTitle>A file</CardTitle>
        <p className="max-w-prose text-sm text-muted">
          The same copy as a JSON report, of any size. The recipient drops it on “Open a link or report” in their own
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
