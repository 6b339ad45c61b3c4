// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { ConsentForm, type AgreeInput } from "@/components/servers/consent-form";
import { InertText } from "@/components/servers/inert-text";
import type { Launch } from "@/lib/core/model/launch";
import type { Outcome } from "@/lib/core/model/outcome";
import { renderInApp } from "../in-app";

afterEach(cleanup);

const command = (name: string, more: Partial<Extract<Launch, { kind: "command" }>> = {}): Launch => ({
  serverId: name,
  name,
  digest: `digest of ${name}`,
  agreed: false,
  warnings: [],
  variables: [],
  line: "npx server",
  kind: "command",
  argv: ["npx", "", "server"],
  env: ["TOKEN"],
  isolation: null,
  isolated: false,
  startable: true,
  ...more,
});
const danger = { level: "danger" as const, title: "It runs a shell", text: "Whatever follows runs." };

function consent(launches: Launch[], answer: Outcome<null> = { ok: null }) {
  const asked: AgreeInput[] = [];
  const agree = async (input: AgreeInput) => (asked.push(input), answer);
  return {
    asked,
    ...renderInApp(<ConsentForm launches={launches} agree={agree} left={0} next="/servers" without="/servers" />),
  };
}

test("a command is shown word by word, empty words too, and its secrets by name alone", () => {
  consent([command("mail")]);
  const words = within(screen.getByRole("list", { name: /Command and arguments/ })).getAllByRole("listitem");
  expect(words.map((word) => word.textContent)).toEqual(["runnpx", "1(an empty argument)", "2server"]);
  expect(screen.getByText("TOKEN (values hidden)")).toBeTruthy();
});

test("what is dangerous is skipped until somebody agrees to it by a click of its own", async () => {
  const { asked, went } = consent([command("mail"), command("shell", { warnings: [danger] })]);
  fireEvent.click(within(screen.getByRole("group", { name: "Reach mail?" })).getByLabelText("Agree"));
  fireEvent.click(screen.getByRole("button", { name: "Agree and list mail" }));
  await waitFor(() => expect(went).toEqual(["/servers"]));
  expect(asked).toEqual([{ agreed: [{ serverId: "mail", digest: "digest of mail", isolated: false }] }]);
  fireEvent.click(within(screen.getByRole("group", { name: "Reach shell?" })).getByLabelText("Agree"));
  expect(screen.getByRole("button", { name: "Agree and list 2 servers" })).toBeTruthy();
});

test("a person can go on without any of them", async () => {
  const { asked } = consent([command("a"), command("b"), command("c")]);
  fireEvent.click(screen.getByRole("button", { name: "Skip all" }));
  fireEvent.click(screen.getByRole("button", { name: "Continue without them" }));
  await waitFor(() => expect(asked).toEqual([{ agreed: [] }]));
});

test("running without network is asked for where it is possible, and handed on", async () => {
  const { asked } = consent([command("mail", { isolation: "bwrap" })]);
  fireEvent.click(screen.getByRole("checkbox", { name: /Run it without network/ }));
  fireEvent.click(screen.getByRole("button", { name: "Agree and list mail" }));
  await waitFor(() => expect(asked[0]!.agreed).toMatchObject([{ serverId: "mail", isolated: true }]));
});

test("a refusal is told, and nobody is sent on; the page is read anew", async () => {
  const { went, told } = consent([command("mail")], { problem: "The entry has changed." });
  fireEvent.click(screen.getByRole("button", { name: "Agree and list mail" }));
  expect(await screen.findByText("The entry has changed.")).toBeTruthy();
  expect([went, told.refreshed]).toEqual([[], 1]);
});

test("where commands cannot be started, that is said before anybody agrees", () => {
  consent([command("mail", { startable: false })]);
  expect(screen.getByText("Starting commands is off")).toBeTruthy();
});

test("a server's own words are text, of a length that a page can bear, with nothing hidden", () => {
  const { container } = renderInApp(<InertText text={`<img src=x>\n\u200bsecond${"x".repeat(30_000)}`} />);
  expect(container.querySelector("img")).toBeNull();
  expect(container.textContent).toMatch(/characters more$/);
  expect(container.textContent).not.toContain("\u200b");
});
