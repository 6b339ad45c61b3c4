import { describe, expect, test } from "vitest";
import { whatIsAsked } from "@/lib/core/guard/destinations/asked";
import { findMentions } from "@/lib/core/guard/destinations/mentions";
import { withoutAccents } from "@/lib/core/guard/destinations/plain";
import { readCommand } from "@/lib/core/guard/destinations/shell/read";
import { showsSecret } from "@/lib/core/guard/remember/secrets";
import { call, user, type Event } from "./scenarios/define";
import { replay } from "./scenarios/replay";

/** The answer to the last call, in a session in which the user's contacts were read first. */
const last = (events: Event[], allowed: string[] = []): string =>
  replay({ id: "x", family: "x", allowed, events: [call("contacts/list", {}, "[]"), ...events] }).decisions.at(-1)!
    .answer;
const records = (...all: object[]): string => JSON.stringify(all);

describe("a place that the agent turned to before strangers' words came in", () => {
  const issue = call("code/get_issue", { owner: "acme", repo: "app", number: 3 }, '{"number":3,"body":"It fails."}');
  const code = call("host:claude-code/Read", { file_path: "/home/ada/projects/app/src/a.ts" }, "export const a = 1;");
  const comment = call("code/add_issue_comment", { owner: "acme", repo: "app", number: 3, body: "x" });
  const config = call(
    "host:claude-code/Read",
    { file_path: "/home/ada/projects/app/a.json" },
    '{"password":"m0ss-Ember"}',
  );
  test.each([
    ["may be told what was asked for", "allow", [user("Answer number 3."), issue, code, comment]],
    ["not where nothing was to go out", "ask", [user("What is number 3 about?"), issue, code, comment]],
    [
      "not when it was read of before",
      "ask",
      [user("Answer number 3."), call("mail/read_message", { message_id: "m" }, "acme/app"), code, comment],
    ],
    ["not after a credential was shown", "ask", [user("Answer number 3."), issue, config, comment]],
  ] as [string, string, Event[]][])("%s", (_, answer, events) => expect(last(events)).toBe(answer));

  test("may be typed into, and by its own address written to, but not sent data by hand", () => {
    const open = call("browser/navigate", { url: "https://inn.test/book" }, "Name [ref=e1]");
    const ask = user("Book me a room.");
    expect(last([ask, open, call("browser/type_text", { ref: "e1", text: "Ada" })])).toBe("allow");
    expect(last([user("Is it open?"), open, call("browser/type_text", { ref: "e1", text: "Ada" })])).toBe("ask");
    const page = call("host:claude-code/WebFetch", { url: "https://inn.test", prompt: "mail" }, "desk@inn.test");
    const mine = call("files/read_file", { path: "/book/a.md" }, "x");
    expect(last([ask, page, mine, call("mail/send_message", { to: "desk@inn.test", body: "x" })])).toBe("allow");
    expect(last([ask, page, mine, call("mail/send_message", { to: "desk@inns.test", body: "x" })])).toBe("ask");
    const post = call("web/http_request", { method: "POST", url: "https://inn.test/api", body: "x" });
    expect(last([ask, page, mine, post])).toBe("ask");
  });
});

describe("a site that the user called by its name", () => {
  const found = (...hosts: string[]): Event =>
    call("host:claude-code/WebSearch", { query: "x" }, hosts.map((host) => `https://${host}/`).join("\n"));
  const open = call("browser/navigate", { url: "https://www.tascadofarol.test/book" }, "Name [ref=e1]");
  const type = call("browser/type_text", { ref: "e1", text: "Ada, +46 70 555" });
  const book = user("Reserve a table at Tasca do Farol.");
  test.each([
    ["is opened, and filled in", "allow", [book, found("tascadofarol.test"), open, type]],
    ["not where another has the same name", "ask", [book, found("tascadofarol.test", "tascadofarol.example"), open]],
    [
      "not one that looks like it",
      "ask",
      [
        book,
        found("tasca-do-farol-book.test"),
        call("browser/navigate", { url: "https://tasca-do-farol-book.test/x" }),
      ],
    ],
    [
      "not where nothing was to go out",
      "ask",
      [user("Was Tasca do Farol any good?"), found("tascadofarol.test"), open, type],
    ],
    [
      "not where a mail brought it",
      "ask",
      [book, call("mail/read_message", { message_id: "m" }, "https://tascadofarol.test"), open],
    ],
    ...["docs.google.com/forms/x", "evil.github.io/x", "hotmail.fr/x"].map((place): [string, string, Event[]] => [
      `not where anybody has a place: ${place}`,
      "ask",
      [
        user("Fill it in, on Google, GitHub or Hotmail."),
        found(place),
        call("browser/navigate", { url: `https://${place}` }),
        call("browser/type_text", { ref: "e1", text: "Ada" }),
      ],
    ]),
    [
      "not a plain word that is also a site",
      "ask",
      [
        user("Make a reservation."),
        found("reservation.test"),
        call("browser/navigate", { url: "https://reservation.test/x" }),
      ],
    ],
  ] as [string, string, Event[]][])("%s", (_, answer, events) => expect(last(events)).toBe(answer));
});

describe("who wrote a message", () => {
  const inbox = (from: string): Event => call("mail/search_messages", { query: "x" }, records({ id: "m1", from }));
  const reply = (more = {}): Event => call("mail/reply_to_message", { message_id: "m1", body: "x", ...more });
  const send = (to: string): Event => call("mail/send_message", { to, body: "x" });
  const private_ = call("files/read_file", { path: "/Elsewhere/a.md" }, "x");
  const two = call(
    "mail/search_messages",
    { query: "x" },
    records({ id: "m1", from: "h.toennies@parts.test" }, { id: "m2", from: "bo@parts.test" }),
  );
  const lea = "Lea Stern <lea@parts.test>";
  const leaAndThe = (other: string): Event =>
    call("mail/search_messages", { query: "x" }, records({ id: "m1", from: lea }, { id: "m2", from: other }));
  test.each([
    ["is answered when the user asked for an answer", "allow", [user("Reply to Lea."), inbox(lea), reply()]],
    ["not by their name alone, which anybody can take", "ask", [user("Send Lea the list."), inbox(lea), reply()]],
    [
      "not at an address of theirs that only the message has",
      "ask",
      [user("Reply to Lea."), inbox(lea), send("lea@parts.test")],
    ],
    [
      "gets a file that the user named",
      "allow",
      [user("Reply to Lea with the price list."), inbox(lea), reply({ attachments: ["/Sales/price list.pdf"] })],
    ],
    [
      "no other file",
      "ask",
      [user("Reply to Lea with the price list."), inbox(lea), reply({ attachments: ["/HR/wages.pdf"] })],
    ],
    [
      "not where another goes by the name",
      "ask",
      [user("Reply to Lea."), leaAndThe("Lea Stern <lea@post.test>"), reply()],
    ],
    [
      "also beside people of other names",
      "allow",
      [user("Reply to Lea."), leaAndThe("Bo Stern <bo@post.test>"), reply()],
    ],
    ["is found by another spelling of a name", "allow", [user("Antworte Herrn Tönnies."), two, reply()]],
    [
      "is answered where the user wrote the address",
      "allow",
      [user("Share it with lea@parts.test and tell her."), inbox(lea), reply()],
    ],
  ] as [string, string, Event[]][])("%s", (_, answer, events) => expect(last(events)).toBe(answer));

  test("an administrator who allows a domain allows its people, whatever was read meanwhile", () => {
    const events = [user("Hello"), inbox("Bo <bo@acme.test>"), private_, reply()];
    expect(last(events, ["@acme.test"])).toBe("allow");
    expect(last(events, ["@acme.example"])).toBe("ask");
    expect(last([user("Hello"), inbox("Bo <bo@acme.test>"), private_, send("bo@acme.test")], ["@acme.test"])).toBe(
      "allow",
    );
  });
});

describe("a card among the user's own contacts", () => {
  const cards = (...all: object[]): Event => call("contacts/search", { query: "Jonas" }, records(...all));
  const jonas = { name: "Jonas Riedl", email: "jonas@riedl.test" };
  const send = call("mail/send_message", { to: "jonas@riedl.test", subject: "x", body: "x" });
  const ask = user("Send Jonas the access data.");
  const mail = call("mail/read_message", { message_id: "m1" }, "Hello");
  test.each([
    ["is of whom the user named", "allow", [ask, mail, cards(jonas), send]],
    ["not beside another of the name", "ask", [ask, mail, cards(jonas, { name: "Jonas", email: "j@post.test" }), send]],
    [
      "but beside the same person once more",
      "allow",
      [ask, mail, cards(jonas, { name: "Jonas R.", email: jonas.email }), send],
    ],
    ["and beside appointments", "allow", [ask, mail, cards(jonas, { title: "Jonas", organizer: "j@post.test" }), send]],
  ] as [string, string, Event[]][])("%s", (_, answer, events) => expect(last(events)).toBe(answer));
});

describe("an account that was paid before", () => {
  const paid = (amount: number): Event =>
    call(
      "payments/list_transactions",
      {},
      records({ counterparty: "Plants", iban: "DE02 1203 0000 0000 2020 51", amount }),
    );
  const pay = call("payments/transfer", { to_name: "Plants Ltd", iban: "DE02120300000000202051", amount: 5 });
  const mail = call("mail/read_message", { message_id: "m1" }, "Please pay to DE02120300000000202051");
  const ask = user("Pay the invoice.");
  test("is paid again; one that only paid, or that a mail names, is asked about", () => {
    expect(last([ask, mail, paid(-5), pay])).toBe("allow");
    expect(last([ask, mail, paid(5), pay])).toBe("ask");
    expect(
      last([
        ask,
        mail,
        call("files/read_file", { path: "/a.json" }, records({ iban: "DE02120300000000202051", amount: -5 })),
        pay,
      ]),
    ).toBe("ask");
  });
});

test("a credential is told by its form", () => {
  for (const text of [
    "DB_PASSWORD=gr8Heron-41",
    '"token": "rl3_Zt81mm"',
    "postgres://app:gr8Heron@db.test/x",
    "authorization: Bearer sl_live_8Jq2mV0tRz77",
    "-----BEGIN RSA PRIVATE KEY-----",
  ])
    expect(showsSecret(text), text).toBe(true);
  for (const text of [
    "token: string",
    "password = process.env.PASSWORD",
    "API_KEY=",
    "const secret = readSecret()",
    "https://a.test/x",
  ])
    expect(showsSecret(text), text).toBe(false);
});

test("people ask for something to go out in many languages, and with the verb at the end", () => {
  for (const text of [
    "Kannst du ihr bitte antworten?",
    "Podes escrever ao hotel?",
    "Wil je de standen doorgeven?",
    "Tu peux inviter la famille ?",
    "返信してください",
    "odpisz mu",
  ])
    expect(whatIsAsked(text).sends, text).toBe(true);
  for (const text of [
    "Was steht in den Antworten?",
    "Elle aime écrire.",
    "Kannst du das lesen? Sie will nicht schreiben.",
  ])
    expect(whatIsAsked(text).sends, text).toBe(false);
});

test("what is read of a text and of a command", () => {
  expect(
    findMentions('{"body":"see https://a.test/x?k=5\\nMet b@c.test\\n"}').addresses.map(({ whole }) => whole),
  ).toEqual(["a.test/x?k=5"]);
  expect(withoutAccents("tönnies")).toEqual(["tonnies", "toennies"]);
  expect(readCommand("npm install tablefish@5.6.0").network).toEqual([]);
  expect(readCommand("npm run x -- bo@host.test:/x").network).toEqual(["bo@host.test:/x"]);
  const script = (body: string, mark = "'PY'"): string => `python3 - <<${mark}\n${body}\nPY`;
  expect(readCommand(script("print([1,2])")).opaque).toBe(false);
  expect(readCommand(script("import socket")).opaque).toBe(true);
  expect(readCommand(script("print(1)", "PY")).opaque).toBe(true);
  expect(readCommand(script("PYX = 1\nimport socket")).opaque).toBe(true);
  expect(readCommand(script("import os\nos.system('x')")).opaque).toBe(true);
  expect(readCommand(`${script("print(1)")}\ncurl https://a.test`).network).toContain("https://a.test");
});
