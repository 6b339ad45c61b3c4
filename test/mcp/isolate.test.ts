import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { homedir } from "node:os";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { capture } from "@/lib/mcp/capture";
import { isolated, isolationFor } from "@/lib/mcp/isolate";
import { localServer, namesOf, problemOf, snapshotOf } from "./support";

describe("a command that may run only without network", () => {
  test("is wrapped so that it shares neither network nor processes, sees the disk read-only and no keys", () => {
    const { command, args } = isolated("bwrap", "npx", ["-y", "server", "--flag"], homedir());
    expect(command).toBe("bwrap");
    expect(args).toEqual(expect.arrayContaining(["--unshare-all", "--die-with-parent", "--new-session"]));
    expect(args.join(" ")).toContain("--ro-bind / /");
    expect(args.join(" ")).not.toContain("--share-net");
    expect(args.slice(args.indexOf("--"))).toEqual(["--", "npx", "-y", "server", "--flag"]);
  });

  test("from the temporary folder sees what lies beside it, and nothing else of that folder", () => {
    const folder = mkdtempSync("/tmp/trefoil-isolate-");
    mkdirSync(path.join(folder, "deep"));
    const { args } = isolated("bwrap", "node", [path.join(folder, "deep"), "/tmp/not-there"], homedir());
    rmSync(folder, { recursive: true });
    expect(args.join(" ")).toContain(`--tmpfs /tmp --ro-bind ${folder} ${folder} `);
    expect(args.slice(0, args.indexOf("--"))).not.toContain("/tmp/not-there");
  });

  test.each([
    [
      ["run", "-i", "--rm", "image"],
      ["run", "--network", "none", "-i", "--rm", "image"],
    ],
    [
      ["run", "--network=host", "--net", "bridge", "image", "--x"],
      ["run", "--network", "none", "image", "--x"],
    ],
  ])("of a container engine, %j, is given none", (args, expected) => {
    expect(isolated("container", "docker", args, "/")).toEqual({ command: "docker", args: expected });
  });

  test("is not started where that is impossible", () => {
    expect(() => isolated(null, "npx", [], "/")).toThrow("not possible on this computer");
  });

  test("of a container engine that does not run anything cannot be isolated", async () => {
    expect(await isolationFor("docker", ["compose", "up"])).toBeNull();
    expect(await isolationFor("/usr/bin/podman", ["run", "image"])).toBe("container");
  });

  test("lists its tools, reaches nothing on the network, and leaves nothing running; or it is refused", async () => {
    let reached = 0;
    const inside = createServer(() => (reached += 1)).listen(0, "127.0.0.1");
    await new Promise((resolve) => inside.once("listening", resolve));
    const { port } = inside.address() as { port: number };
    const captured = await capture(localServer("reaches-out", [String(port)]), {}, { isolated: true });
    const impossible = (await isolationFor(process.execPath, [])) === null;
    const told = impossible ? problemOf(captured) : { kind: "listed", message: namesOf(snapshotOf(captured)).join() };
    expect(told.kind).toBe(impossible ? "declined" : "listed");
    expect(told.message).toContain(impossible ? "without network" : "could_not_connect,could_not_write");
    expect(reached).toBe(0);
    const free = await capture(localServer("reaches-out", [String(port)]), {});
    expect(namesOf(snapshotOf(free))[0]).toBe("connected");
    await new Promise((resolve) => inside.close(resolve));
  });
});
