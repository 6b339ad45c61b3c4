import { describe, expect, test } from "vitest";
import { whatIsAsked } from "@/lib/core/guard/destinations/asked";
import { call, user, type Event } from "./scenarios/define";
import { replay } from "./scenarios/replay";

const last = (events: Event[]): string => replay({ id: "x", family: "x", events }).decisions.at(-1)!.answer;
const listed = (...senders: string[]): Event =>
  call("mail/search_messages", { query: "x" }, JSON.stringify(senders.map((from, at) => ({ id: `m${at + 1}`, from }))));

describe("two who go by one name", () => {
  const reply = call("mail/reply_to_message", { message_id: "m1", body: "x" });
  test.each<[string, string, string, string]>([
    ["of one domain are no impostors of each other", "allow", "press@lind.test", "shop@lind.test"],
    ["of two domains may be", "ask", "lind@lind.test", "lind@other.test"],
    ["may be where anybody has an address", "ask", "lind.one@gmail.com", "lind.two@gmail.com"],
  ])("%s", (_, answer, one, other) => expect(last([user("Reply to Lind."), listed(one, other), reply])).toBe(answer));
});

test.each([
  ["can you get back to her about the kiln", { sends: true, replies: true }],
  ["put it in a gist and send it over to her", { sends: true, replies: true }],
  ["warn Bodil of the flood", { sends: true, replies: false }],
  ["When did Anna get back to Berlin? Check my inbox.", { sends: false, replies: false }],
  ["Why did they not get back to us?", { sends: false, replies: false }],
  ["send the list, then listen to her voicemail", { sends: true, replies: false }],
  ["send the list. listen to her", { sends: true, replies: false }],
])("%s", (text, expected) => expect(whatIsAsked(text)).toMatchObject(expected));
