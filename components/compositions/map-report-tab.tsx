"use client";
import { Download } from "@/components/ui/icons";
import { useName } from "@/components/reviews/use-name";
import type { FormatOffer } from "@/lib/core/reports/formats/define";
import { Button } from "@/components/ui/button";
import { NameField } from "@/components/ui/name-field";

/** The map as a file, in every format that can hold it. */
export function MapReportTab({ formats, host }: { formats: readonly FormatOffer[]; host: string }) {
  const [name, setName] = useName();
  const query = new URLSearchParams({
    ...(host !== "none" && { host }),
    ...(name.trim() && { by: name.trim() }),
  }).toString();
  return (
    <div className="grid gap-4">
      <p className="max-w-prose text-muted">
        The map with its picture, the smallest lethal compositions and the largest safe sets. It holds no secrets and no
        home folder.
      </p>
      <NameField
        label="Author"
        hint="Shown in the report. Optional."
        className="max-w-80"
        longest={80}
        value={name}
        onChange={setName}
      />
      <ul className="flex flex-wrap gap-2">
        {formats.map((format) => (
          <li key={format.id}>
            <Button asChild>
              <a href={`/api/compositions/report/${format.id}${query === "" ? "" : `?${query}`}`} download>
                <Download aria-hidden="true" className="size-4" />
                {format.label}
              </a>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
