import path from "node:path";
import { describe, expect, test } from "vitest";
import { databaseUrl, dataFolder } from "@/lib/boot/data-folder.mjs";
import { isLoopback } from "@/lib/boot/loopback.mjs";
import { HELP, readOptions } from "@/lib/boot/options.mjs";

const options = (...args: string[]) => {
  const read = readOptions(args);
  return read.ok ? read.options : read.problem;
};

describe("the options of npm start", () => {
  test("default to loopback, and to opening a browser", () => {
    expect(options()).toEqual({
      port: 3210,
      host: "127.0.0.1",
      open: true,
      allowStarts: false,
      demo: false,
      dev: false,
      help: false,
      newKey: false,
      migrate: true,
      config: undefined,
    });
  });
  test("are read", () => {
    expect(
      options("--port", "8080", "--host=0.0.0.0", "--no-open", "--demo", "--config", "package.json"),
    ).toMatchObject({
      port: 8080,
      host: "0.0.0.0",
      open: false,
      demo: true,
      config: path.resolve("package.json"),
    });
  });
  test.each([
    [["--prot", "1"], "Unknown option '--prot'"],
    [["extra"], "Unexpected argument 'extra'"],
    [["--port"], "--port"],
    [["--port", "http"], '"http"'],
    [["--port", "70000"], '"70000"'],
    [["--port", "-1"], "--port"],
    [["--config", "no/such/file.json"], "no/such/file.json"],
    [["--demo=yes"], "--demo"],
  ])("%j is refused in words that name it", (args, words) => {
    expect(options(...args)).toContain(words);
  });
  test("are all in the help", () => {
    for (const option of ["--port", "--host", "--config", "--demo", "--no-open", "--dev", "--help", "TREFOIL_DATA"])
      expect(HELP).toContain(option);
  });
  test("know loopback from the rest", () => {
    expect(["127.0.0.1", "127.1.2.3", "localhost", "::1"].map(isLoopback)).toEqual([true, true, true, true]);
    expect(["0.0.0.0", "::", "192.168.0.7", "box.lan", "127.0.0.1.evil.example"].some(isLoopback)).toBe(false);
  });
});

describe("the data folder", () => {
  test("is the platform's own place", () => {
    expect(dataFolder("linux", {}, "/home/ann")).toBe("/home/ann/.local/share/trefoil");
    expect(dataFolder("linux", { XDG_DATA_HOME: "/data" }, "/home/ann")).toBe("/data/trefoil");
    expect(dataFolder("darwin", {}, "/Users/ann")).toBe("/Users/ann/Library/Application Support/Trefoil");
    expect(dataFolder("win32", { APPDATA: "C:/Users/ann/AppData/Roaming" }, "C:/Users/ann")).toMatch(
      /Roaming[/\\]Trefoil$/,
    );
  });
  test("is what TREFOIL_DATA says, everywhere", () => {
    for (const platform of ["linux", "darwin", "win32"])
      expect(dataFolder(platform, { TREFOIL_DATA: "/elsewhere" }, "/home/ann")).toBe("/elsewhere");
    expect(databaseUrl("/elsewhere")).toBe("file:/elsewhere/trefoil.db");
  });
});
