import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { routeNames } from "@/lib/boot/route-names.mjs";

test("a path is named as the sources name its route, and what leads nowhere has one name", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "trefoil-routes-"));
  const manifest = {
    staticRoutes: [{ page: "/servers", regex: "^/servers(?:/)?$" }],
    dynamicRoutes: [{ page: "/servers/[serverId]", regex: "^/servers/([^/]+?)(?:/)?$" }],
  };
  writeFileSync(path.join(folder, "routes-manifest.json"), JSON.stringify(manifest));
  const nameOf = routeNames(folder);
  expect(
    ["/servers", "/servers?q=payroll", "/servers/clx7", "/_next/static/a.js", "/wp-admin", "/servers/a/b"].map(nameOf),
  ).toEqual(["/servers", "/servers", "/servers/[serverId]", "/_next", "other", "other"]);
  rmSync(folder, { recursive: true });
  expect(routeNames(folder)("/servers")).toBe("other");
});
