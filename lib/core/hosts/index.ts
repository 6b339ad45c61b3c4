import type { Host } from "../model/host";
import { perLeg } from "../model/leg";
import type { SessionServer } from "../model/session";
import chatgpt from "./chatgpt";
import claudeCode from "./claude-code";
import claudeDesktop from "./claude-desktop";
import codex from "./codex";
import cursor from "./cursor";
import geminiCli from "./gemini-cli";
import goose from "./goose";
import vscode from "./vscode";
import windsurf from "./windsurf";
import zed from "./zed";

/** Every host profile, in the order in which people are offered them. `none` is the absence of one. */
export const HOSTS: readonly Host[] = [claudeCode, claudeDesktop, cursor, vscode, codex, geminiCli, chatgpt, windsurf, zed, goose];

export function findHost(id: string): Host | undefined {
  return HOSTS.find((host) => host.id === id);
}

/** A host's built-in tools as a server of the session, named `host:<id>`; nothing for `none` and unknown ids. */
export function hostServer(id: string): SessionServer | undefined {
  const host = findHost(id);
  if (!host) return undefined;
  const name = `host:${host.id}`;
  return {
    name,
    builtIn: true,
    state: "listed",
    tools: host.tools.map((builtIn) => ({
      id: `${name}/${builtIn.name}`,
      server: name,
      tool: { name: builtIn.name, description: builtIn.description },
      classification: {
        ...perLeg((leg) => {
          const { verdict, grade, reason, condition } = builtIn.legs[leg];
          const p = verdict === "yes" ? 0.99 : verdict === "possible" ? 0.5 : 0.01;
          const evidence = [{ signal: "host-profile", bearing: verdict === "no" ? ("against" as const) : ("for" as const), weight: verdict === "yes" ? 5 : verdict === "no" ? -5 : 0, field: "host", quote: builtIn.name, reason }];
          return { verdict, p, grade, because: verdict === "possible" ? ("conditional" as const) : undefined, condition, evidence };
        }),
        writes: builtIn.writes,
        destructive: builtIn.destructive,
        carrier: builtIn.carrier ?? null,
      },
    })),
  };
}
