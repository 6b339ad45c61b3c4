import { expect, test } from "vitest";
import { memo, memoOfObject, once } from "@/lib/core/text/memo";

function counting<K>() {
  const asked: K[] = [];
  return { asked, make: (key: K) => asked.push(key) && { of: key } };
}

test("a memo works once for a key, and gives the very same thing again", () => {
  const { asked, make } = counting<string>();
  const remembered = memo(10, make);
  expect(remembered("a")).toBe(remembered("a"));
  expect(remembered("b")).toEqual({ of: "b" });
  expect(asked).toEqual(["a", "b"]);
});

test("a memo that is full forgets everything and goes on", () => {
  const { asked, make } = counting<number>();
  const remembered = memo(2, make);
  for (const key of [1, 2, 3, 1, 3]) expect(remembered(key)).toEqual({ of: key });
  expect(asked).toEqual([1, 2, 3, 1]);
});

test("a memo of objects tells two of them apart that look alike", () => {
  const { asked, make } = counting<object>();
  const remembered = memoOfObject(make);
  const [one, other] = [{}, {}];
  expect(remembered(one)).toBe(remembered(one));
  expect(remembered(other)).not.toBe(remembered(one));
  expect(asked).toHaveLength(2);
});

test("what is made once is made when it is first asked for, even when it is nothing", () => {
  let made = 0;
  const nothing = once(() => {
    made++;
    return undefined;
  });
  expect(made).toBe(0);
  expect([nothing(), nothing(), made]).toEqual([undefined, undefined, 1]);
});
