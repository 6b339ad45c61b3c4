// @vitest-environment happy-dom
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { Markdown } from "@/components/help/markdown";
import { resolveLink } from "@/lib/handbook/links";
import { readPage } from "@/lib/handbook/read";

afterEach(cleanup);

const SCENE = { width: 100, height: 50, title: "Circles", description: "Three of them.", marks: [] };

function show(text: string) {
  const { tokens, anchors } = readPage(`# Title\n\n${text}`);
  const place = (name: string) => (name === "Settings, Policies" ? "/settings/policies" : undefined);
  const picture = (href: string) => (href === "pictures/circles.svg" ? SCENE : undefined);
  return render(<Markdown tokens={tokens} around={{ anchors, resolve: resolveLink, place, picture }} />).container;
}

describe("a page of the handbook", () => {
  test("shows markup as text, and remarks not at all", () => {
    const page = show("<!-- a remark -->\n\nIn <b>bold</b>\n\n<script>alert(1)</script>");
    expect(page.textContent).toContain("<b>bold</b>");
    expect(page.textContent).toContain("<script>alert(1)</script>");
    expect(page.textContent).not.toContain("remark");
    expect(page.querySelector("script, b")).toBeNull();
  });

  test("has headings that can be linked to, and leaves its title to the page", () => {
    show("## Yes, possible, no\n\n### `code` in it");
    expect(screen.queryByRole("heading", { level: 1 })).toBeNull();
    const heading = screen.getByRole("heading", { level: 2 });
    expect(heading.id).toBe("yes-possible-no");
    expect(within(heading).getByRole("link").getAttribute("href")).toBe("#yes-possible-no");
    expect(screen.getByRole("heading", { level: 3 }).id).toBe("code-in-it");
  });

  test("links pages, files and addresses, and names of pages of the app", () => {
    show(
      "[a](legs.md#grades), [b](../../../public/schema/x.json), [c](https://example.com/), *Settings, Policies* and *else*",
    );
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/help/legs#grades",
      "/schema/x.json",
      "https://example.com/",
      "/settings/policies",
    ]);
  });

  test("never links to what is no address", () => {
    show("[a](javascript:alert(1)) and [b](data:text/html,x)");
    expect(screen.queryAllByRole("link")).toEqual([]);
    expect(screen.getByText("a and b")).toBeTruthy();
  });

  test("draws its pictures with words, and shows the words alone where there is none", () => {
    show("![What it shows](pictures/circles.svg)\n\n![Nothing](elsewhere.png)");
    expect(screen.getByRole("img").getAttribute("aria-label")).toBe("Circles. Three of them.");
    expect(screen.getByText("What it shows").tagName).toBe("FIGCAPTION");
    expect(screen.getByText("Nothing")).toBeTruthy();
  });

  test("offers commands and files to copy, and not what was printed", () => {
    show("```sh\ntrefoil scan\n```\n\n```text\nClear\n```\n\n```yaml rules.yaml\na: 1\n```");
    expect(screen.getAllByRole("button", { name: "Copy" })).toHaveLength(2);
    expect(screen.getByText("rules.yaml")).toBeTruthy();
    expect(screen.getByText("Clear")).toBeTruthy();
  });

  test("has lists and tables", () => {
    show("1. one\n2. two\n\n| a | b |\n| --- | --- |\n| `x|y` | 1 |");
    expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual(["one", "two"]);
    expect(screen.getByRole("table")).toBeTruthy();
  });
});
