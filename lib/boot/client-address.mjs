import { BlockList, isIP } from "node:net";

/** How many entries of `X-Forwarded-For` are read, from the last one backwards. */
const MOST_HOPS = 20;

/**
 * Reads `TREFOIL_TRUSTED_PROXIES`: addresses and networks, `127.0.0.1, 10.0.0.0/8`, of the reverse proxies in front of Trefoil.
 * @param {string} text
 * @returns {BlockList | undefined} undefined when something in it is neither
 */
export function readProxies(text) {
  const proxies = new BlockList();
  for (const entry of text
    .split(",")
    .map((one) => one.trim())
    .filter((one) => one !== "")) {
    const [address = "", bits, ...rest] = entry.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    const most = family === "ipv6" ? 128 : 32;
    if (
      isIP(address) === 0 ||
      rest.length > 0 ||
      (bits !== undefined && !(/^\d{1,3}$/.test(bits) && Number(bits) <= most))
    )
      return undefined;
    proxies.addSubnet(address, bits === undefined ? most : Number(bits), family);
  }
  return proxies;
}

/**
 * Who is asking: whoever is connected, unless that is a trusted proxy. Then it is the address that the proxy names, the last entry that is not itself a trusted proxy; earlier entries, which a stranger may have written, are ignored.
 * @param {Pick<import("node:http").IncomingMessage, "headers" | "socket">} request
 * @param {BlockList} proxies
 */
export function clientAddress({ headers, socket }, proxies) {
  let address = plain(socket.remoteAddress ?? "");
  const hops = String(headers["x-forwarded-for"] ?? "")
    .split(",")
    .slice(-MOST_HOPS);
  while (isTrusted(address, proxies)) {
    const before = plain(hops.pop()?.trim() ?? "");
    if (isIP(before) === 0) break;
    address = before;
  }
  return address;
}

/**
 * Whether an address is one of the trusted proxies.
 * @param {string} wrapped
 * @param {BlockList} proxies
 */
export function isTrusted(wrapped, proxies) {
  const address = plain(wrapped);
  return isIP(address) !== 0 && proxies.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
}

/**
 * Without the wrapping of a mapped IPv4 address, and without brackets and port, which some proxies write along.
 * @param {string} address
 */
function plain(address) {
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1] ?? /^(\d+(?:\.\d+){3}):\d+$/.exec(address)?.[1] ?? address;
  return bare.replace(/^::ffff:(?=\d+\.)/i, "");
}
