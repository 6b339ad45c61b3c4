import { networkInterfaces } from "node:os";

const LOOPBACK = ["127.0.0.1", "localhost", "[::1]"];
const WILDCARD = ["0.0.0.0", "::"];

/**
 * The values of `Host` that mean this app: loopback names, and the address that the user chose to listen on. Listening on all addresses
 * adds the machine's addresses, but no DNS name.
 */
export function ownHosts(host: string, port: number): string[] {
  const chosen = WILDCARD.includes(host) ? machineAddresses() : [host];
  const names = [
    ...new Set([
      ...LOOPBACK,
      ...chosen.map((name) => (name.includes(":") && !name.startsWith("[") ? `[${name}]` : name).toLowerCase()),
    ]),
  ];
  return port === 80 ? names.flatMap((name) => [name, `${name}:80`]) : names.map((name) => `${name}:${port}`);
}

function machineAddresses(): string[] {
  return Object.values(networkInterfaces()).flatMap((addresses) => (addresses ?? []).map(({ address }) => address));
}
