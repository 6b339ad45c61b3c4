// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { DeleteAll } from "@/components/settings/delete-all";
import { ImportFile } from "@/components/settings/import-file";
import { StartLog, type StartLine } from "@/components/settings/start-log";
import type { Outcome } from "@/lib/core/model/outcome";

afterEach(cleanup);

test("everything is deleted by a typed word alone; a wrong one stays and is said to be wrong", async () => {
  const words: string[] = [];
  const deleteAll = async ({ word }: { word: string }): Promise<Outcome<null>> => {
    words.push(word);
    return word === "delete" ? { ok: null } : { problem: "Type the word." };
  };
  render(<DeleteAll deleteAll={deleteAll} />);
  const field = screen.getByRole<HTMLInputElement>("textbox");
  fireEvent.change(field, { target: { value: "remove" } });
  fireEvent.click(screen.getByRole("button", { name: "Delete everything" }));
  expect((await screen.findByRole("alert")).textContent).toBe("Type the word.");
  expect([field.value, field.getAttribute("aria-invalid")]).toEqual(["remove", "true"]);
  const button = screen.getByRole<HTMLButtonElement>("button", { name: "Delete everything" });
  await waitFor(() => expect(button.disabled).toBe(false));
  fireEvent.change(field, { target: { value: "delete" } });
  fireEvent.click(button);
  await waitFor(() => expect(screen.getByText("Everything was deleted.")).toBeTruthy());
  expect([field.value, words]).toEqual(["", ["remove", "delete"]]);
});

const lines = (text: string) => ({
  lines: text.split("\n").filter((line) => line !== "?"),
  problems: text
    .split("\n")
    .flatMap((line, at) => (line === "?" ? [{ line: at + 1, message: "It says nothing." }] : [])),
});

function importer(takeOver: (input: { text: string }) => Promise<Outcome<{ taken: string }>>) {
  return (
    <ImportFile
      what="words"
      about="Words."
      limit={100}
      anyText
      read={lines}
      say={(file) => `${file.lines.length} words read.`}
      renderPreview={(file) => (file.lines.length > 0 ? <p>Preview of {file.lines.join(", ")}</p> : undefined)}
      change={(file) => (file.lines.length > 0 ? `Take over ${file.lines.length}` : undefined)}
      takeOver={takeOver}
    />
  );
}
const choose = (text: string) =>
  fireEvent.change(screen.getByLabelText(/Choose a file of words/), {
    target: { files: [new File([text], "words.txt", { type: "text/plain" })] },
  });

test("a file is shown before anything of it is kept, with what cannot be read by line", async () => {
  const taken: string[] = [];
  render(importer(async ({ text }) => (taken.push(text), { ok: { taken: "2 words are kept." } })));
  choose("one\n?\ntwo");
  expect(await screen.findByText("Preview of one, two")).toBeTruthy();
  expect(screen.getByText("Line 2:", { exact: false })).toBeTruthy();
  expect(taken).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "Take over 2" }));
  await waitFor(() => expect(screen.getAllByText("2 words are kept.").length).toBeGreaterThan(0));
  expect(taken).toEqual(["one\n?\ntwo"]);
  expect(screen.queryByText("Preview of one, two")).toBeNull();
});

test("what is put aside changes nothing, and what the store says against it is told", async () => {
  const taken: string[] = [];
  render(importer(async ({ text }) => (taken.push(text), { problem: "The disk is full." })));
  choose("one");
  fireEvent.click(await screen.findByRole("button", { name: "Cancel" }));
  expect([screen.queryByText(/Preview/), taken]).toEqual([null, []]);
  choose("one");
  fireEvent.click(await screen.findByRole("button", { name: "Take over 1" }));
  expect(await screen.findByText("The disk is full.")).toBeTruthy();
  expect(screen.getByText("Preview of one")).toBeTruthy();
});

test("a file that is too long is refused unread", async () => {
  render(importer(async () => ({ ok: { taken: "" } })));
  choose("x".repeat(101));
  await waitFor(() => expect(document.body.textContent).toMatch(/large/));
  expect(screen.queryByText(/Preview/)).toBeNull();
});

test("a start shows each argument as it was, who agreed, and how it ended", () => {
  const start: StartLine = {
    id: "1",
    at: "2026-03-01T12:00:00.000Z",
    server: "mail",
    argv: ["npx", "a b", "it's"],
    digest: "0123456789abcdef",
    agreedAt: "2026-02-01T12:00:00.000Z",
    agreedBy: "",
    isolated: true,
    endedAt: "2026-03-01T12:00:02.500Z",
    ending: "listed",
  };
  render(<StartLog starts={[start, { ...start, id: "2", endedAt: null, ending: null, isolated: false }]} />);
  const [ended, running] = within(screen.getByRole("table", { name: "Starts" }))
    .getAllByRole("row")
    .slice(1);
  expect(ended!.textContent).toContain(`npx 'a b' 'it'\\''s'`);
  expect(ended!.textContent).toContain("without network");
  expect(ended!.textContent).toContain("agreed to by unknown");
  expect(ended!.textContent).toContain("after 2.5 s");
  expect(running!.textContent).toContain("still running");
  expect(running!.textContent).not.toContain("without network");
});
