import { dirname } from "node:path";
import { readComponents, type ReadComponent, type SourceFile } from "@/lib/core/components";
import { findExporter, type SessionPlan } from "@/lib/core/exporters";
import type { GivenFiles } from "@/lib/core/exporters/fix/given-files";
import { makeFix } from "@/lib/core/exporters/fix/make-fix";
import { showFile } from "@/lib/core/exporters/showing/show-file";
import { countServers, readConfig, type ImportedConfig } from "@/lib/core/importers";
import { declaredSnapshot, readToolset } from "@/lib/core/importers/toolset";
import type { ShownFix } from "@/lib/core/model/client-fix";
import type { Secrets } from "@/lib/core/model/secret";
import { closeListing, type ClosedListing } from "@/lib/core/snapshots/closed";

/** Secrets on their way between two threads of the process, plain: an object of a class does not get there. */
export type PlainSecrets = Record<string, string>;
/** A config that was read, with secrets, and the tools that it describes as a listing, by the servers' names. */
export type GivenConfig = Pick<ReturnType<typeof readConfig>, "importer" | "guessed"> &
  Pick<ImportedConfig, "servers" | "problems"> & {
    secrets: Map<string, PlainSecrets>;
    declared: Map<string, ClosedListing>;
  };

type ToFix = { client: string; plan: SessionPlan; given: GivenFiles };

/** What is read of files that people give: small ones mostly, but whoever wrote them may have wanted to keep the app busy. */
export const GIVEN_TASKS = {
  config({ importer, text, fileName, at }: { importer: string; text: string; fileName: string; at: string }) {
    return closeConfig(readConfig(importer, text, fileName), at);
  },

  countServers: ({ importer, text, fileName }: { importer: string; text: string; fileName: string }) =>
    countServers(importer, text, fileName),

  /** Tool lists that a person pasted, ready to be kept. */
  toolset({ text, at, name }: { text: string; at: string; name?: string }) {
    const { servers, problems } = readToolset(text, { at, ...(name && { name }) });
    return { servers: servers.map((one) => ({ name: one.name, listing: closeListing(one.snapshot) })), problems };
  },

  /** Skills, agents and the like, with the configs that they bring. */
  components({ files, at }: { files: readonly SourceFile[]; at: string }): GivenComponents {
    const { components, configs, problems } = readComponents(files, at);
    return {
      components: components.map(({ snapshot, ...one }) => ({ ...one, listing: closeListing(snapshot) })),
      configs: configs.map(({ path, text }) => ({
        path,
        ...closeConfig(readConfig("auto", text, `${dirname(path)}/mcp.json`), at),
      })),
      problems,
    };
  },

  /** The changes to a client's files, as they may be shown. */
  fix({ client, plan, given }: ToFix): ShownFix {
    const { files, steps, problems } = makeFix(findExporter(client)!, plan, given);
    return {
      steps,
      problems,
      files: files.map((file) => ({
        role: file.role,
        place: file.place,
        isSnippet: file.isSnippet,
        isNew: file.before === null,
        diff: showFile(file),
      })),
    };
  },

  /** The whole text of one changed file; undefined when it need not be changed. */
  fixedText: ({ client, plan, given, role }: ToFix & { role: string }): string | undefined =>
    makeFix(findExporter(client)!, plan, given).files.find((file) => file.role === role)?.after,
};

export type GivenComponents = {
  components: (Omit<ReadComponent, "snapshot"> & { listing: ClosedListing })[];
  configs: ({ path: string } & GivenConfig)[];
  problems: string[];
};

function closeConfig(
  { importer, guessed, servers, secrets, problems, declared }: ReturnType<typeof readConfig>,
  at: string,
): GivenConfig {
  const plain = (some: Secrets): PlainSecrets =>
    Object.fromEntries(Object.entries(some).map(([place, secret]) => [place, secret.reveal()]));
  const listings = Object.entries(declared).flatMap(([name, tools]) => {
    const snapshot = declaredSnapshot(name, tools, at);
    return snapshot ? [[name, closeListing(snapshot)] as const] : [];
  });
  return {
    importer,
    ...(guessed && { guessed }),
    servers,
    secrets: new Map(Object.entries(secrets).map(([name, some]) => [name, plain(some)])),
    problems,
    declared: new Map(listings),
  };
}
