import { describe, expect, test } from "vitest";
import { readConfig } from "@/lib/core/importers";
import type { CaptureProgress } from "@/lib/core/model/capture-job";
import { capture } from "@/lib/mcp/capture";
import { startHttp } from "../fixtures/servers/http.mjs";
import { fixture, namesOf, secretsOf, snapshotOf, localServer } from "./support";

const CANARY = "CANARY-4f9a1c77e2";
const BASE64 = Buffer.from(CANARY).toString("base64").replace(/=+$/, "");

describe("a secret planted in an entry", () => {
  test("goes to the server and comes back in nothing that is told of it", async () => {
    const config = {
      mcpServers: {
        teller: {
          command: process.execPath,
          args: [
            fixture("tells-secrets"),
            "--token",
            `${CANARY}-arg`,
            `--api-key=${CANARY}-key`,
            `https://user:${CANARY}-user@example.com/?q=${CANARY}-query`,
          ],
          env: { PLANTED_TOKEN: CANARY, PLANTED_URL: `https://x:${CANARY}-env@example.com` },
        },
      },
    };
    const read = readConfig("claude-desktop", JSON.stringify(config), "config.json");
    const [server] = read.servers;
    const told: CaptureProgress[] = [];
    const captured = await capture(server!, read.secrets.teller!, { onProgress: (progress) => told.push(progress) });
    const snapshot = snapshotOf(captured);
    expect(snapshot.instructions).toContain("PLANTED_TOKEN");
    expect(snapshot.instructions).toContain("••••••");
    for (const part of [captured, told, read.servers, read.problems]) {
      expect(JSON.stringify(part)).not.toContain(CANARY);
      expect(JSON.stringify(part)).not.toContain(BASE64);
    }
  });

  test("is masked in the error output and the message of a failure", async () => {
    const server = localServer("tells-secrets", ["--token", "{{secret:arg.2}}"], ["PLANTED_TOKEN", "PLANTED_FAIL"]);
    const captured = await capture(
      server,
      secretsOf({ "env.PLANTED_TOKEN": CANARY, "env.PLANTED_FAIL": "1", "arg.2": `${CANARY}-arg` }),
    );
    expect(captured.ok).toBe(false);
    expect(JSON.stringify(captured)).toContain("PLANTED_TOKEN");
    expect(JSON.stringify(captured)).not.toContain(CANARY);
  });

  test("of a URL or header is masked when the server quotes it in an error", async () => {
    const http = await startHttp((request, body, response) => {
      const text = JSON.stringify({
        jsonrpc: "2.0",
        id: body?.id,
        error: { code: -1, message: `bad ${request.url} ${request.headers["x-key"]}` },
      });
      response.writeHead(200, { "content-type": "application/json" }).end(text);
    });
    const server = {
      name: "remote",
      transport: { kind: "http" as const, url: `${http.url}?key={{secret:url.query.key}}`, headers: ["X-Key"] },
      disabled: false,
      hiddenTools: [],
    };
    const captured = await capture(
      server,
      secretsOf({ "url.query.key": `${CANARY}-url`, "header.X-Key": `${CANARY}-header` }),
    );
    await http.end();
    expect(captured).toMatchObject({ ok: false, problem: { message: expect.stringContaining("••••••") } });
    expect(JSON.stringify(captured)).not.toContain(CANARY);
  });
});

describe("the environment of a started command", () => {
  const environment = {
    PATH: process.env.PATH!,
    HOME: process.env.HOME!,
    UNRELATED_TOKEN: "not for you",
    WANTED: "filled in",
  };

  test("holds what is configured and what is needed to run, and no other variable of the user", async () => {
    const captured = await capture(
      localServer("prints-environment", [], ["SETTING"]),
      secretsOf({ "env.SETTING": "a setting" }),
      { environment },
    );
    const names = namesOf(snapshotOf(captured));
    expect(names).toEqual(expect.arrayContaining(["PATH", "HOME", "SETTING"]));
    expect(names).not.toContain("UNRELATED_TOKEN");
    expect(names).not.toContain("WANTED");
  });

  test("has the client's variables filled in where the entry names them, and only there", async () => {
    const server = localServer(
      "prints-environment",
      ["${WANTED}", "${MISSING:-fallback}", "${input:secret}", "$WANTED"],
      ["SETTING"],
    );
    const captured = await capture(server, secretsOf({ "env.SETTING": "${env:WANTED}" }), { environment });
    const { instructions } = snapshotOf(captured);
    expect(JSON.parse(instructions!.replaceAll("••••••", "filled in"))).toMatchObject({
      argv: ["filled in", "fallback", "${input:secret}", "$WANTED"],
      value: "filled in",
    });
  });

  test("passes arguments as they are, since there is no shell", async () => {
    const odd = ["$(touch /tmp/owned)", "; rm -rf ~", "a b  c", "`id`", "", "*", "é\u202e"];
    const captured = await capture(localServer("prints-environment", odd), {}, { environment });
    expect(JSON.parse(snapshotOf(captured).instructions!).argv).toEqual(odd);
  });
});
