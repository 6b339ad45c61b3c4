import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { IMPORTERS, readConfig } from "@/lib/core/importers";

const root = new URL("../../fixtures/configs/", import.meta.url);
const files = readdirSync(root).flatMap((client) =>
  readdirSync(new URL(`${client}/`, root)).map((file) => ({ client, file })),
);
const read = (client: string, file: string) => {
  const text = readFileSync(new URL(`${client}/${file}`, root), "utf8");
  return { text, ...readConfig(client, text, file) };
};

describe("every importer", () => {
  test("is a file of its own, named by its id", () => {
    const names = readdirSync(new URL("../../../lib/core/importers/", import.meta.url)).map((file) =>
      file.replace(/\.ts$/, ""),
    );
    expect(IMPORTERS.map((one) => one.id).sort()).toEqual(
      names.filter((name) => !["define", "index", "reading", "toolset"].includes(name)).sort(),
    );
  });

  test("has a fixture", () => {
    expect(IMPORTERS.map((one) => one.id).sort()).toEqual([...new Set(files.map((one) => one.client))].sort());
  });

  test.each(IMPORTERS.map((one) => one.id))("%s says on each platform where its file lies", (id) => {
    const importer = IMPORTERS.find((one) => one.id === id)!;
    for (const platform of ["darwin", "win32", "linux"] as const) {
      const home = platform === "win32" ? "C:\\Users\\Ada" : "/home/ada";
      for (const path of importer.paths(platform, home))
        expect(path).toMatch(platform === "win32" ? /^[A-Z]:\\/ : /^\//);
    }
  });
});

describe.each(files)("the fixture $client/$file", ({ client, file }) => {
  test("gives servers, each with the line of its entry", () => {
    const { text, servers } = read(client, file);
    const lines = text.split("\n");
    expect(servers.length).toBeGreaterThan(0);
    for (const server of servers) {
      expect(server.origin).toMatchObject({ importer: client, file });
      expect(lines[server.origin!.line! - 1]).toContain(server.name.replace(/ \(.*$/, ""));
    }
  });

  test("lets no secret through into servers or problems", () => {
    const { text, servers, problems } = read(client, file);
    expect(text).toContain("CANARY");
    expect(JSON.stringify({ servers, problems })).not.toContain("CANARY");
  });

  test("keeps every secret in a wrapper", () => {
    const { text, secrets } = read(client, file);
    const kept = Object.values(secrets)
      .flatMap((places) => Object.values(places).map((secret) => secret.reveal()))
      .join("\n");
    for (const canary of text.match(/CANARY[A-Za-z0-9]*(?:-[a-z]+)*/g) ?? []) expect(kept).toContain(canary);
    expect(JSON.stringify(secrets)).not.toContain("CANARY");
  });
});
