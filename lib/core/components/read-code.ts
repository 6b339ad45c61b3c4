import type { Act } from "../model/component";

/** How much of a script is read, in UTF-16 units. */
const READ = 200_000;
const LONGEST_QUOTE = 100;
const MOST_FOUND = 12;

type CodePattern = { leg: Act["found"][number]["leg"]; pattern: RegExp };

/** Words of code that show a leg by themselves. Each pattern has no open-ended part that could overlap, so reading is linear. */
const PATTERNS: readonly CodePattern[] = [
  {
    leg: "egress",
    pattern:
      /\b(?:curl|wget|ncat|netcat|telnet|scp|rsync|sftp|ssh|Invoke-WebRequest|Invoke-RestMethod|iwr|irm)\s|\bnc\s+-|\bgit\s+push\b|\b(?:npm|twine|cargo)\s+(?:publish|upload)\b|\bgh\s+(?:api|gist|issue|pr|release)\b|\b(?:requests|httpx|session)\.(?:post|put|patch|get|request)\b|\burllib\.request\b|\bhttp\.client\b|\bsmtplib\b|\bsocket\.(?:socket|create_connection)\b|\bfetch\(|\baxios\b|\bXMLHttpRequest\b|\bnew WebSocket\b|\bnet\.(?:connect|createConnection)\b|\bsendmail\b/g,
  },
  {
    leg: "untrusted",
    pattern:
      /\b(?:curl|wget|Invoke-WebRequest|Invoke-RestMethod|iwr|irm)\s|\b(?:requests|httpx|session)\.get\b|\burlopen\b|\bfetch\(|\bgh\s+(?:api|issue|pr)\b/g,
  },
  {
    leg: "private",
    pattern:
      /(?:~|\$HOME|\$\{HOME\}|%USERPROFILE%)[/\\]\.?\w|\.ssh\b|\bid_rsa\b|\.aws[/\\]credentials|\.netrc\b|(?<![\w.])\.env\b|\bprintenv\b|\bos\.environ\b|\bprocess\.env\b|\bkeychain\b|\bsecurity\s+find-|\bcredentials?\.json\b|\bcookies\b|\bgit\s+(?:log|diff|show|config)\b|\b(?:cat|grep|find|head|tail)\s/gi,
  },
  {
    leg: "any",
    pattern:
      /\beval\b|\bexec\(|\b(?:ba|z)?sh\s+-c\b|\|\s*(?:ba|z)?sh\b|\bpython3?\s+-c\b|\bnode\s+-e\b|\$ARGUMENTS\b|\$\{?ARGUMENTS|\{\{args\}\}|\bbase64\s+(?:-d|--decode)\b|\bInvoke-Expression\b|\biex\b|\bshell\s*=\s*True\b/gi,
  },
];

/** Which legs a line or script shows, each with the words that show it. Nothing is run; code elsewhere is not known. */
export function readCode(code: string): Act["found"] {
  const text = code.slice(0, READ);
  const found: Act["found"] = [];
  for (const { leg, pattern } of PATTERNS) {
    const match = new RegExp(pattern.source, pattern.flags.replace("g", "")).exec(text);
    if (match && found.length < MOST_FOUND) found.push({ leg, quote: lineAround(text, match.index) });
  }
  return found;
}

function lineAround(text: string, at: number): string {
  const start = Math.max(text.lastIndexOf("\n", at) + 1, at - 30);
  const end = text.indexOf("\n", at);
  return text.slice(start, Math.min(end === -1 ? text.length : end, start + LONGEST_QUOTE)).trim();
}

/** What a script says about itself at its beginning: comments and the first docstring. */
export function headOf(code: string): string {
  const text = code.slice(0, 4_000).replace(/^#!.*\n/, "");
  const doc = /^\s*(?:[ru]?"""|''')([^]{0,800}?)(?:"""|''')/.exec(text) ?? /^\s*\/\*+([^]{0,800}?)\*\//.exec(text);
  if (doc) return tidy(doc[1]!);
  const lines: string[] = [];
  for (const line of text.split(/\r?\n/, 30)) {
    const [, said] = /^\s*(?:#|\/\/|--|;|REM\b)\s?(.*)$/i.exec(line) ?? [];
    if (said === undefined) break;
    lines.push(said);
  }
  return tidy(lines.join(" "));
}

const tidy = (text: string): string =>
  text
    .replaceAll(/^[ \t]{0,80}\*[ \t]?/gm, "")
    .replaceAll(/\s+/g, " ")
    .trim()
    .slice(0, 600);
