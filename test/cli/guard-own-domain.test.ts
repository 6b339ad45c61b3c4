import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ownDomain } from "@/lib/cli/guard/own-domain";

let home: string;
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), "trefoil-home-"));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

test.each([
  ['[user]\n\tname = Ada\n\temail = "Ada@Northwind.example"\n', "@northwind.example"],
  ["[core]\n\temail = a@other.example\n[USER]\n\temail=ada@mail.northwind.example", "@mail.northwind.example"],
  ["[user]\n\temail = ada@gmail.com", undefined],
  ["[user]\n\temail = 1+ada@users.noreply.github.com", undefined],
  ["[user]\n\temail = ada@localhost", undefined],
  ["[user]\n\temail = *@*.example", undefined],
  ["[user]\n\tname = Ada", undefined],
  [`${"[".repeat(50_000)}\n${"=".repeat(50_000)}`, undefined],
])("the mail domain of git's user.email: %j", (text, domain) => {
  writeFileSync(path.join(home, ".gitconfig"), text);
  expect(ownDomain(home)).toBe(domain);
});

test("the other place of the settings counts, too, and no place is none", () => {
  expect(ownDomain(home)).toBe(undefined);
  mkdirSync(path.join(home, ".config", "git"), { recursive: true });
  writeFileSync(path.join(home, ".config", "git", "config"), "[user]\nemail = ada@acme.example");
  expect(ownDomain(home)).toBe("@acme.example");
});
