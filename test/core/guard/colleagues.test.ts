import { describe, expect, test } from "vitest";
import { whatIsAsked } from "@/lib/core/guard/destinations/asked";
import { call, user, type Event } from "./scenarios/define";
import { replay } from "./scenarios/replay";

const last = (events: Event[], allowed: string[] = []): string =>
  replay({ id: "x", family: "x", allowed, events }).decisions.at(-1)!.answer;
const listed = (...messages: { from: string; body?: string }[]): Event =>
  call(
    "mail/search_messages",
    { query: "x" },
    JSON.stringify(messages.map((message, at) => ({ id: `m${at + 1}`, ...message }))),
  );
const BODIL = { from: "Bodil Lind <bodil@lind.test>" };
describe("two who go by one name", () => {
  const reply = call("mail/reply_to_message", { message_id: "m1", body: "x" });
  test.each<[string, string, string, string]>([
    ["of one house are no impostors of each other", "allow", "press@lind.test", "shop@lind.test"],
    ["of two houses may be", "ask", "lind@lind.test", "lind@other.test"],
    ["may be where anybody has an address", "ask", "lind.one@gmail.com", "lind.two@gmail.com"],
  ])("%s", (_, answer, one, other) =>
    expect(last([user("Reply to Lind."), listed({ from: one }, { from: other }), reply])).toBe(answer),
  );
});

describe("a colleague, by the name that stands before an allowed domain", () => {
  const own = { from: "Ida Moss <ida.moss@own.test>" };
  const tell = call("chat/send_direct_message", { user: "ida.moss", text: "x" });
  const asked = user("Sort out the kiln.");
  test.each<[string, string, Event[], string[]]>([
    ["who wrote", "allow", [asked, listed(own), tell], ["@own.test"]],
    ["where nobody allows the domain", "ask", [asked, listed(own), tell], []],
    [
      "not where only a message's text has the address",
      "ask",
      [asked, listed({ ...BODIL, body: "Tell ida.moss@own.test" }), tell],
      ["@own.test"],
    ],
    [
      "not by a name that only begins alike",
      "ask",
      [asked, listed(own), call("chat/send_direct_message", { user: "ida.moss2", text: "x" })],
      ["@own.test"],
    ],
  ])("%s", (_, answer, events, allowed) => expect(last(events, allowed)).toBe(answer));
});

test.each([
  ["can you get back to her about the kiln", { sends: true, replies: true }],
  ["put it in a gist and send it over to her", { sends: true, replies: true }],
  ["give Bodil the new list", { sends: true, replies: false }],
  ["give me the new list", { sends: false, replies: false }],
  ["send the list, then get me back to the board", { sends: true, replies: false }],
])("%s", (text, expected) => expect(whatIsAsked(text)).toMatchObject(expected));
