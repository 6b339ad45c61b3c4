import { expect, test } from "vitest";
import { memoOfPiece } from "../../../lib/core/text/memo-of-piece";

const counted = (limit: number) => {
  const made: string[] = [];
  const get = memoOfPiece(limit, (piece) => {
    made.push(piece);
    return piece.toLowerCase();
  });
  return { made, get: (text: string) => get(`<${text}>`, 1, 1 + text.length) };
};

test("a piece is made once, whatever its ASCII capitals", () => {
  const { made, get } = counted(10);
  expect([get("List"), get("list"), get("LIST")]).toEqual(["list", "list", "list"]);
  expect(made).toEqual(["List"]);
});

test("letters beyond ASCII are kept apart, and pieces that only begin alike", () => {
  const { made, get } = counted(10);
  expect([get("É"), get("é"), get("lis"), get("list")]).toEqual(["é", "é", "lis", "list"]);
  expect(made).toHaveLength(4);
});

test("gives what was made for each of many more pieces than it keeps", () => {
  const { get } = counted(50);
  for (let round = 0; round < 3; round++) for (let at = 0; at < 500; at++) expect(get(`Word${at}`)).toBe(`word${at}`);
});

test("pieces are right when most slots are taken, so that some are forgotten", () => {
  const { get, made } = counted(1024);
  for (let round = 0; round < 2; round++)
    for (let at = 0; at < 1024; at++) expect(get(`w${at * 7919}`)).toBe(`w${at * 7919}`);
  expect(made.length).toBeLessThan(2 * 1024);
});
