import { defineVocabulary, GROUP } from "./define";
import { members, readInput, readReturn } from "./metadata";

export default defineVocabulary({
  id: "action-metadata",
  title: "Action metadata (extension, once SEP-2061)",
  status: "draft",
  source: GROUP,
  date: "2026-08-22",
  where: "_meta",
  keys: /^io\.modelcontextprotocol\/action-metadata$/,
  reads: {
    "action-metadata": members({ inputMetadata: readInput, returnMetadata: readReturn }),
  },
});
