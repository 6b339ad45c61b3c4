/** What a gateway does with calls of a tool. */
export const DECISIONS = ["allow", "ask", "deny"] as const;
export type GatewayDecision = (typeof DECISIONS)[number];

/** The worst effect of a call, by the tool's classification, never by its claims. */
export type Doing = "read" | "write" | "destructive";

export type DecidedTool = {
  name: string;
  decision: GatewayDecision;
  does: Doing;
  /** Why, as a sentence. */ why: string;
};

/** A server and its tools by name. One whose tools were not seen, or that is off, has nothing to allow. */
export type DecidedServer = { name: string; tools: readonly DecidedTool[] };

export type GatewayDecisions = { name: string; servers: readonly DecidedServer[] };

/** A text to put somewhere, and where. */
export type GatewayFile = { name: string; place: string; text: string };

export type Exported = {
  files: GatewayFile[];
  /** What could not be written for this session, in words. Nothing of it is allowed. */
  notes: string[];
};

/** How decisions are written for one gateway, in its own documented form. One file per gateway. */
export type Gateway = {
  id: string;
  label: string;
  /** Where the form is documented, and the day on which that was read (`YYYY-MM-DD`). */
  source: string;
  date: string;
  /** Whether it can have a person asked before a call. */
  asks: boolean;
  /** What its form cannot express. */
  cannot: readonly string[];
  /** Gets decisions without `ask` if it cannot ask. Names are a stranger's: whatever they contain, no further tool becomes allowed. */
  write(decisions: GatewayDecisions): Exported;
};

export const defineGateway = (gateway: Gateway): Gateway => gateway;

export const toolsWith = ({ tools }: DecidedServer, ...decisions: GatewayDecision[]): string[] =>
  tools.filter((tool) => decisions.includes(tool.decision)).map((tool) => tool.name);

/** Half of a surrogate pair is not a character: no language but JSON can write it. */
export const isText = (name: string): boolean =>
  !/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/.test(name);

/** Names of tools or servers that could not be written, as one note; none when there are none. */
export function leftOut(names: readonly string[], why: string): string[] {
  if (names.length === 0) return [];
  return [
    `Left out, and so not allowed, because ${why}: ${names
      .slice(0, 10)
      .map((name) => JSON.stringify(name))
      .join(", ")}${names.length > 10 ? ` and ${names.length - 10} more` : ""}.`,
  ];
}

/** Lower-case letters, digits and hyphens, at most 63, different for names that differ among those given. */
export function labelsFor(names: readonly string[]): Map<string, string> {
  const taken = new Set<string>();
  return new Map(
    names.map((name) => {
      const plain =
        name
          .normalize("NFKD")
          .toLowerCase()
          .replaceAll(/[^a-z0-9]+/g, "-")
          .slice(0, 55)
          .replaceAll(/^-|-$/g, "") || "server";
      let label = plain;
      for (let nth = 2; taken.has(label); nth++) label = `${plain}-${nth}`;
      taken.add(label);
      return [name, label];
    }),
  );
}
