import type { Session } from "@/lib/core/model/session";
import { byText } from "@/lib/core/text/order";

/** A reference within a sentence, and one where the core puts a name into quotation marks. */
const IN_WORDS = /\b[st]\d+(?:-\d+)?\b/g;
const QUOTED = /“([st]\d+(?:-\d+)?)”/g;

/**
 * Short names of Trefoil's own for servers (`s2`) and tools (`t014`), so that no sentence has to hold a stranger's words. They sort like the names and ids that they replace, so that every sorted list keeps its order.
 */
export class Refs {
  private constructor(
    private readonly servers: ReadonlyMap<string, string>,
    private readonly tools: ReadonlyMap<string, string>,
    private readonly meant: ReadonlyMap<string, string>,
  ) {}

  static of(session: Session): Refs {
    return Refs.made(numbered("s", namesOf(session)), numbered("t", idsOf(session)));
  }

  /** The same references, and further ones (`t014-1`) for what another session holds beside it. */
  and(more: Session): Refs {
    return Refs.made(between("s", this.servers, namesOf(more)), between("t", this.tools, idsOf(more)));
  }

  private static made(servers: ReadonlyMap<string, string>, tools: ReadonlyMap<string, string>): Refs {
    return new Refs(servers, tools, new Map([...servers, ...tools].map(([name, ref]) => [ref, name])));
  }

  server(name: string): string {
    return this.servers.get(name) ?? "s?";
  }

  tool(id: string): string {
    return this.tools.get(id) ?? "t?";
  }

  /** The reference of the server or tool with this name. */
  either(name: string): string {
    return this.servers.get(name) ?? this.tool(name);
  }

  /** The name of the server or the id of the tool. */
  nameOf(ref: string): string | undefined {
    return this.meant.get(ref);
  }

  /** The references in words of Trefoil, in their order. */
  inWords(text: string): string[] {
    return [...text.matchAll(IN_WORDS)].map(([ref]) => ref).filter((ref) => this.meant.has(ref));
  }

  /** Words of Trefoil with something after each reference. */
  annotate(text: string, say: (name: string) => string): string {
    return text.replaceAll(QUOTED, "$1").replace(IN_WORDS, (ref) => {
      const name = this.meant.get(ref);
      return name === undefined ? ref : `${ref} ${say(name)}`;
    });
  }
}

const namesOf = ({ servers }: Session): string[] => servers.map(({ name }) => name);
const idsOf = ({ servers }: Session): string[] => servers.flatMap(({ tools }) => tools.map(({ id }) => id));

const padded = (number: number, of: number): string => String(number).padStart(String(of).length, "0");

function numbered(letter: "s" | "t", names: readonly string[]): Map<string, string> {
  const sorted = [...new Set(names)].sort(byText);
  return new Map(sorted.map((name, at) => [name, `${letter}${padded(at + 1, sorted.length)}`]));
}

/** New ones are numbered behind the one that precedes them. */
function between(
  letter: "s" | "t",
  known: ReadonlyMap<string, string>,
  names: readonly string[],
): ReadonlyMap<string, string> {
  const further = new Set(names.filter((name) => !known.has(name)));
  if (further.size === 0) return known;
  const all = new Map<string, string>();
  let before = `${letter}${padded(0, known.size)}`;
  let nth = 0;
  for (const name of [...known.keys(), ...further].sort(byText)) {
    const ref = known.get(name);
    if (ref !== undefined) [before, nth] = [ref, 0];
    all.set(name, ref ?? `${before}-${padded(++nth, further.size)}`);
  }
  return all;
}
