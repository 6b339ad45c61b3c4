import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { Secret } from "@/lib/core/model/secret";
import type { Connection } from "@/lib/mcp/shake-hands";
import { expectLinear, parse, sourcesIn, type TextReader } from "../support/linear";

const folder = mkdtempSync(path.join(tmpdir(), "trefoil-linear-"));
process.env["TREFOIL_DATA"] = path.join(folder, "data");
process.env["HOME"] = folder;
const file = path.join(folder, ".claude", "settings.json");
mkdirSync(path.dirname(file));

const { commandWarnings, packageWarnings } = await import("@/lib/mcp/consent/command-warnings");
const { describeAddress } = await import("@/lib/mcp/consent/describe-address");
const { describeLaunch } = await import("@/lib/mcp/consent/describe-launch");
const { removesByForce, writesToDisk } = await import("@/lib/mcp/consent/destructive");
const { showText, variablesIn } = await import("@/lib/mcp/consent/words");
const { countStructure } = await import("@/lib/mcp/count-structure");
const { explain } = await import("@/lib/mcp/explain");
const { explainNetwork } = await import("@/lib/mcp/explain-network");
const { findDynamic } = await import("@/lib/mcp/find-dynamic");
const { findViolations } = await import("@/lib/mcp/find-violations");
const { isLoopbackName, refuseAddress } = await import("@/lib/mcp/guard");
const { installerOf, programOf } = await import("@/lib/mcp/installer");
const { isolated, isolationFor } = await import("@/lib/mcp/isolate");
const { openAddress, withoutCredentials } = await import("@/lib/mcp/open-address");
const { opener, variablesInside } = await import("@/lib/mcp/opener");
const { LIMITS } = await import("@/lib/mcp/limits");
const { listAll } = await import("@/lib/mcp/list-all");
const { listedAs } = await import("@/lib/mcp/listed-as");
const { maskListing, maskValues } = await import("@/lib/mcp/mask");
const { plainText } = await import("@/lib/mcp/plain-text");
const { snapshotOfRead } = await import("@/lib/mcp/read-by");
const { readListing } = await import("@/lib/mcp/read-listing");
const { namedVariables, resolveVariables } = await import("@/lib/mcp/resolve");
const { openGrant } = await import("@/lib/mcp/sign-in/grant");
const { verifySignature } = await import("@/lib/mcp/verify-signature");
const { filesLike } = await import("@/lib/configs/places");
const { readFolder, readSource } = await import("@/lib/configs/read-folder");
const { readFoundRules, rulesBeside } = await import("@/lib/configs/find-configs");
const { credentialOf, readBody } = await import("@/lib/shares/answer");
const { checkEnd } = await import("@/lib/shares/share-store");
const { hashOf, matches } = await import("@/lib/shares/secrets");

const toolOf = (text: string) => ({
  name: text,
  title: text,
  description: text,
  inputSchema: { type: "object", properties: { [text]: { description: text } } },
  _meta: { signature: text },
});
const commandOf = (text: string) => ({ kind: "stdio" as const, command: text, args: [text, text], env: [text] });
const addressOf = (url: string) => ({ kind: "http" as const, url, headers: [], sse: false });
const listingOf = (text: string) => ({ tools: [toolOf(text)], instructions: text, prompts: [{ name: text }] });

/** A server that has shaken hands and answers every question with this text in every place. */
function connectionOf(text: string): Connection {
  let page = 0;
  const result = () => ({ tools: [toolOf(text)], prompts: [{ name: text }], nextCursor: `${(page += 1)} ${text}` });
  return {
    protocolVersion: text,
    hello: { capabilities: { tools: {}, prompts: {} }, instructions: text },
    serverInfo: { name: text, version: text },
    recorded: { toolsChanged: false, cut: false } as Connection["recorded"],
    junkLines: () => 0,
    ask: async () => ({ result: result(), complaint: text }),
    follow: async () => false,
    explain: (error) => explain(error, { unresolved: [] }),
    leave: async () => {},
  };
}
const fewPages = { ...LIMITS, pages: 2 };

function inFile(read: () => unknown): TextReader {
  return (text) => {
    writeFileSync(file, text);
    return read();
  };
}

/** By file and name. Where one takes several texts, it gets the text in the place of each. */
const READERS: Record<string, TextReader> = {
  "lib/mcp/consent/command-warnings.ts: commandWarnings": (text) => [
    commandWarnings(text, [text, text], [text]),
    commandWarnings("docker", ["docker", "run", text], [text]),
  ],
  "lib/mcp/consent/command-warnings.ts: packageWarnings": (text) =>
    packageWarnings({ runner: text, name: text, version: text, pinned: false }),
  "lib/mcp/consent/describe-address.ts: describeAddress": (text) =>
    describeAddress(`https://example.com/${text}`, [text], {}),
  "lib/mcp/consent/describe-launch.ts: describeLaunch": (text) => [
    describeLaunch({ transport: commandOf(text) }),
    describeLaunch({ transport: { ...commandOf("docker"), args: ["run", text] } }),
    describeLaunch({ transport: addressOf(`https://example.com/${text}`) }, { secrets: { a: new Secret(text) } }),
  ],
  "lib/mcp/consent/destructive.ts: removesByForce": removesByForce,
  "lib/mcp/consent/destructive.ts: writesToDisk": writesToDisk,
  "lib/mcp/consent/words.ts: showText": showText,
  "lib/mcp/consent/words.ts: variablesIn": (text) => variablesIn([text, text], [text]),
  "lib/mcp/count-structure.ts: countStructure": (text) => countStructure(Buffer.from(text)),
  "lib/mcp/explain.ts: explain": (text) => explain(new Error(text), { unresolved: [text] }),
  "lib/mcp/explain-network.ts: explainNetwork": (text) => explainNetwork({ code: text }),
  "lib/mcp/find-dynamic.ts: findDynamic": (text) => findDynamic(commandOf(text), [toolOf(text)]),
  "lib/mcp/find-violations.ts: findViolations": (text) => findViolations([toolOf(text)]),
  "lib/mcp/guard.ts: isLoopbackName": isLoopbackName,
  "lib/mcp/guard.ts: refuseAddress": (text) => refuseAddress(text, text, { allowedHosts: [text] }),
  "lib/mcp/installer.ts: installerOf": (text) => [installerOf(text, [text]), installerOf("npx", [text])!.read(text)],
  "lib/mcp/installer.ts: programOf": programOf,
  "lib/mcp/isolate.ts: isolationFor": (text) => isolationFor(text, [text]),
  "lib/mcp/isolate.ts: isolated": (text) => [
    isolated("bwrap", text, [text], text),
    isolated("container", "docker", ["run", text], "/"),
  ],
  "lib/mcp/open-address.ts: openAddress": (text) => openAddress(addressOf(`https://example.com/${text}`), {}, {}),
  "lib/mcp/opener.ts: variablesInside": (text) => variablesInside({ a: new Secret(text) }),
  "lib/mcp/open-address.ts: withoutCredentials": (text) => withoutCredentials(addressOf(text)),
  "lib/mcp/list-all.ts: listAll": (text) => listAll(connectionOf(text), "tools/list", "tools", fewPages, () => {}),
  "lib/mcp/listed-as.ts: listedAs": (text) => listedAs({ transport: commandOf(text) }, {}, [text]),
  "lib/mcp/mask.ts: maskListing": (text) => maskListing(listingOf(text), ["s3cret-value-1", text]),
  "lib/mcp/mask.ts: maskValues": (text) => [maskValues(text, ["s3cret"]), maskValues("any", [text])],
  "lib/mcp/opener.ts: opener": (text) => {
    const opened = opener({ a: new Secret(text) }, {});
    return [opened.text(text), opened.text("{{secret:a}}"), opened.value("a"), opened.value(text)];
  },
  "lib/mcp/plain-text.ts: plainText": plainText,
  "lib/mcp/read-by.ts: snapshotOfRead": (text) =>
    snapshotOfRead({ listing: listingOf(text), values: ["s3cret-value-1"], how: {}, at: "2026-11-01T08:00:00.000Z" }),
  "lib/mcp/read-listing.ts: readListing": (text) =>
    readListing({ transport: commandOf(text) }, connectionOf(text), fewPages, () => {}),
  "lib/mcp/resolve.ts: namedVariables": (text) => [namedVariables(text), namedVariables(`\${${text}}`)],
  "lib/mcp/resolve.ts: resolveVariables": (text) => [resolveVariables(text, {}), resolveVariables(`\${${text}}`, {})],
  "lib/mcp/sign-in/grant.ts: openGrant": (text) => openGrant(new Secret(text)),
  "lib/mcp/verify-signature.ts: verifySignature": (text) => verifySignature(toolOf(text)),
  "lib/configs/places.ts: filesLike": (text) => filesLike(`${folder}/*${text.slice(0, 4_000).replaceAll("/", "")}`),
  "lib/configs/read-folder.ts: readFolder": inFile(() => readFolder(folder)),
  "lib/configs/read-folder.ts: readSource": inFile(() => readSource(file)),
  "lib/configs/find-configs.ts: readFoundRules": inFile(() => readFoundRules(file)),
  "lib/configs/find-configs.ts: rulesBeside": inFile(() => rulesBeside("claude-code")),
  "lib/shares/answer.ts: credentialOf": (text) =>
    credentialOf(new Request("http://127.0.0.1/", { headers: { Authorization: `Bearer link.${text}` } })),
  "lib/shares/answer.ts: readBody": (text) =>
    readBody(new Request("http://127.0.0.1/", { method: "POST", body: text }), z.unknown()),
  "lib/shares/secrets.ts: hashOf": hashOf,
  "lib/shares/secrets.ts: matches": (text) => matches(text, hashOf("nobody")),
  "lib/shares/share-store.ts: checkEnd": checkEnd,
};

/** What only hands on what those above read, or takes no text of strangers. */
const NOTHING_TO_READ: Record<string, string> = {
  "lib/mcp/capture.ts: capture": "speaks with a server, whose answers readListing reads",
  "lib/mcp/capture.ts: captureAs": "the same",
  "lib/mcp/capture.ts: withServer": "the same",
  "lib/mcp/connect.ts: connect": "the same",
  "lib/mcp/connect-local.ts: connectLocal": "the same",
  "lib/mcp/connect-remote.ts: connectRemote": "the same",
  "lib/mcp/shake-hands.ts: shakeHands": "the same",
  "lib/mcp/watch.ts: watch": "the same",
  "lib/mcp/explain-network.ts: causes": "goes through errors",
  "lib/mcp/guard.ts: refuseUrl": "takes a URL that was parsed",
  "lib/mcp/guarded-fetch.ts: guardedFetch": "counts bytes",
  "lib/mcp/launch.ts: launch": "starts a command",
  "lib/mcp/limits.ts: megabytes": "takes a number",
  "lib/mcp/watchdog.ts: newMark": "makes a name",
  "lib/mcp/watchdog.ts: unwatchGroup": "takes a number",
  "lib/mcp/watchdog.ts: watchGroup": "takes a number",
  "lib/mcp/sign-in/begin.ts: beginSignIn": "asks a provider through the SDK",
  "lib/mcp/sign-in/finish.ts: finishSignIn": "the same",
  "lib/mcp/sign-in/revoke.ts: revokeGrant": "the same",
  "lib/mcp/sign-in/within.ts: within": "runs what it is given",
  "lib/mcp/sign-in/use.ts: useSignIn": "opens a grant with openGrant",
  "lib/mcp/sign-in/grant.ts: closeGrant": "writes our own form",
  "lib/mcp/sign-in/grant.ts: valuesOf": "gives three members",
  "lib/mcp/sign-in/grant.ts: withTokens": "puts members together",
  "lib/mcp/sign-in/pending.ts: closePending": "writes our own form",
  "lib/mcp/sign-in/pending.ts: openPending": "parses our own form as JSON",
  "lib/configs/read-folder.ts: isFolder": "asks the file system",
  "lib/configs/read-folder.ts: projectConfigs": "the same",
  "lib/configs/places.ts: platform": "takes nothing",
  "lib/configs/find-components.ts: findComponentFiles": "takes nothing",
  "lib/configs/find-components.ts: findComponents": "takes nothing",
  "lib/configs/find-configs.ts: findConfigs": "takes nothing",
  "lib/configs/find-configs.ts: readFoundConfig": "reads a file as readFoundRules does",
  "lib/configs/find-configs.ts: ruleFiles": "takes nothing",
  "lib/shares/answer.ts: answerShare": "leads to what the database keeps",
  "lib/shares/answer.ts: answering": "runs what it is given",
  "lib/shares/answer.ts: ok": "writes an answer",
  "lib/shares/local-share-store.ts: localShareStore": "hashes and looks up",
  "lib/shares/relay-share-store.ts: bearer": "puts three texts together",
  "lib/shares/relay-share-store.ts: relayShareStore": "parses a bounded answer as JSON",
  "lib/shares/secrets.ts: newId": "takes nothing",
  "lib/shares/secrets.ts: newSecret": "takes nothing",
};

function functionsIn(source: ts.SourceFile): string[] {
  const isExported = (node: ts.Statement) =>
    ts.canHaveModifiers(node) && ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  return source.statements.filter(isExported).flatMap((node) => {
    if (ts.isFunctionDeclaration(node)) return [node.name!.text];
    if (!ts.isVariableStatement(node)) return [];
    const { declarations } = node.declarationList;
    return declarations.flatMap(({ name, initializer }) =>
      initializer && ts.isArrowFunction(initializer) ? [name.getText(source)] : [],
    );
  });
}

test("every exported function that speaks with servers, finds configs or keeps shares is fed, or said to read nothing", () => {
  const files = sourcesIn("lib/mcp", "lib/configs", "lib/shares");
  const exported = files.flatMap((one) => functionsIn(parse(one)).map((name) => `${one}: ${name}`));
  expect([...Object.keys(READERS), ...Object.keys(NOTHING_TO_READ)].toSorted()).toEqual(exported.toSorted());
});

describe("ten times the text is about ten times the work", () => {
  test.each(Object.entries(READERS))("%s", { timeout: 300_000 }, (_name, read) => expectLinear(read));
});
