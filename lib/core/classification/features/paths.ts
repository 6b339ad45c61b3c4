import { PUT, PATHS } from "../lexicon/parameter-words";
import type { Param } from "../parsing/params/param";
import type { Reading } from "../parsing/read";

/** An argument that says where a result is to be kept: "output_path", "saveDir", "download_folder", "save_to_file". */
export function keptAt(reading: Reading): Param | undefined {
  return reading.params.find(
    ({ words }) =>
      words.some(({ stem: word }) => PUT.has(word)) &&
      (words.some(({ stem: word }) => PATHS.has(word)) ||
        (words.length === 1 && words[0]!.stem === "destination") ||
        (words.length > 1 && words[0]!.stem === "save")),
  );
}

/** An argument that names a file or folder of the machine that is read. */
export function readAt(reading: Reading): Param | undefined {
  const kept = keptAt(reading);
  return reading.params.find((param) => param !== kept && param.free && param.roles.some(({ id }) => id === "path"));
}
