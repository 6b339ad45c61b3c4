import { no, possible, yes } from "../channels/legs";
import type { BuiltIn, KnownLeg } from "../model/host";

/** `rendered`: loaded as the model names them. `checked`: only when a condition holds. `never`: not by default, so it only counts when a person switches it on. */
type Pictures = { shown: "rendered" | "never"; words: string } | { shown: "checked"; words: string; condition: string };
/** `always`; `switch`: if the user has switched it on; `never`: not documented or not there, so it only counts when a person switches it on. */
type Memory = { kept: "always" | "switch" | "never"; words: string };

type Said = {
  label: string;
  pictures: Pictures;
  links: string;
  memory?: Memory;
  elicitation?: string;
  sampling?: string;
};

const NOTHING = no("It puts nothing into the context.");
const PICTURE =
  "Loading a picture calls its address at once, without a click, and whatever text the model writes can stand in that address.";
const OPERATOR = "if whoever runs a server is not to be trusted";

/**
 * What a host does beside its tools. Every host has a line for pictures and links, and for memory unless a tool of its own
 * keeps it; so each can be switched on if the documentation is wrong or the version differs.
 */
export function properties({ label, pictures, links, memory, elicitation, sampling }: Said): BuiltIn[] {
  return [
    pictureProperty(pictures),
    linkProperty(links),
    ...(memory
      ? [
          {
            ...property("memory", "memory-across-chats", memory.words, memoryLegs(memory), memory.kept === "never"),
            writes: true,
            data: { kind: "memory", label: "what earlier chats left" },
            carrier: { store: `memory of ${label}`, reads: true, writes: true },
          },
        ]
      : []),
    ...(elicitation === undefined ? [] : [elicitationProperty(elicitation)]),
    ...(sampling === undefined ? [] : [samplingProperty(sampling)]),
  ];
}

function pictureProperty(pictures: Pictures): BuiltIn {
  return property(
    "images",
    "remote-images",
    pictures.words,
    {
      private: NOTHING,
      untrusted: no("A picture is shown to the user, not read by the model."),
      egress:
        pictures.shown === "checked"
          ? possible(3, `${PICTURE} Addresses are checked first.`, pictures.condition)
          : yes(3, PICTURE),
    },
    pictures.shown === "never",
  );
}

function linkProperty(links: string): BuiltIn {
  return property("links", "clickable-links", links, {
    private: NOTHING,
    untrusted: no("A page that the user opens is not read by the model."),
    egress: possible(
      3,
      "A link that the model wrote can carry data in its address.",
      "if the user clicks a link that the model wrote",
    ),
  });
}

function elicitationProperty(elicitation: string): BuiltIn {
  return property(
    "elicitation",
    "elicitation",
    elicitation,
    {
      private: NOTHING,
      untrusted: no("What comes back is what the user typed."),
      egress: possible(
        2,
        "What the user fills into a server's form, or opens for it, goes to whoever runs that server.",
        OPERATOR,
      ),
    },
    true,
  );
}

function samplingProperty(sampling: string): BuiltIn {
  return property(
    "sampling",
    "sampling",
    sampling,
    {
      private: possible(
        1,
        "A server can ask for what other servers put into the context.",
        "if the context of other servers is included",
      ),
      untrusted: possible(2, "A server writes the text that the model answers.", OPERATOR),
      egress: possible(2, "What the model writes goes back to whoever runs the server.", OPERATOR),
    },
    true,
  );
}

function memoryLegs({ kept }: Memory): BuiltIn["legs"] {
  const reads = "It brings back what earlier chats left about the user and their work.";
  return {
    private: kept === "switch" ? possible(2, reads, "if memory is switched on") : yes(2, reads),
    untrusted: possible(
      3,
      "An instruction planted in one chat comes back in the next.",
      "if an earlier chat read untrusted text",
    ),
    egress: no("What is kept goes to later chats and to nobody else."),
  };
}

function property(
  channel: NonNullable<BuiltIn["channel"]>,
  name: string,
  description: string,
  legs: Record<"private" | "untrusted" | "egress", KnownLeg>,
  onRequest = false,
): BuiltIn {
  return {
    name,
    description,
    channel,
    ...(onRequest && { onRequest: true as const }),
    legs,
    writes: false,
    destructive: false,
  };
}
