// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import ClientFix from "@/components/sessions/fix/client-fix";
import { analyse } from "@/lib/core/analysis/analyse";
import { composeSession } from "@/lib/core/session/compose";
import { ServerSchema } from "@/lib/core/model/server";
import { takeSnapshot } from "@/lib/core/snapshots/take";

afterEach(cleanup);

const AT = "2026-11-20T12:00:00.000Z";
const aServer = (name: string, tools: object[]) => ({
  server: ServerSchema.parse({ name, transport: { kind: "given" }, origin: { importer: "roo", file: "mcp.json" } }),
  snapshot: takeSnapshot({ tools }, AT),
});
const session = composeSession(
  { name: "work", host: "none", servers: ["mail", "web"], off: [] },
  [
    aServer("mail", [
      { name: "read_mail", description: "Reads the mails of the user's inbox." },
      { name: "send_mail", description: "Sends a mail to any address." },
    ]),
    aServer("web", [
      {
        name: "fetch",
        description: "Fetches a page.",
        inputSchema: { type: "object", properties: { url: { type: "string" } } },
      },
    ]),
  ],
  [],
);
const config =
  '{\n  // mine\n  "mcpServers": {\n    "mail": { "command": "mail-mcp", "env": { "KEY": "canary-11" } },\n    "web": { "command": "web-mcp" }\n  }\n}\n';
const show = () => render(<ClientFix session={session} analysis={analyse(session)} stance="cautious" />);
const paste = (text: string) => {
  fireEvent.change(screen.getByLabelText("or paste it"), { target: { value: text } });
  fireEvent.click(screen.getByRole("button", { name: "Use the pasted text" }));
};

test("begins with the client that the servers came from, and shows the lines to add until the file is named", () => {
  show();
  expect(screen.getByLabelText<HTMLSelectElement>("Client").value).toBe("roo");
  expect(screen.getByText("lines to add")).toBeDefined();
});

test("shows the difference to the user's own file with values covered, and downloads the file with its own", async () => {
  show();
  paste(config);
  const changes = screen.getByRole("group", { name: /Changes to/ });
  expect(changes.textContent).toContain("disabledTools");
  expect(within(changes).getAllByText(/added:/)).not.toEqual([]);
  expect(document.body.textContent).not.toContain("canary-11");
  const kept: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => (kept.push(blob as Blob), "blob:x"));
  fireEvent.click(screen.getByRole("button", { name: "Download the file" }));
  expect(await kept[0]!.text()).toMatch(/\/\/ mine\n.*\n.*"canary-11" }, "disabledTools": \[/);
});

test("says what a client has no key for, and offers the whole server instead", () => {
  show();
  fireEvent.change(screen.getByLabelText("Client"), { target: { value: "cursor" } });
  expect(screen.getAllByText(/Cursor has no key that hides one tool/)).not.toEqual([]);
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /Block/ }).disabled).toBe(true);
  paste(config);
  fireEvent.click(screen.getByRole("checkbox", { name: /Switch off the whole server/ }));
  expect(screen.getByRole("group", { name: /Changes to/ }).textContent).toContain("removed:");
});

test("asks instead of hiding where that is chosen, and tells what stands in the file beside the session", () => {
  show();
  fireEvent.click(screen.getByRole("radio", { name: /Ask/ }));
  paste(
    config.replace(
      '"mail": {',
      '"other": { "command": "x" }, "mail": { "alwaysAllow": ["read_mail", "send_mail", "fetch"],',
    ),
  );
  expect(screen.getByText(/not part of this session: other/)).toBeDefined();
  expect(screen.getByRole("group", { name: /Changes to/ }).textContent).not.toContain("disabledTools");
});

test("a file that cannot be read says where, and nothing is offered for it", () => {
  show();
  paste("{ nonsense");
  expect(screen.getByText(/Line 1, column/)).toBeDefined();
  expect(screen.queryByRole("button", { name: "Download the file" })).toBeNull();
});

test("a file on this machine that nothing answers for is told of, and the page waits no longer", async () => {
  const gone = () => Promise.reject(new TypeError("Failed to fetch"));
  const files = {
    find: () => Promise.resolve({ ok: [{ role: "config" as const, path: "/home/me/mcp.json", servers: 2 }] }),
    fix: gone,
    changed: gone,
  };
  render(<ClientFix session={session} analysis={analyse(session)} stance="cautious" clientFiles={files} />);
  fireEvent.click(await screen.findByRole("button", { name: "Use /home/me/mcp.json" }));
  expect(await screen.findByText(/Trefoil did not answer/)).toBeDefined();
  expect(screen.queryByText("Reading the file")).toBeNull();
});
