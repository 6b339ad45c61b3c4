import type { CallApproval, DataClass, Degree, Readers, Severity, Steps, Writers } from "../model/severity";

/** The rows of the tables in words for people, the same on every page and in every report. */
export const WRITER_WORDS: Record<Writers, { row: string; who: string }> = {
  anyone: { row: "Anyone, unasked", who: "Anyone at all" },
  visited: { row: "Anyone, where the agent goes", who: "Anyone whose page the agent opens" },
  outsiders: { row: "Particular outsiders", who: "An outsider who can reach it" },
  insiders: { row: "People inside", who: "Someone inside" },
};

export const STEP_WORDS: Record<Steps, string> = {
  "one-tool": "one tool is enough",
  "one-server": "one server is enough",
  "several-servers": "it takes several servers",
};

export const APPROVAL_WORDS: Record<CallApproval, string> = {
  unasked: "nobody is asked",
  approved: "a person approves a call",
};

/** `noun` follows "reads" in a sentence. */
export const DATA_WORDS: Record<DataClass, { row: string; noun: string; means: string }> = {
  credentials: {
    row: "Credentials",
    noun: "credentials, or whatever its user can read",
    means: "Keys, tokens, environment variables, and tools that read whatever the user of the computer can read.",
  },
  sensitive: {
    row: "Sensitive",
    noun: "sensitive data",
    means: "Money, health, personnel: harm that cannot be made good.",
  },
  personal: {
    row: "Personal or confidential",
    noun: "personal or confidential data",
    means: "Mail, messages, customers, rows of a database.",
  },
  internal: {
    row: "Internal",
    noun: "internal data",
    means: "Issues, pages of a wiki, source code, projects: not public, seldom harmful.",
  },
  public: {
    row: "All but public",
    noun: "what is all but public",
    means: "Prices, products of a shop, documentation, places: anybody may see it, or soon will.",
  },
};

export const READER_WORDS: Record<Readers, { row: string; where: string }> = {
  anyone: { row: "Whom the attacker chooses", where: "to a place of the attacker's choosing" },
  public: { row: "Anyone who looks", where: "to where anyone can look" },
  outsiders: { row: "Particular outsiders", where: "to particular outsiders" },
  insiders: { row: "People inside", where: "where others inside can see it" },
};

export const SEVERITY_WORDS: Record<Severity, string> = {
  critical: "Critical",
  high: "High",
  medium: "Medium",
  low: "Low",
};

export const DEGREE_WORDS: Record<Degree, string> = { high: "high", medium: "medium", low: "low" };
