/**
 * Whether an address is this computer's own.
 * @param {string} host
 */
export function isLoopback(host) {
  return host === "localhost" || host === "::1" || /^127(\.\d{1,3}){3}$/.test(host);
}
