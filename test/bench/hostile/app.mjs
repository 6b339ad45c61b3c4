import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { inProject } from "../../../lib/boot/project.mjs";
import { memoryOf } from "./memory.mjs";

/** Milliseconds between looks at the memory. */
const LOOK = 150;

/**
 * The built app on a data folder, with what the system tells of it: the memory of all its processes, and the processor time of the one that
 * answers. What it starts to list servers counts for nobody here. Linux only.
 */
export async function startApp(data) {
  const child = spawn(process.execPath, [inProject("lib/boot/start.mjs"), "--no-open", "--port", "0"], {
    env: { ...process.env, TREFOIL_DATA: data },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const address = await new Promise((resolve, reject) => {
    let output = "";
    child.once("exit", () => reject(new Error(`The app ended.\n${output}`)));
    child.stdout.on("data", (chunk) => {
      output += chunk;
      const printed = /http:\/\/\S+\/open\?token=\S+/.exec(output);
      if (printed) resolve(printed[0]);
    });
  });
  const opened = await fetch(address, { redirect: "manual" });
  const cookie = opened.headers.get("set-cookie").split(";")[0];
  const { origin } = new URL(address);
  const [app] = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, "utf8").trim().split(" ");
  let most = 0;
  const looking = setInterval(() => (most = Math.max(most, memoryOf(child.pid))), LOOK);
  return {
    get: (path, headers = {}) => fetch(origin + path, { headers: { cookie, accept: "text/html", ...headers } }),
    /** Bytes in memory now, and the most that were seen since the start or since `forgetPeak`. */
    resident: () => memoryOf(child.pid),
    peak: () => Math.max(most, memoryOf(child.pid)),
    forgetPeak: () => (most = 0),
    /** Seconds of processor time so far. */
    processor() {
      const fields = readFileSync(`/proc/${app}/stat`, "utf8").split(") ")[1].split(" ");
      return (Number(fields[11]) + Number(fields[12])) / 100;
    },
    async stop() {
      clearInterval(looking);
      const gone = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGINT");
      await gone;
    },
  };
}
