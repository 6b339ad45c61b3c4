import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { inProject } from "@/lib/boot/project.mjs";
import { NEVER_RUN, neverRun, trim } from "@/lib/boot/trim.mjs";

/** What the packages of a first start may take on the disk. */
const MOST_BYTES = 550 * 1024 * 1024;
const PACKAGES = inProject("node_modules");

/** Bytes of the disk below a place; packages within a package are counted by themselves. */
function takenBy(place: string): number {
  const about = lstatSync(place);
  if (!about.isDirectory()) return about.blocks * 512;
  return readdirSync(place)
    .filter((name) => name !== "node_modules")
    .reduce((sum, name) => sum + takenBy(path.join(place, name)), about.blocks * 512);
}

test("the packages of a first start are small enough", () => {
  const { packages } = JSON.parse(readFileSync(inProject("package-lock.json"), "utf8")) as {
    packages: Record<string, { dev?: boolean }>;
  };
  const needed = Object.entries(packages)
    .filter(([place, { dev }]) => place !== "" && !dev)
    .map(([place]) => inProject(place))
    .filter((place) => existsSync(place));
  expect(needed.length).toBeGreaterThan(200);
  const installed = needed.reduce((sum, place) => sum + takenBy(place), 0);
  const left = neverRun(PACKAGES).reduce((sum, place) => sum - takenBy(place), installed);
  expect(left).toBeLessThan(MOST_BYTES);
});

test("what is taken away is there, and nothing in the sources asks for it", () => {
  for (const [folder, files] of NEVER_RUN)
    expect(
      readdirSync(path.join(PACKAGES, folder)).some((name) => files.test(name)),
      folder,
    ).toBe(true);
  const generated = inProject("lib", "store", "generated");
  const clients = readdirSync(generated, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .map((name) => readFileSync(path.join(generated, name), "utf8"))
    .join("\n");
  const asked = [...clients.matchAll(/@prisma\/client\/runtime\/([\w.-]+)/g)].map(([, file]) => file!);
  expect(asked.length).toBeGreaterThan(3);
  const gone = neverRun(PACKAGES).map((place) => path.basename(place));
  expect(asked.filter((file) => gone.includes(file) || gone.includes(`${file}.js`))).toEqual([]);
});

test("only what is never run is taken away", () => {
  const packages = mkdtempSync(path.join(tmpdir(), "trefoil-trim-"));
  const write = (file: string) => {
    mkdirSync(path.join(packages, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(packages, file), "");
  };
  write("@prisma/client/runtime/query_compiler_fast_bg.mysql.mjs");
  write("@prisma/client/runtime/query_compiler_fast_bg.sqlite.mjs");
  write("@img/colour/index.js");
  write("@img/sharp-linux-x64/lib/sharp.node");
  trim(packages);
  const left = readdirSync(packages, { recursive: true, encoding: "utf8" }).filter((file) => /\.m?js$/.test(file));
  expect(left.map((file) => file.split(path.sep).join("/")).sort()).toEqual([
    "@img/colour/index.js",
    "@prisma/client/runtime/query_compiler_fast_bg.sqlite.mjs",
  ]);
  rmSync(packages, { recursive: true });
});
