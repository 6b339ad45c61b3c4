// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { CutName } from "@/components/ui/cut-name";

afterEach(cleanup);

test("a short name stands as it is", () => {
  render(<CutName name="github" />);
  expect(screen.getByText("github").getAttribute("title")).toBe("github");
});

test("a long name keeps its end, and screen readers and the pointer get it whole", () => {
  const name = "company-internal-customer-database-production";
  const { container } = render(<CutName name={name} />);
  expect(screen.getByTitle(name)).toBeTruthy();
  const shown = [...container.querySelectorAll("[aria-hidden]")].map((one) => one.textContent);
  expect(shown).toEqual([name.slice(0, -9), "roduction"]);
  expect(screen.getByText(name).className).toContain("sr-only");
});

test("characters that take several units are not torn apart", () => {
  const { container } = render(<CutName name={`long-name-of-a-server-${"🙂".repeat(9)}`} />);
  expect(container.querySelectorAll("[aria-hidden]")[1]!.textContent).toBe("🙂".repeat(9));
});
