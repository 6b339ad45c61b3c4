import { defineVocabulary, flag, GROUP } from "./define";
import { SENSITIVE, UNTRUSTED } from "./meanings";
import { members } from "./metadata";

export default defineVocabulary({
  id: "trust-annotations",
  title: "Trust annotations (extension)",
  status: "draft",
  source: GROUP,
  date: "2026-08-22",
  where: "_meta",
  keys: /^io\.modelcontextprotocol\/trust-annotations$/,
  reads: {
    "trust-annotations": members({ sensitive: flag(SENSITIVE), untrusted: flag(UNTRUSTED) }),
  },
});
