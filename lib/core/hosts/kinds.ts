import { no, possible, yes } from "../channels/legs";
import type { BuiltIn, KnownLeg } from "../model/host";
import { perLeg } from "../model/leg";

const READS_NOTHING = no("It returns only an acknowledgement.");
const SENDS_NOTHING = no("Nothing that it is given leaves the machine.");

/** A tool that exists only under a condition: nothing that it does is certain. */
export function onlyIf(condition: string, tool: BuiltIn): BuiltIn {
  return {
    ...tool,
    legs: perLeg((leg) =>
      tool.legs[leg].verdict === "yes" ? { ...tool.legs[leg], verdict: "possible", condition } : tool.legs[leg],
    ),
  };
}

/** A shell on the user's machine. With `sandbox`, its network is closed unless the condition holds. */
export function shell(name: string, description: string, sandbox?: { condition: string }): BuiltIn {
  const network = (reason: string): KnownLeg =>
    sandbox ? possible(3, `${reason} The sandbox closes the network by default.`, sandbox.condition) : yes(3, reason);
  return {
    name,
    description,
    legs: {
      private: yes(3, "A shell reads whatever the user can read: documents, keys, tokens, environment variables."),
      untrusted: network("Whatever it downloads or clones was written by others and comes back as its output."),
      egress: network("A command can carry data to any address."),
    },
    writes: true,
    destructive: true,
    data: { kind: "command", label: "whatever its user can read" },
    carrier: { store: "files", reads: true, writes: true },
  };
}

/** Reads or searches the contents of files: the workspace (`2`), or anything the user can read (`3`). */
export function readsFiles(name: string, description: string, grade: 2 | 3): BuiltIn {
  return {
    name,
    description,
    legs: {
      private: yes(
        grade,
        grade === 3
          ? "Files of the user come into the context, credentials included."
          : "Files of the workspace come into the context, its secrets included.",
      ),
      untrusted: possible(
        3,
        "A file may hold what somebody else wrote.",
        "if cloned or downloaded files are among them",
      ),
      egress: SENDS_NOTHING,
    },
    writes: false,
    destructive: false,
    data:
      grade === 3
        ? { kind: "user-files", label: "files of the user, keys among them" }
        : { kind: "file", label: "files of the workspace" },
    carrier: { store: "files", reads: true, writes: false },
  };
}

/** Lists names of files or reports on them, without their contents. */
export function listsFiles(name: string, description: string): BuiltIn {
  return {
    name,
    description,
    legs: {
      private: yes(1, "Names and places of private files come into the context."),
      untrusted: no("Names only, no contents that could instruct."),
      egress: SENDS_NOTHING,
    },
    data: { kind: "folder", label: "names of files" },
    writes: false,
    destructive: false,
  };
}

/** Creates, changes, moves or deletes files. */
export function writesFiles(name: string, description: string): BuiltIn {
  return {
    name,
    description,
    legs: {
      private: READS_NOTHING,
      untrusted: READS_NOTHING,
      egress: no("It writes to the machine itself; nobody outside sees it."),
    },
    writes: true,
    destructive: true,
    carrier: { store: "files", reads: false, writes: true },
  };
}

/**
 * Fetches a page whose address the model chooses. `from` says where the request starts: on the user's machine pages inside
 * the network may be in reach; at the provider they are not. `checked` is the condition under which data still gets out
 * although addresses are checked.
 */
export function fetchesPages(
  name: string,
  description: string,
  { from, checked }: { from: "machine" | "provider"; checked?: string },
): BuiltIn {
  const reason = "The address is chosen by the model, so data can travel in its path or query.";
  return {
    name,
    description,
    legs: {
      private:
        from === "machine"
          ? possible(
              1,
              "The request starts on the user's machine.",
              "if pages inside the network answer without a login",
            )
          : no("The provider fetches, from outside the user's network and without the user's logins."),
      untrusted: yes(3, "Anyone can put a page on the web."),
      egress: checked ? possible(3, `${reason} Addresses are checked first.`, checked) : yes(3, reason),
    },
    data: { kind: "web-page", label: "pages inside the network" },
    writes: false,
    destructive: false,
  };
}

/** Searches the web through one fixed provider. */
export function searchesWeb(name: string, description: string): BuiltIn {
  return {
    name,
    description,
    legs: {
      private: no("Results are public pages."),
      untrusted: yes(3, "Anyone can write a page that the search finds."),
      egress: no("The query goes to the search provider and to nobody else."),
    },
    data: { kind: "search-result", label: "search results" },
    writes: false,
    destructive: false,
  };
}

/** Drives a browser. */
export function drivesBrowser(name: string, description: string): BuiltIn {
  return {
    name,
    description,
    legs: {
      private: possible(2, "A browser shows what its logins open.", "if the browser is logged in somewhere"),
      untrusted: yes(3, "Pages of the open web are read."),
      egress: yes(3, "Opening an address, typing and submitting carry data anywhere."),
    },
    data: { kind: "browser", label: "what the logins of the browser open" },
    writes: true,
    destructive: false,
  };
}

/** Opens an address with the user's default application. */
export function opensAddress(name: string, description: string): BuiltIn {
  return {
    name,
    description,
    legs: {
      private: READS_NOTHING,
      untrusted: READS_NOTHING,
      egress: yes(3, "The user's browser calls the address at once, and the address can carry data."),
    },
    writes: true,
    destructive: false,
  };
}

/** Stores what later chats read, in a store that only this host has. */
export function remembers(name: string, description: string, store: string): BuiltIn {
  return {
    name,
    description,
    legs: {
      private: yes(2, "It brings back what earlier chats left about the user and their work."),
      untrusted: possible(
        3,
        "An instruction planted in one chat comes back in the next.",
        "if an earlier chat read untrusted text",
      ),
      egress: SENDS_NOTHING,
    },
    writes: true,
    destructive: false,
    data: { kind: "memory", label: "what earlier chats left" },
    carrier: { store, reads: true, writes: true },
  };
}

/** Sends a message to other agents or sessions of the same user, who answer. */
export function messagesAgents(name: string, description: string): BuiltIn {
  return {
    name,
    description,
    legs: {
      private: possible(
        2,
        "What the other session knows comes back in its answer.",
        "if the other session holds private data",
      ),
      untrusted: possible(
        3,
        "What the other session read may come back in its answer.",
        "if the other session read untrusted text",
      ),
      egress: no("It reaches sessions of the same user and nobody else; what they do is theirs."),
    },
    data: { kind: "memory", label: "what other sessions know" },
    writes: true,
    destructive: false,
  };
}

/** Looks at the screen. */
export function looksAtScreen(name: string, description: string): BuiltIn {
  return {
    name,
    description,
    legs: {
      private: yes(2, "Whatever is on the screen comes into the context."),
      untrusted: possible(
        3,
        "A page or a message of somebody else may be on the screen.",
        "if texts of others are shown",
      ),
      egress: SENDS_NOTHING,
    },
    data: { kind: "screen", label: "what is on the screen" },
    writes: false,
    destructive: false,
  };
}

/** Installs or runs what others published in a marketplace, under the user's account. */
export function installs(name: string, description: string): BuiltIn {
  return {
    name,
    description,
    legs: {
      private: READS_NOTHING,
      untrusted: READS_NOTHING,
      egress: possible(
        3,
        "What is installed runs with the user's rights and may call any address.",
        "if what is installed sends data",
      ),
    },
    writes: true,
    destructive: false,
  };
}

/** Hands a task to another agent, which has the same tools at most. */
export function delegates(name: string, description: string): BuiltIn {
  const reason = "The helper has no tool that the session does not have; what it does is counted there.";
  return {
    name,
    description,
    legs: { private: no(reason), untrusted: no(reason), egress: no(reason) },
    writes: false,
    destructive: false,
  };
}

/** Runs code apart from the user's machine. `network` is the condition under which it reaches the internet. */
export function runsCodeApart(name: string, description: string, network?: string): BuiltIn {
  return {
    name,
    description,
    legs: {
      private: yes(2, "It reads the files that the user uploaded."),
      untrusted: possible(3, "An uploaded file may hold what somebody else wrote.", "if files of others are uploaded"),
      egress: network
        ? possible(3, "Code that reaches the internet can carry data out.", network)
        : no("The sandbox has no network."),
    },
    data: { kind: "file", label: "uploaded files" },
    writes: false,
    destructive: false,
  };
}

/** Publishes a page or an app on the web. `seen` says who can see it. */
export function publishes(name: string, description: string, seen: "anyone" | "colleagues"): BuiltIn {
  return {
    name,
    description,
    legs: {
      private: READS_NOTHING,
      untrusted: READS_NOTHING,
      egress:
        seen === "anyone"
          ? yes(3, "What it publishes can be opened by anyone who knows the address.")
          : possible(1, "What it publishes is private at first.", "if the page is shared with others"),
    },
    data: { kind: "site-own", label: "pages of one's own" },
    writes: true,
    destructive: false,
  };
}
