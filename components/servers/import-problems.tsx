import { Notice } from "@/components/ui/notice";
import { showHidden } from "@/lib/core/text/visible";
import type { ImportEntry, ImportPreview } from "@/lib/core/model/import-preview";

/** What could not be read, and where. */
export function ImportProblems({
  entries,
  problems,
}: {
  entries: readonly ImportEntry[];
  problems: ImportPreview["problems"];
}) {
  return (
    <Notice
      kind={entries.length === 0 ? "problem" : "warning"}
      title={entries.length === 0 ? "Nothing could be read" : "Not everything could be read"}
    >
      <ul className="mt-1 grid gap-1">
        {problems.map((one, index) => (
          <li key={index}>
            {place(one) && <span className="font-medium">{place(one)}: </span>}
            {showHidden(one.message)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** The place, unless the message begins with it. */
function place({ line, entry, message }: ImportPreview["problems"][number]): string {
  const words = [line !== undefined && !message.startsWith("Line ") && `Line ${line}`, entry && showHidden(entry)];
  return words.filter(Boolean).join(", ");
}
