import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

const START = fileURLToPath(new URL("../../../lib/boot/start.mjs", import.meta.url));

export type StartedApp = {
  /** What the terminal shows: the address with its token, where nobody signs in. */
  address: string;
  /** `http://127.0.0.1:PORT` */
  origin: string;
  token: string;
  port: number;
  /** Of the process that watches over the app. */
  pid: number;
  /** Its data folder; a throw-away one unless given. */
  data: string;
  /** Everything printed so far. */
  output: () => string;
  /** Ends it as Ctrl-C does, or with another signal, and gives the exit code. */
  stop: (signal?: "SIGINT" | "SIGTERM") => Promise<number | null>;
};

/** Starts the built app as `npm start` does, on any free port, with these variables beside its own. */
export async function startApp(
  options: string[] = [],
  data?: string,
  environment: Record<string, string> = {},
): Promise<StartedApp> {
  const folder = data ?? mkdtempSync(path.join(tmpdir(), "trefoil-e2e-"));
  const args = [START, "--no-open", ...(options.includes("--port") ? [] : ["--port", "0"]), ...options];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, TREFOIL_DATA: folder, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  // A test that fails before it stops its app leaves nothing running.
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  child.once("exit", () => process.off("exit", kill));
  let output = "";
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const address = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const printed = /Open this address in your browser:\n\n {2}(\S+)\n/.exec(output)?.[1];
      if (printed) resolve(printed);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    void ended.then((code) => reject(new Error(`The app ended with ${code} before it was ready:\n${output}`)));
  });
  const url = new URL(address);
  const stop = async (signal: "SIGINT" | "SIGTERM" = "SIGINT") => {
    child.kill(signal);
    const code = await ended;
    if (!data) rmSync(folder, { recursive: true, force: true });
    return code;
  };
  return {
    address,
    origin: url.origin,
    token: url.searchParams.get("token") ?? "",
    port: Number(url.port),
    pid: child.pid!,
    data: folder,
    output: () => output,
    stop,
  };
}
