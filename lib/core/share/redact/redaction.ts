/** What a person takes out before passing a report on, beside what is never in one. */
export type Redaction = {
  /** Host names in addresses. */
  hosts?: boolean;
  /** Absolute paths in commands and reasons, and the place of an entry in a config. */
  paths?: boolean;
  /** Names of the session and its servers, with all that gives them away: commands, addresses, versions, digests. */
  servers?: boolean;
  /** Names of tools. */
  tools?: boolean;
  /** What servers and people wrote: descriptions, titles, quotes, reasons. */
  texts?: boolean;
};

const SAID: [keyof Redaction, string][] = [
  ["hosts", "Host names were taken out."],
  ["paths", "Paths were taken out."],
  ["servers", "Names of servers were taken out, and with them commands, addresses, versions and digests."],
  ["tools", "Names of tools were taken out."],
  ["texts", "Descriptions, quotes and reasons were taken out."],
];

/** What was taken out, one sentence each. */
export function sayTakenOut(redaction: Redaction): string[] {
  return SAID.filter(([what]) => redaction[what]).map(([, words]) => words);
}
