import { existsSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { VARIABLES } from "./variables.mjs";

const WIDTH = 100;

/**
 * A variable as the help shows it: its name, and below it what it does, in lines that fit a terminal.
 * @param {import("./variables.mjs").Variable} variable
 */
function variableHelp({ name, about, without }) {
  const lines = [""];
  for (const word of `${about} (without it: ${without})`.split(" ")) {
    const line = lines.at(-1) ?? "";
    if (line.length + word.length < WIDTH - 15) lines[lines.length - 1] = line === "" ? word : `${line} ${word}`;
    else lines.push(word);
  }
  return `${name}\n${lines.map((line) => `               ${line}\n`).join("")}`;
}

export const HELP = `Usage: npm start -- [options]

Installs and builds what is missing, then serves Trefoil on this computer and prints its address.

  --port N       listen on this port (default 3210); if it is busy, on the next free one
  --host NAME    listen on this address (default 127.0.0.1). Anything but this computer's own
                 loopback lets others on the network reach a program that can start commands
  --allow-starts-from-network
                 with such an address, or with DATABASE_URL, let whoever may agree to them start
                 commands on this computer; without it, commands cannot be started then
  --config FILE  offer the servers of this client config for import; the file is only read
  --policies FILE
                 follow this policy file: reread for every page, shown, never written
  --new-key      if the key of the stored secrets is lost, continue with a new one
  --no-migrate   refuse a database that is not up to date; “trefoil migrate” brings it there
  --demo         fill the workspace with the bundled examples; nothing is started or fetched
  --no-open      do not open a browser
  --dev          serve from source and reload on changes
  --help         show this

${VARIABLES.filter(({ name }) => name !== "NO_COLOR")
  .map(variableHelp)
  .join("")}`;

/** The values of `TREFOIL_LOG`. */
export const LOG_FORM = /^(?:off|error|warn|info)(?:,json)?$/;

/** @typedef {{ port: number, host: string, open: boolean, demo: boolean, newKey: boolean, migrate: boolean, dev: boolean, help: boolean, allowStarts: boolean, config?: string, policies?: string }} Options */

/**
 * @param {string[]} args
 * @returns {{ ok: true, options: Options } | { ok: false, problem: string }}
 */
export function readOptions(args) {
  try {
    const { values } = parseArgs({
      args,
      strict: true,
      allowPositionals: false,
      options: {
        port: { type: "string", default: "3210" },
        host: { type: "string", default: "127.0.0.1" },
        "allow-starts-from-network": { type: "boolean", default: false },
        config: { type: "string" },
        policies: { type: "string" },
        demo: { type: "boolean", default: false },
        "new-key": { type: "boolean", default: false },
        "no-migrate": { type: "boolean", default: false },
        "no-open": { type: "boolean", default: false },
        dev: { type: "boolean", default: false },
        help: { type: "boolean", default: false },
      },
    });
    const port = Number(values.port);
    if (!/^\d+$/.test(values.port) || port > 65535)
      return { ok: false, problem: `--port takes a number from 0 to 65535, not "${values.port}".` };
    const config = values.config === undefined ? undefined : path.resolve(values.config);
    if (config !== undefined && !existsSync(config))
      return { ok: false, problem: `--config: there is no file ${config}.` };
    const policies = values.policies === undefined ? undefined : path.resolve(values.policies);
    if (policies !== undefined && !existsSync(policies))
      return { ok: false, problem: `--policies: there is no file ${policies}.` };
    const { host, demo, dev, help } = values;
    return {
      ok: true,
      options: {
        port,
        host,
        demo,
        dev,
        help,
        config,
        policies,
        open: !values["no-open"],
        allowStarts: values["allow-starts-from-network"],
        newKey: values["new-key"],
        migrate: !values["no-migrate"],
      },
    };
  } catch (error) {
    return {
      ok: false,
      problem: error instanceof Error ? (error.message.split(". To specify")[0] ?? "") : String(error),
    };
  }
}
