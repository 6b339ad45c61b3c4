import { createHash } from "node:crypto";
import ipaddr from "ipaddr.js";

/** What is known of a request before it is answered. The address is that of whoever asks, with trusted proxies looked through. */
export type LimitedRequest = { method: string; url: string; authorization?: string; address: string };

/** How often something may be asked for, or asked for in vain, within a minute. */
export type RateRule = {
  name: string;
  most: number;
  /** Under what a request is counted; undefined where the rule has nothing to do with it. */
  keyOf: (asked: LimitedRequest) => string | undefined;
  /** Statuses of answers that count. Without them every request does, before it is answered. */
  wrong?: ReadonlySet<number>;
  /** Where the count cannot be read, nobody is let in. */
  closed: boolean;
  /** Only where several people share the app. */
  forTeams?: true;
};

/** Seconds over which is counted. */
export const WINDOW = 60;

const SHARES = /^\/api\/shares(?:[/?]|$)/;
const SIGN_IN = /^\/(?:sign-in\/|servers\/sign-in\/callback)/;
const LAUNCH = /^\/open\?(?:[^#]*&)?token=/;
const PUSH = /^\/api\/push(?:[/?]|$)/;
const COSTLY =
  /^\/(?:sessions\/[^/?]*\/report\/|api\/(?:compositions|drafts)\/report\/|api\/find(?:[/?]|$)|governance\/log\/export|findings\/export|api\/audit\/verify)/;
const TOKEN = /^Bearer (trefoil_[\w-]{43})$/;
const SHARE = /^Bearer (?:link|owner)\.([\w-]{22,64})\./;

/** Answers that say that what was shown opens nothing. */
const SECRET_WRONG = new Set([401, 403, 404]);
const TOKEN_WRONG = new Set([401]);

const ofShares = ({ url, address }: LimitedRequest) => (SHARES.test(url) ? networkOf(address) : undefined);

/**
 * The walls against guessing, and against asking for more than one may need. Guesses are counted by whoever makes them and by what they are at,
 * so that neither many addresses nor many shares help.
 */
export const RULES: readonly RateRule[] = [
  { name: "shares", most: 600, keyOf: ofShares, closed: true },
  { name: "shares-wrong", most: 30, keyOf: ofShares, wrong: SECRET_WRONG, closed: true },
  {
    name: "share-wrong",
    most: 100,
    keyOf: ({ url, authorization = "" }) => (SHARES.test(url) ? SHARE.exec(authorization)?.[1] : undefined),
    wrong: SECRET_WRONG,
    closed: true,
  },
  {
    name: "sign-in",
    most: 60,
    keyOf: ({ url, address }) => (SIGN_IN.test(url) ? networkOf(address) : undefined),
    closed: true,
  },
  {
    name: "launch-wrong",
    most: 30,
    keyOf: ({ url, address }) => (LAUNCH.test(url) ? networkOf(address) : undefined),
    wrong: TOKEN_WRONG,
    closed: true,
  },
  {
    name: "tokens-wrong",
    most: 30,
    keyOf: ({ authorization = "", address }) => (TOKEN.test(authorization) ? networkOf(address) : undefined),
    wrong: TOKEN_WRONG,
    closed: true,
  },
  {
    name: "pushes",
    most: 60,
    keyOf: ({ method, url, authorization, address }) =>
      method === "POST" && PUSH.test(url) ? digestOf(authorization ?? networkOf(address)) : undefined,
    closed: true,
  },
  {
    name: "costly",
    most: 300,
    keyOf: ({ url, address }) => (COSTLY.test(url) ? networkOf(address) : undefined),
    closed: false,
    forTeams: true,
  },
];

const digestOf = (text: string): string => createHash("sha256").update(text).digest("base64url");

/** Bits of an address of the sixth version that name a network; a person has all that follow. */
const NETWORK_BITS = 64;

/** Who asks: an address of the fourth version, or the network of one of the sixth. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return "unknown";
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4") return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString().replace(/%.*/, "")}/${NETWORK_BITS}`).toString()}/${NETWORK_BITS}`;
}
