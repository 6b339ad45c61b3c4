import { accuracy } from "./accuracy";
import { clients } from "./clients";
import { commandLine } from "./command-line";
import { configuration } from "./configuration";
import { fileFormats } from "./file-formats";
import { rules } from "./rules";
import { terms } from "./terms";

/** The pages that are written from the code, by the name of their file. */
export const REFERENCES: Readonly<Record<string, () => string | Promise<string>>> = {
  "command-line": commandLine,
  configuration,
  "file-formats": fileFormats,
  clients,
  rules,
  terms,
  accuracy,
};
