import { aboutTools } from "../../rules/about-tools";
import { defineRule, eachTool } from "../define";

const READ_NOTE = { name: "read_note", description: "Read a note." };

export default defineRule({
  ...aboutTools("signature-that-does-not-fit"),
  fires: [[{ name: "notes", tools: [READ_NOTE], signatures: [{ format: "x-assay-sig", state: "does-not-fit" }] }]],
  silent: [
    [{ name: "notes", tools: [READ_NOTE], signatures: [{ format: "x-assay-sig", state: "unverified" }] }],
    [{ name: "notes", tools: [READ_NOTE], signatures: [{ format: "x-assay-sig", state: "fits" }] }],
    [{ name: "notes", tools: [READ_NOTE] }],
  ],
  check: eachTool(({ signature }) =>
    signature?.state === "does-not-fit"
      ? {
          message: `Its signature (“${signature.format}”) does not fit the definition that was listed.`,
          field: signature.format,
        }
      : undefined,
  ),
});
