import { parseAddress, type Address } from "./address";
import { forEachPiece, LONGEST_TEXT } from "./pieces";
import { plainEmail, plainName, plainNumber } from "./plain";

/** Everything in a text that names a destination: web addresses and hosts, mail addresses, names of places and people, numbers of accounts and phones. */
export type Mentions = {
  addresses: Address[];
  emails: string[];
  names: string[];
  numbers: string[];
  /** There was more in it than is read. */
  cut: boolean;
};

/** Of one text no more pieces are read that differ and are more than a word. */
const MOST = 3_000;

/** Reads a text piece by piece, in one pass. Pieces end at white space, brackets and quotes. */
export function findMentions(text: string): Mentions {
  const found: Mentions = { addresses: [], emails: [], names: [], numbers: [], cut: text.length > LONGEST_TEXT };
  let run = "";
  const endRun = (): void => {
    if (run.length >= SHORTEST_NUMBER) {
      if (found.numbers.length < MOST) found.numbers.push(run);
      else found.cut = true;
    }
    run = "";
  };
  const seen = new Set<string>();
  forEachPiece(text, (piece) => {
    // Where something is left out whatever is not known counts as brought, so that more need not be read.
    if (found.cut && seen.size >= MOST) return "enough";
    if (piece === undefined) return endRun();
    if (belongsToNumber(piece, run !== "")) run += plainNumber(piece);
    else endRun();
    // Most of what is more than a word stands there more than once.
    if (seen.has(piece) || !isSpecial(piece)) return;
    if (seen.size >= MOST) return void (found.cut = true);
    seen.add(piece);
    const email = emailOf(piece);
    const address = email === undefined ? addressOf(piece) : undefined;
    if (email !== undefined) found.emails.push(email);
    if (address) found.addresses.push(address);
    const name = piece.includes("://") ? "" : plainName(piece);
    if (name.length > 1 && name.length <= LONGEST_NAME) found.names.push(name);
  });
  endRun();
  return found;
}

const SHORTEST_NUMBER = 7;
const LONGEST_NAME = 120;

/** The mail addresses of a field of receivers: `Anna <a@b.example>, c@d.example`. What stands in quotes is a name, whatever it looks like. */
export function emailsIn(text: string): string[] {
  const bare = text
    .slice(0, LONGEST_TEXT)
    .split('"')
    .filter((_, at) => at % 2 === 0)
    .join(" ");
  return findMentions(bare).emails;
}

const CAPITAL_Z = 90;
/** Digits, or groups of letters and digits as account numbers have them. */
function belongsToNumber(piece: string, inside: boolean): boolean {
  if (!inside && piece.charCodeAt(0) > CAPITAL_Z) return false;
  return (
    /^\+?\d[\d./-]*$/.test(piece) || /^[A-Z]{2}\d{2}[A-Z\d]*$/.test(piece) || (inside && /^[A-Z\d]{1,4}$/.test(piece))
  );
}

/** More than a word: marked as a channel or a person, or with a digit, dot, line, slash or sign in it. */
const isSpecial = (piece: string): boolean => /[#@~\d._/:-]/.test(piece);

function emailOf(piece: string): string | undefined {
  if (piece.includes("://") || !piece.includes("@")) return undefined;
  const said = piece.slice(piece.lastIndexOf(":") + 1).split(/[?&]/, 1)[0]!;
  const at = said.indexOf("@");
  return at > 0 && at === said.lastIndexOf("@") && /\.[\p{L}-]{2,}$/u.test(said) && !said.includes("/")
    ? plainEmail(said)
    : undefined;
}

/** Ends of file names that are also ends of domains, or look like it. */
const FILES = new Set(
  `md py rs sh pl ts tsx js jsx mjs cjs json txt csv pdf htm html css yml yaml toml lock log xml svg png jpg jpeg gif doc docx xls xlsx
  ppt pptx zip gz env sql go java rb php cpp ini cfg conf ipynb`.split(/\s+/),
);

function addressOf(piece: string): Address | undefined {
  if (!piece.includes(".") && !piece.includes("://")) return undefined;
  const scheme = piece.indexOf("://");
  if (scheme > 0) return parseAddress(piece.slice(schemeStart(piece, scheme)));
  const copied = OVER_SSH.exec(piece)?.[1];
  if (copied !== undefined) return parseAddress(copied);
  const host = piece.split(/[\\/?#:]/, 1)[0]!;
  const end = host.slice(host.lastIndexOf(".") + 1).toLowerCase();
  if (host.lastIndexOf(".") < 1 || host.includes("@")) return undefined;
  if (/^\d{1,3}(?:\.\d{1,3}){3}$/.test(host)) return parseAddress(piece);
  return /^[\p{L}-]{2,24}$/u.test(end) && !FILES.has(end) ? parseAddress(piece) : undefined;
}

/** `git@host.example:owner/name`, and with two colons `backup@host.example::module/folder`, as rsync has it. */
const OVER_SSH = /^[\w.-]{1,60}@([\w.-]{1,200}\.[a-z]{2,24}::?[^\s:@]{1,300})$/i;

function schemeStart(piece: string, end: number): number {
  let start = end;
  while (start > 0 && /[a-z0-9+.-]/i.test(piece[start - 1]!)) start--;
  return start;
}
