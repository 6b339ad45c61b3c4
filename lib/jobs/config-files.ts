import { readFile, stat } from "node:fs/promises";
import { homedir } from "node:os";
import path from "node:path";
import { IMPORTERS, readConfig, type Platform } from "@/lib/core/importers";
import { env } from "@/lib/env";

/** A config file of a client on this machine. Only counts are taken from it until somebody imports it. */
export type FoundConfig = {
  path: string;
  /** Id of the importer that it belongs to; `auto` for a file named at the start. */
  importer: string;
  label: string;
  servers: number;
  /** Why nothing could be read from it. */
  problem?: string;
};

/** Bytes. A client's config is far smaller. */
const SIZE_LIMIT = 5_000_000;

/** The configs that exist in the places where clients keep them, the one named at the start first. Nothing is ever written to them. */
export async function findConfigs(): Promise<FoundConfig[]> {
  const places = placesOfConfigs();
  const found = await Promise.all(places.map(countServers));
  return found.filter((config) => config !== null);
}

/**
 * The text of a config that `findConfigs` lists; of no other file, whatever the browser asks for.
 * @throws never: an unreadable file is a problem in words
 */
export async function readFoundConfig(wanted: string): Promise<{ text: string; importer: string } | { problem: string }> {
  const place = placesOfConfigs().find((one) => one.path === wanted);
  if (!place) return { problem: "This file is not one of the clients’ configs found on this machine. Choose or paste it instead." };
  const text = await readText(place.path);
  return "text" in text ? { ...text, importer: place.importer } : text;
}

type Place = Omit<FoundConfig, "servers" | "problem">;

function placesOfConfigs(): Place[] {
  const platform: Platform = process.platform === "darwin" || process.platform === "win32" ? process.platform : "linux";
  const named: Place[] = env.config ? [{ path: path.resolve(env.config), importer: "auto", label: "Named at the start" }] : [];
  const usual = IMPORTERS.flatMap(({ id, label, paths }) => paths(platform, homedir()).map((file): Place => ({ path: file, importer: id, label })));
  return [...named, ...usual.filter((place) => place.path !== named[0]?.path)];
}

async function countServers(place: Place): Promise<FoundConfig | null> {
  const text = await readText(place.path);
  if ("problem" in text) return text.missing && place.importer !== "auto" ? null : { ...place, servers: 0, problem: text.problem };
  const { servers, problems } = readConfig(place.importer, text.text, place.path);
  return { ...place, servers: servers.length, ...(servers.length === 0 && problems[0] ? { problem: problems[0].message } : {}) };
}

async function readText(file: string): Promise<{ text: string } | { problem: string; missing?: boolean }> {
  try {
    const about = await stat(file);
    if (!about.isFile()) return { problem: "This is not a file." };
    if (about.size > SIZE_LIMIT) return { problem: "The file is larger than 5 MB and was not read." };
    return { text: await readFile(file, "utf8") };
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === "ENOENT" || (error as NodeJS.ErrnoException).code === "ENOTDIR";
    return { problem: missing ? "There is no such file." : "The file cannot be read with your rights.", missing };
  }
}
