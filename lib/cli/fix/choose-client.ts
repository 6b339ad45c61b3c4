import { EXPORTERS, findExporter, type Exporter } from "@/lib/core/exporters";
import { readConfig } from "@/lib/core/importers";
import { oneOf } from "../command";
import { Failure } from "../exit";

/** The client that is wanted by name, or else the one that the config with this text belongs to. */
export function chooseClient(wanted: string | undefined, text: string | undefined, path: string | undefined): Exporter {
  if (wanted !== undefined)
    return findExporter(
      oneOf(
        "--client",
        wanted,
        EXPORTERS.map((one) => one.id),
      ),
    )!;
  const exporter = text === undefined ? undefined : findExporter(readConfig("auto", text, path!).importer);
  if (!exporter) throw new Failure(`Name the client with --client: ${EXPORTERS.map((one) => one.id).join(", ")}.`);
  return exporter;
}
