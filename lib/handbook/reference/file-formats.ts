import type { z } from "zod";
import { OverrideEntrySchema, OverrideFileSchema } from "@/lib/core/classification/scoring/override-file";
import { ApprovalEntrySchema, ApprovalFileSchema } from "@/lib/core/governance/approval-file";
import { SignedEntrySchema } from "@/lib/core/model/audit";
import { LockSchema } from "@/lib/core/model/lock";
import { PolicyFileSchema } from "@/lib/core/policy-file/form";
import { ALL_FORMATS } from "@/lib/core/reports/formats";
import { AcceptanceFileSchema } from "@/lib/core/reviews/acceptances";
import { SessionFileSchema } from "@/lib/core/session/file";
import { fieldsOf, type FileField } from "./fields";
import { cell, code, page, table, WRITTEN } from "./markdown";

type Format = {
  title: string;
  about: string;
  schema: z.ZodType;
  /** Of a list whose entries are read one by one: its path, and what an entry is. */ entries?: {
    path: string;
    schema: z.ZodType;
  };
};

/** The files that people write, commit and pass on. */
export const FILES: readonly Format[] = [
  {
    title: "Policies",
    about:
      "What must hold, as JSON with comments or as YAML. Read by the app (`npm start -- --policies FILE`), `trefoil scan`, `verify` and the others with `--policies`; written by hand, or exported under *Settings, Policies*. With [its schema](../../../public/schema/policies.v1.json), editors complete and check it.",
    schema: PolicyFileSchema,
  },
  {
    title: "Session",
    about:
      "A session without its tools: which servers, what is on and off, controls and constraints. The board saves it; `--session FILE` reads it.",
    schema: SessionFileSchema,
  },
  {
    title: "Lock",
    about:
      "What was agreed on, as digests and legs. `trefoil lock` writes it; `trefoil verify`, `diff` and `--baseline` read it.",
    schema: LockSchema,
  },
  {
    title: "Acceptances",
    about: "Findings that somebody accepted until a given day. `trefoil accept` writes it; `--accepted FILE` reads it.",
    schema: AcceptanceFileSchema,
  },
  {
    title: "Approvals",
    about: "What people approved and refused. Exported under *Settings, Policies*; `--approvals FILE` reads it.",
    schema: ApprovalFileSchema,
    entries: { path: "approvals[]", schema: ApprovalEntrySchema },
  },
  {
    title: "Overrides",
    about: "Verdicts that people set. Exported and imported under *Settings, Overrides*; `--overrides FILE` reads it.",
    schema: OverrideFileSchema,
    entries: { path: "overrides[]", schema: OverrideEntrySchema },
  },
  {
    title: "Audit log",
    about:
      "One entry per line (JSONL), and a last line that says how far the log went. `trefoil audit export` and *Reviews, Audit log* write it; `trefoil audit verify` reads it.",
    schema: SignedEntrySchema,
  },
];

/** The formats of the files that Trefoil reads and writes. */
export function fileFormats(): string {
  return page("File formats", [
    WRITTEN,
    "Every file names its format and version under `schema`. A later version that only adds fields keeps the number. Clients’ own configs are not described here: [Clients and gateways](clients.md#what-is-read-and-written) says whose configs are read.",
    ...FILES.flatMap(({ title, about, schema, entries }) => [
      `## ${title}`,
      about,
      fields([
        ...fieldsOf(schema),
        ...(entries
          ? fieldsOf(entries.schema).map((field) => ({ ...field, path: `${entries.path}.${field.path}` }))
          : []),
      ]),
    ]),
    "## Tools",
    'A `tools/list` answer of a server (the result, its JSON-RPC envelope or the bare list), for `--tools-list NAME=FILE`; or a session `{"servers": [{ "name", "title", "instructions", "tools" }]}`, for `--toolset FILE`. Definitions are those of the Model Context Protocol; what does not follow it is read as far as possible and reported.',
    "## Reports",
    "`--format` of `scan` and `report`, and the downloads of the board. The JSON report is described by [its schema](../../../public/schema/report.v1.json), the map of compositions by [its own](../../../public/schema/map.v1.json). The same session gives the same bytes.",
    table(
      ["format", "is", "good for", "file ends in", "media type"],
      ALL_FORMATS.map(({ id, label, use, extension, mediaType }) => [
        code(id),
        cell(label),
        cell(use),
        code(extension),
        code(mediaType),
      ]),
    ),
    "`pdf` is the HTML report, printed by a Chromium, Chrome or Edge on this machine, without a network.",
  ]);
}

function fields(all: readonly FileField[]): string {
  return table(
    ["field", "holds", "required", "means"],
    all.map(({ path, type, required, means }) => [code(path), cell(type), required ? "yes" : "", cell(means)]),
  );
}
