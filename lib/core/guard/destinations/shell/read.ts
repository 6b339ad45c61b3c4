import { LONGEST_COMMAND, wordsOfCommand } from "./commands";
import { DATABASES, serversIn, writesText } from "./databases";
import { hidesCode, INTERPRETERS, withoutScripts } from "./interpreters";
import { isPutTogether, NETWORK, onlyFetches } from "./network";
import { publishedTo } from "./publishing";

/** What a command line does about the network, as far as it can be read without running it. */
export type ShellReading = {
  /** Something in it hides what it does: code in a text, decoding into an interpreter, a host that is put together. */
  opaque: boolean;
  /** It speaks to the network: with these words, among which the receiver may stand. */
  network: string[];
  /** It publishes to where the project is set up to publish: no receiver stands in it. */
  publishes: boolean;
  /** It runs a program of the machine whose code is not in the command. */
  runsCode: boolean;
  /** It asks a database. */
  database: boolean;
  /** It tells what no file of the project holds: variables of the environment, a store of keys. */
  secrets: boolean;
  /** All that speaks to the network fetches, and tells nothing but the address. */
  fetches: boolean;
};

/** Reads a command line, of whatever length, without running anything. */
export function readCommand(command: string): ShellReading {
  const text = command.slice(0, LONGEST_COMMAND);
  const reading: ShellReading = {
    opaque: command.length > LONGEST_COMMAND,
    network: [],
    publishes: false,
    runsCode: false,
    database: false,
    secrets: false,
    fetches: true,
  };
  if (/\/dev\/(?:tcp|udp)\//.test(text) || /\b(?:eval|source)\b/.test(text) || text.includes("$'"))
    reading.opaque = true;
  for (const part of withoutScripts(text).split(/\n|&&|\|\||[;&]/)) readPipe(part, reading);
  return reading;
}

function readPipe(part: string, reading: ShellReading): void {
  part.split("|").forEach((command, at) => readProgram(command, at > 0, reading));
}

function readProgram(command: string, piped: boolean, reading: ShellReading): void {
  const [program, ...args] = wordsOfCommand(command);
  // All of the environment, shown or put into a file.
  if (program === undefined || /^[<>\d&]/.test(program)) return void (reading.secrets ||= /\benv\b/.test(command));
  if (SECRETS.has(program) || (program === "export" && args.includes("-p"))) reading.secrets = true;
  const published = publishedTo(program, args);
  if (published) {
    reading.publishes = true;
    reading.network.push(...published);
  } else if (INTERPRETERS.has(program)) {
    if (hidesCode(program, args, command, piped)) reading.opaque = true;
    reading.runsCode = true;
  } else if (NETWORK.has(program)) {
    reading.network.push(...(args.length === 0 ? [""] : args));
    if (!onlyFetches(program, args)) reading.fetches = false;
    if (isPutTogether(program, command)) reading.opaque = true;
  } else if (DATABASES.has(program)) {
    reading.database = true;
    if (writesText(command)) reading.opaque = true;
    reading.network.push(...serversIn(args));
  } else readOther(program, args, command, reading);
  if (/\$\(|`/.test(command) && NETWORK_INSIDE.test(command)) reading.opaque = true;
}

/** A program that is none of those which publish, run code, speak to the network or ask a database. */
function readOther(program: string, args: readonly string[], command: string, reading: ShellReading): void {
  if (program === "git" && /\b(?:remote|config|clone|fetch|pull|submodule)\b/.test(command)) {
    reading.network.push(...args.filter(isAddressOfGit));
  } else if (!PLAIN.has(program)) {
    reading.runsCode = true;
    reading.network.push(...args.filter((word) => word.includes("://") || isAtHost(word)));
  }
}

/** Programs that tell variables, keys or what was typed before. */
const SECRETS = new Set(
  "printenv declare set history security secret-tool pass op vault gpg keyring kubectl aws gcloud az doctl heroku".split(
    " ",
  ),
);
/** Programs that only look or arrange; of others the code is not known. */
const PLAIN = new Set(
  `ls cat head tail rg grep egrep fgrep find wc sort uniq cut tr sed awk diff cmp file stat du df pwd cd echo printf mkdir touch cp mv rm
  ln chmod date sleep true false test [ tree jq yq which type basename dirname realpath export set ps lsof nl tee less more column git
  kill sha256sum md5sum xxd base64 tar unzip zip gzip gunzip`.split(/\s+/),
);
const NETWORK_INSIDE = /(?:\$\(|`)\s*(?:curl|wget|nc|dig|nslookup|ssh|python|node|perl|ruby|sh|bash)\b/;

/** An address, or `host:path` where no slash stands before the colon: else it is a name of a branch here and there, `pull/64/head:pr64`. */
const isAddressOfGit = (word: string): boolean => /@|:\/\/|^[^/:]*:/.test(word);

/** `user@host.example:path`, and not `package@1.2.3` */
function isAtHost(word: string): boolean {
  const at = word.indexOf("@");
  if (/^[~^]?v?\d{1,6}(?:\.\d{1,6}){0,2}(?:-[\w.-]{1,40})?$/.test(word.slice(at + 1))) return false;
  const slash = word.indexOf("/");
  return at > 0 && word.indexOf(".", at) > 0 && (slash < 0 || slash > at);
}
