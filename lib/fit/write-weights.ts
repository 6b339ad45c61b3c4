import type { Weights } from "../core/classification/scoring/weights";

/** The file of weights as text: a line for each unit and each feature, so that a change can be read. */
export function writeWeights({ bias, units, features }: Weights): string {
  const line = (value: unknown) => JSON.stringify(value);
  const lines = (all: readonly string[], indent: string) => all.map((one) => `${indent}${one}`).join(",\n");
  const groups = Object.entries(features).map(
    ([group, its]) =>
      `${line(group)}: {\n${lines(
        Object.entries(its).map(([name, row]) => `${line(name)}: ${line(row)}`),
        "   ",
      )}\n  }`,
  );
  return `{
 "bias": ${line(bias)},
 "units": [\n${lines(units.map(line), "  ")}\n ],
 "features": {\n${lines(groups, "  ")}\n }
}
`;
}
