// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Chart } from "@/components/charts/chart";
import type { Mark, Scene } from "@/lib/core/model/scene";

afterEach(cleanup);

const cell = (of: string, x: number, y: number): Mark => ({
  shape: "rect",
  role: "node",
  x,
  y,
  width: 10,
  height: 10,
  of,
  label: `Cell ${of}`,
});
const scene: Scene = {
  width: 100,
  height: 100,
  title: "Four cells",
  description: "Two rows of two.",
  marks: [
    cell("a", 0, 0),
    cell("b", 20, 0),
    cell("c", 0, 20),
    cell("d", 20, 20),
    { shape: "circle", role: "faint", x: 1, y: 1, r: 1 },
  ],
};
const focused = () => document.activeElement?.getAttribute("aria-label");
const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });

test("a picture that nothing can be picked in is one image with its words", () => {
  render(<Chart scene={scene} />);
  const image = screen.getByRole("img", { name: "Four cells" });
  expect(image.getAttribute("aria-describedby")).toBe(image.querySelector("desc")!.id);
  expect(screen.queryAllByRole("button")).toEqual([]);
});

test("what can be picked is one tab stop; arrows go in drawing order, Home and End to the ends, Enter and space pick", () => {
  const picked: string[] = [];
  render(<Chart scene={scene} onPick={(of) => picked.push(of)} />);
  const stops = screen.getAllByRole("button");
  expect(stops.map((stop) => stop.getAttribute("tabindex"))).toEqual(["0", "-1", "-1", "-1"]);
  act(() => stops[0]!.focus());
  press("ArrowRight");
  expect(focused()).toBe("Cell b");
  press("End");
  expect(focused()).toBe("Cell d");
  press("ArrowRight");
  expect(focused()).toBe("Cell d");
  press("Enter");
  press("Home");
  press(" ");
  expect(picked).toEqual(["d", "a"]);
  expect(screen.getAllByRole("button").map((stop) => stop.getAttribute("tabindex"))).toEqual(["0", "-1", "-1", "-1"]);
});

test("in a grid the arrows go by place", () => {
  render(<Chart scene={scene} grid onPick={() => {}} />);
  act(() => screen.getByRole("button", { name: "Cell b" }).focus());
  press("ArrowDown");
  expect(focused()).toBe("Cell d");
  press("ArrowLeft");
  expect(focused()).toBe("Cell c");
  press("ArrowDown");
  expect(focused()).toBe("Cell c");
});

test("what is picked says so, and pointing or focusing tells what it is about", () => {
  const over: (string | undefined)[] = [];
  render(<Chart scene={scene} onPick={() => {}} onOver={(of) => over.push(of)} picked="c" />);
  expect(screen.getAllByRole("button").map((stop) => stop.getAttribute("aria-pressed"))).toEqual([
    "false",
    "false",
    "true",
    "false",
  ]);
  fireEvent.pointerEnter(screen.getByRole("button", { name: "Cell b" }));
  fireEvent.pointerLeave(screen.getByRole("button", { name: "Cell b" }));
  fireEvent.focus(screen.getByRole("button", { name: "Cell d" }));
  expect(over).toEqual(["b", undefined, "d"]);
});

test("words of strangers in a picture hide nothing", () => {
  const { container } = render(
    <Chart
      scene={{ ...scene, title: "Four\u202e cells", marks: [{ ...cell("a", 0, 0), label: "a\u200bb" }] }}
      onPick={() => {}}
    />,
  );
  expect(container.innerHTML).not.toMatch(/[\u202e\u200b]/);
});
