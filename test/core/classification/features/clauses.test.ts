import { describe, expect, test } from "vitest";
import { classifyServer } from "@/lib/core/classification/classify";
import { clauseFeatures } from "@/lib/core/classification/features/clauses";
import { toolContext } from "@/lib/core/classification/features/tool-context";
import { profileServer } from "@/lib/core/classification/parsing/profile";
import { readTool } from "@/lib/core/classification/parsing/read";

function seen(description: string, name = "quux"): string[] {
  const [server, tool] = [{ name: "bench" }, { name, description }];
  const reading = readTool(server, profileServer(server, [tool]), tool);
  return clauseFeatures(toolContext(reading)).map(({ feature }) => feature.name);
}

describe("plain words of a clause", () => {
  test("are told by themselves, and two of one clause together, in their order", () => {
    expect(seen("What the visitors wrote about the fair.")).toEqual(
      expect.arrayContaining(["says outsiders", "says said", "clause outsiders said"]),
    );
    expect(seen("Visitors.")).not.toContain("clause outsiders said");
  });

  test("belong together within eight words only", () => {
    const far = "Visitors of the long and winding road that bends around the old stone bridge wrote it.";
    expect(seen(far)).not.toContain("clause outsiders said");
  });

  test("behind the first sentence only raise", () => {
    const reading = "Counts sheep. Then the patients are notified.";
    const later = seen(reading).filter((name) => name.startsWith("later"));
    expect(later).toEqual(expect.arrayContaining(["later outsiders", "later hands-over"]));
  });

  test("are told by their place in a name", () => {
    expect(seen("", "patient_roster")).toEqual(expect.arrayContaining(["name outsiders", "name records"]));
  });
});

test("a “no” of a tool of which few words are known is only possible, with that as its condition", () => {
  const [known] = classifyServer({ name: "weather" }, [{ name: "get_forecast", description: "Get the forecast." }]);
  const [unknown] = classifyServer({ name: "zorbulator" }, [
    { name: "frobnicate", description: "Frobnicates the wibble of a zorb.", inputSchema: { properties: { zorb: {} } } },
  ]);
  expect(known!.private.verdict).toBe("no");
  expect(["private", "untrusted", "egress"].some((leg) => unknown![leg as "private"].verdict === "possible")).toBe(
    true,
  );
});
