import { spawn } from "node:child_process";

/**
 * Opens the address in the person's browser; without a screen, or without a browser, nothing happens. Not the package `open`:
 * without a screen it may start a browser in the terminal, and it brings eleven more packages for these few lines.
 * @param {string} address
 */
export function openBrowser(address) {
  const [command, ...args] = opener(address);
  if (!command) return;
  spawn(command, args, { stdio: "ignore", detached: true })
    .on("error", () => {})
    .unref();
}

/**
 * @param {string} address
 * @returns {string[]}
 */
function opener(address) {
  if (process.platform === "darwin") return ["open", address];
  if (process.platform === "win32") return ["rundll32", "url.dll,FileProtocolHandler", address];
  return process.env["DISPLAY"] || process.env["WAYLAND_DISPLAY"] ? ["xdg-open", address] : [];
}
