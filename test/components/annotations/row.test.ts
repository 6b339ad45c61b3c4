import { describe, expect, test } from "vitest";
import { readView, viewRows, writeView, type HintView } from "@/components/annotations/row";
import type { AnnotationRow } from "@/lib/core/annotations/rows";

const aRow = (
  server: string,
  tool: string,
  declared: AnnotationRow["declared"],
  more: Partial<AnnotationRow> = {},
): AnnotationRow => ({
  id: `${server}/${tool}`,
  server,
  tool,
  revision: "",
  declared,
  wrong: {},
  claims: [],
  changes: [],
  further: [],
  remarks: [],
  ...more,
});
const rows = [
  aRow("mail", "send", { readOnlyHint: false, destructiveHint: false }),
  aRow(
    "mail",
    "read",
    { readOnlyHint: true },
    {
      description: "Read a message.",
      changes: [{ tool: "read", hint: "openWorldHint", from: undefined, to: true, why: "" }],
    },
  ),
  aRow("board", "list", {}),
];
const open = readView(new URLSearchParams());
const ids = (view: Partial<HintView>) => viewRows(rows, { ...open, ...view }).map(({ id }) => id);

describe("the view of the annotation table", () => {
  test("narrows by what is declared true, declared false, or not declared, and every filter that is set must hold", () => {
    expect(ids({ readOnlyHint: "yes" })).toEqual(["mail/read"]);
    expect(ids({ readOnlyHint: "no" })).toEqual(["mail/send"]);
    expect(ids({ readOnlyHint: "silent" })).toEqual(["board/list"]);
    expect(ids({ destructiveHint: "silent", server: "mail" })).toEqual(["mail/read"]);
    expect(ids({ only: "advice" })).toEqual(["mail/read"]);
    expect(ids({ text: "MESSAGE" })).toEqual(["mail/read"]);
  });

  test("tells a hint of the wrong type from one that is not declared, and narrows by the title as by the hints", () => {
    const more = [
      ...rows,
      aRow("web", "get", {}, { wrong: { readOnlyHint: '"true"' }, title: "Get it" }),
      aRow("web", "put", { readOnlyHint: true }, { wrongTitle: "7" }),
    ];
    const found = (view: Partial<HintView>) => viewRows(more, { ...open, ...view }).map(({ id }) => id);
    expect(found({ readOnlyHint: "wrong" })).toEqual(["web/get"]);
    expect(found({ readOnlyHint: "silent" })).toEqual(["board/list", "web/get"]);
    expect(found({ readOnlyHint: "declared", server: "web" })).toEqual(["web/put"]);
    expect(found({ title: "declared" })).toEqual(["web/get"]);
    expect(found({ title: "wrong", readOnlyHint: "yes" })).toEqual(["web/put"]);
    expect(found({ text: "get it" })).toEqual(["web/get"]);
    expect(found({ sort: "title" })[0]).toBe("web/get");
    expect(found({ sort: "readOnlyHint" }).at(-1)).toBe("web/get");
  });

  test("sorts a hint declared before assumed and true before false", () => {
    expect(ids({ sort: "readOnlyHint" })).toEqual(["mail/read", "mail/send", "board/list"]);
    expect(ids({ sort: "destructiveHint" })).toEqual(["mail/send", "board/list", "mail/read"]);
    expect(ids({ sort: "advice" })).toEqual(["mail/read", "board/list", "mail/send"]);
    expect(ids({ sort: "tool", descending: true })).toEqual(["mail/send", "mail/read", "board/list"]);
  });

  test("an address gives back the view that it was written from, and what it says wrongly is open", () => {
    const view: HintView = {
      ...open,
      text: "a b",
      server: "m&m",
      readOnlyHint: "yes",
      destructiveHint: "no",
      idempotentHint: "wrong",
      title: "declared",
      only: "findings",
      sort: "openWorldHint",
      descending: true,
    };
    expect(readView(new URLSearchParams(writeView(view)))).toEqual(view);
    expect(readView(new URLSearchParams("readOnlyHint=maybe&sort=bogus&only=x"))).toEqual(open);
    expect(writeView(open)).toBe("");
  });
});
