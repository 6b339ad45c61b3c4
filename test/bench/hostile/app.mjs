import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { inProject } from "../../../lib/boot/project.mjs";

/**
 * The built app on a data folder, with what the system tells of its process: memory and processor time of all its threads. What it starts to
 * list servers counts for nobody here. Linux only.
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
  // What was started waits for the app and takes nothing but room: both count, and the program that both run counts once.
  const [app] = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, "utf8").trim().split(" ");
  const pids = [child.pid, Number(app)];
  const status = (pid, line) =>
    Number(new RegExp(`^${line}:\\s+(\\d+) kB`, "m").exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0);
  const sum = (line) => (status(Number(app), line) + status(child.pid, "RssAnon")) * 1024;
  return {
    get: (path, headers = {}) => fetch(origin + path, { headers: { cookie, accept: "text/html", ...headers } }),
    /** Bytes in memory now, and the most since the start or since `forgetPeak`. */
    resident: () => sum("VmRSS"),
    peak: () => sum("VmHWM"),
    forgetPeak: () => pids.forEach((pid) => writeFileSync(`/proc/${pid}/clear_refs`, "5")),
    /** Seconds of processor time so far. */
    processor() {
      const fields = readFileSync(`/proc/${app}/stat`, "utf8").split(") ")[1].split(" ");
      return (Number(fields[11]) + Number(fields[12])) / 100;
    },
    async stop() {
      const gone = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGINT");
      await gone;
    },
  };
}
