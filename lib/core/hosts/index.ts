import { placeBuiltIn } from "../channels";
import type { Host, HostSource } from "../model/host";
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
export const HOSTS: readonly Host[] = [
  claudeCode,
  claudeDesktop,
  cursor,
  vscode,
  codex,
  geminiCli,
  chatgpt,
  windsurf,
  zed,
  goose,
];

export function findHost(id: string): Host | undefined {
  return HOSTS.find((host) => host.id === id);
}

/** A host's built-in tools as a server of the session, named `host:<id>`; undefined for `none` and unknown ids. */
export function hostServer(id: string): SessionServer | undefined {
  const host = findHost(id);
  if (!host) return undefined;
  const name = `host:${host.id}`;
  return {
    name,
    builtIn: true,
    state: "listed",
    tools: host.tools.map((builtIn) =>
      placeBuiltIn(
        `${name}/${builtIn.name}`,
        name,
        { ...builtIn, description: `${builtIn.description} ${saySource(sourceOf(host, builtIn.name))}` },
        "host-profile",
      ),
    ),
  };
}

/** The page that documents a built-in tool or property. */
export function sourceOf(host: Host, name: string): HostSource {
  return host.sources.find((source) => source.of?.includes(name)) ?? host.sources[0];
}

function saySource({ title, date }: HostSource): string {
  return date ? `(${title}, read ${date})` : `(See ${title}; not read again.)`;
}
