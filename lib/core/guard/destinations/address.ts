import { trimmed } from "./trim";

/** An address, taken apart as clients of it do. */
export type Address = {
  host: string;
  /** The part of the host that somebody registered, roughly: `a.b.example.org` has the site `example.org`. */
  site: string;
  /** What stands in the host before the site. */
  below: string;
  /** Parts of the path, the query and the fragment, decoded. */
  pieces: string[];
  /** The whole, without what makes no difference: a `www.`, a port, a slash at the end. */
  whole: string;
};

const LONGEST = 4_000;
const SCHEME = /^([a-z][a-z0-9+.-]{0,20}):(?:[\\/]{2})?/i;
const WEB = new Set(["http", "https", "ws", "wss", "ftp", "ftps", "sftp", "ssh", "git"]);

/** `git@host.example:owner/name`, as git and scp have it: what stands behind the colon is no port. */
const SCP = /^([^\s/:\\?#]{1,200}):(?=[^\d\s/\\])/;

/** Takes an address apart: the host is what stands after the last `@` and before the first slash of either kind, in its plain spelling. */
export function parseAddress(text: string): Address | undefined {
  const said = text.trim().replace(/[\t\r\n]/g, "");
  if (said === "" || said.length > LONGEST) return undefined;
  const scheme = SCHEME.exec(said);
  const isUrl = scheme !== null && (WEB.has(scheme[1]!.toLowerCase()) || /[\\/]{2}$/.test(scheme[0]));
  const rest = isUrl ? said.slice(scheme[0].length) : said.replace(/^[\\/]{2}/, "").replace(SCP, "$1/");
  const end = rest.search(/[\\/?#]/);
  const authority = end < 0 ? rest : rest.slice(0, end);
  const port = /:\d{0,5}$/;
  const host = plainHost(authority.slice(authority.lastIndexOf("@") + 1).replace(port, ""));
  if (host === undefined) return undefined;
  const tail = end < 0 ? "" : rest.slice(end);
  const pieces = tail
    .split(/[\\/?#&=;]/)
    .map((piece) => decoded(piece.replaceAll("+", " ")))
    .filter((piece) => piece !== "");
  const site = siteOf(host);
  return {
    host,
    site,
    below: host.slice(0, Math.max(0, host.length - site.length - 1)).replace(/^www$/, ""),
    pieces,
    whole: `${host.replace(/^www\./, "")}${plainTail(tail)}`,
  };
}

/** Without the slashes at the end of the path. */
function plainTail(tail: string): string {
  const end = tail.search(/[?#]/);
  const [path, rest] = end < 0 ? [tail, ""] : [tail.slice(0, end), tail.slice(end)];
  return trimmed(path.replaceAll("\\", "/"), "/") + rest;
}

/** Lower case, decoded, without a dot at the end and with letters of other widths as plain ones; undefined when it is no host. */
function plainHost(text: string): string | undefined {
  const host = trimmed(decoded(text).normalize("NFKC").toLowerCase(), "。.");
  if (host === "" || host.length > 253 || /[\s<>"'`{}|^@,]/.test(host)) return undefined;
  return host === "localhost" || /[.:]/.test(host) || /^(0x[0-9a-f]+|\d{6,10})$/.test(host) ? host : undefined;
}

function decoded(text: string): string {
  if (!text.includes("%")) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function siteOf(host: string): string {
  const labels = host.split(".");
  if (host.includes(":") || /^[\d.]+$/.test(host) || labels.length < 3) return host;
  const [second = "", top = ""] = labels.slice(-2);
  return labels.slice(top.length === 2 && second.length <= 3 ? -3 : -2).join(".");
}

/** This machine itself. */
export function isLoopback(host: string): boolean {
  return host === "localhost" || host.endsWith(".localhost") || host === "[::1]" || /^127(\.\d{1,3}){3}$/.test(host);
}

/** A host that only a network of one's own knows. */
export const isInside = (host: string): boolean =>
  !host.includes(".") ||
  /\.(?:internal|intranet|local|localdomain|lan|corp|home|private|arpa)$/.test(host) ||
  /^(?:10|127|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01]))\./.test(host) ||
  host.includes(":");

/** Where anybody can publish, so that the host alone says nothing: what stands first in the path says whose it is. */
const PLATFORMS = new Set(
  `github.com gist.github.com raw.githubusercontent.com api.github.com gitlab.com bitbucket.org codeberg.org huggingface.co
  hooks.slack.com discord.com discordapp.com api.telegram.org t.me pastebin.com hastebin.com dpaste.org paste.rs 0x0.st
  webhook.site requestbin.com pipedream.com docs.google.com drive.google.com sites.google.com forms.gle script.google.com
  storage.googleapis.com s3.amazonaws.com notion.so notion.site medium.com reddit.com x.com twitter.com facebook.com
  linkedin.com youtube.com dropbox.com transfer.sh file.io npmjs.com registry.npmjs.org pypi.org airtable.com trello.com
  hooks.zapier.com maker.ifttt.com api.airtable.com bit.ly tinyurl.com`
    .split(/\s+/)
    .filter((host) => host !== ""),
);
/** Stores of one provider in many regions. */
const REGIONAL = /^s3[.-][a-z\d-]{2,30}\.amazonaws\.com$/;
/** Parts of the path that say whose it is, on such a host. */
const OWNED = 2;

/** Where anybody can have an address of their own. */
const MAILBOXES = new Set(
  `gmail.com googlemail.com outlook.com hotmail.com live.com msn.com yahoo.com icloud.com me.com aol.com gmx.de gmx.net web.de mail.com
  proton.me protonmail.com yandex.ru mail.ru qq.com 163.com fastmail.com zoho.com tutanota.com posteo.de`.split(/\s+/),
);
export const isOpenToAll = (host: string): boolean => PLATFORMS.has(host) || MAILBOXES.has(host);

/**
 * Catalogues, encyclopedias and documentation: who opens a page there tells it to who runs them, and nobody who writes there sees it. Only
 * for reading.
 */
const CATALOGUES = new Set(
  `npmjs.com registry.npmjs.org pypi.org crates.io docs.rs rubygems.org packagist.org pkg.go.dev nuget.org mvnrepository.com hex.pm
  pub.dev developer.mozilla.org docs.python.org nodejs.org wikipedia.org wiktionary.org stackoverflow.com rfc-editor.org w3.org
  learn.microsoft.com cppreference.com arxiv.org doi.org unicode.org ietf.org docs.oracle.com docs.github.com`.split(
    /\s+/,
  ),
);
export const isCatalogue = ({ host, site }: Address): boolean =>
  CATALOGUES.has(host.replace(/^www\./, "")) || (/^(?:wikipedia|wiktionary)\.org$/.test(site) && CATALOGUES.has(site));

/** What has to be the same for two addresses to lead to the same hands. */
export function ownerOf({ host, pieces }: Address): string {
  const plain = host.replace(/^www\./, "");
  return PLATFORMS.has(plain) || REGIONAL.test(plain)
    ? [plain, ...pieces.slice(0, OWNED)]
        .join("/")
        .toLowerCase()
        .replace(/\.git$/, "")
    : plain;
}
