// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { DriftCard } from "@/components/reviews/drift-card";
import { SayForm } from "@/components/reviews/say-form";
import { TakeOut } from "@/components/reviews/take-out";
import { useName } from "@/components/reviews/use-name";
import type { Drift } from "@/lib/core/drift/drift";
import type { ReviewBody } from "@/lib/core/model/review";
import type { Redaction } from "@/lib/core/share/redact/redaction";

afterEach(cleanup);
beforeEach(() => window.localStorage.clear());

function Comment({ onSay }: { onSay: (text: string) => Promise<{ problem?: string }> }) {
  const [name, setName] = useName();
  return <SayForm label="Comment" action="Send" name={name} onName={setName} onSay={onSay} />;
}

test("a comment needs words and a name, and the words are gone once it is sent", async () => {
  const said: string[] = [];
  render(<Comment onSay={async (text) => (said.push(text), {})} />);
  fireEvent.click(screen.getByRole("button", { name: "Send" }));
  expect(screen.getAllByRole("alert")).toHaveLength(2);
  expect(said).toEqual([]);
  fireEvent.change(screen.getByLabelText("Comment"), { target: { value: " Why? " } });
  fireEvent.change(screen.getByLabelText("Your name"), { target: { value: "Ada" } });
  fireEvent.click(screen.getByRole("button", { name: "Send" }));
  await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>("Comment").value).toBe(""));
  expect(said).toEqual(["Why?"]);
});

test("a comment that was refused stays, with the reason", async () => {
  render(<Comment onSay={async () => ({ problem: "The relay does not answer." })} />);
  fireEvent.change(screen.getByLabelText("Comment"), { target: { value: "Why?" } });
  fireEvent.change(screen.getByLabelText("Your name"), { target: { value: "Ada" } });
  fireEvent.click(screen.getByRole("button", { name: "Send" }));
  expect((await screen.findByRole("alert")).textContent).toBe("The relay does not answer.");
  expect(screen.getByLabelText<HTMLTextAreaElement>("Comment").value).toBe("Why?");
});

test("the name is the same in every form of a page, and is there again the next time", async () => {
  const nothing = async () => ({});
  render(
    <>
      <Comment onSay={nothing} />
      <Comment onSay={nothing} />
    </>,
  );
  fireEvent.change(screen.getAllByLabelText("Your name")[0]!, { target: { value: "Ada" } });
  const names = () => screen.getAllByLabelText<HTMLInputElement>("Your name").map(({ value }) => value);
  await waitFor(() => expect(names()).toEqual(["Ada", "Ada"]));
  cleanup();
  render(<Comment onSay={nothing} />);
  await waitFor(() => expect(names()).toEqual(["Ada"]));
});

test("reviewers are notified once, however often the button is pressed, and the form closes when they are", async () => {
  window.localStorage.setItem("trefoil-name", "Olga");
  const told: ReviewBody[] = [];
  let sent: () => void = () => {};
  const say = (_by: string, body: ReviewBody) =>
    new Promise<object>((resolve) => (told.push(body), (sent = () => resolve({}))));
  const drift: Drift = {
    items: [{ kind: "tool", what: "mail/send is new", effect: "worse" }],
    level: { before: "two-legs", after: "lethal" },
  };
  render(<DriftCard drift={drift} sessionId="1" say={say} />);
  fireEvent.click(screen.getByRole("button", { name: "Notify reviewers" }));
  fireEvent.click(screen.getByRole("button", { name: "Notify" }));
  fireEvent.click(await screen.findByRole("button", { name: "Notifying…" }));
  sent();
  expect(await screen.findByRole("button", { name: "Notify reviewers" })).toBeDefined();
  expect(told).toEqual([{ kind: "drift", text: "mail/send is new" }]);
});

test("each kind of text can be taken out by itself", () => {
  let last: Redaction = {};
  function Choice() {
    const [redaction, setRedaction] = useState<Redaction>({});
    return <TakeOut redaction={redaction} onChange={(next) => (setRedaction(next), (last = next))} />;
  }
  render(<Choice />);
  for (const box of screen.getAllByRole("checkbox")) fireEvent.click(box);
  expect(last).toEqual({ hosts: true, paths: true, servers: true, tools: true, texts: true });
  fireEvent.click(screen.getByRole("checkbox", { name: "Host names" }));
  expect(last.hosts).toBe(false);
});
