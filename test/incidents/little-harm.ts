import type { Session, SessionTool } from "@/lib/core/model/session";
import type { Verdict } from "@/lib/core/model/verdict";

/** One tool: its name and the legs that it holds, as a person would grade them, and what private data it is about. */
type Labelled = readonly [name: string, legs: string];
type Harmless = { id: string; told: string; servers: Readonly<Record<string, readonly Labelled[]>> };

/**
 * Sessions that hold all three legs for sure, labelled by hand, in which a leak would do little harm: what is read is of
 * little worth to an outsider, or only colleagues see what is sent. Written before any table of severity was.
 */
export const LITTLE_HARM: readonly Harmless[] = [
  {
    id: "shop-shelf",
    told: "Public reviews could change the texts of products that everybody sees anyway.",
    servers: {
      shop: [
        ["list_products", "P1 product-own"],
        ["list_reviews", "U3"],
        ["create_product", "E1"],
      ],
    },
  },
  {
    id: "team-tasks",
    told: "A colleague could have the tasks of the team copied into another task of the team.",
    servers: {
      tasks: [
        ["list_tasks", "P1 task U1"],
        ["create_task", "E1"],
      ],
    },
  },
  {
    id: "room-plan",
    told: "A page of the web could have a remark put on the board of a project in the company.",
    servers: {
      facilities: [
        ["list_projects", "P1 project"],
        ["update_board_item", "E1"],
      ],
      news: [["get_headlines", "U3"]],
    },
  },
  {
    id: "build-times",
    told: "A public forum could have the times of builds written on the dashboard of the team.",
    servers: {
      metrics: [
        ["query_metrics", "P1 metric"],
        ["update_dashboard", "E1"],
      ],
      forum: [["get_thread", "U3"]],
    },
  },
  {
    id: "wiki-typos",
    told: "A news feed could have a page of the internal wiki changed, which colleagues read.",
    servers: {
      wiki: [
        ["get_wiki_page", "P1 wiki-page U1"],
        ["update_wiki_page", "E1"],
      ],
      feeds: [["read_feed", "U3"]],
    },
  },
  {
    id: "board-labels",
    told: "A comment could have names of labels written onto the items of a board.",
    servers: {
      board: [
        ["list_labels", "P1 label"],
        ["list_comments", "U2"],
        ["create_board_item", "E1"],
      ],
    },
  },
  {
    id: "price-list",
    told: "A search result could have the prices of a shop, which stand on its pages, posted anywhere.",
    servers: {
      prices: [
        ["list_prices", "P1 market-data"],
        ["web_search", "U3"],
        ["post_status", "E3"],
      ],
    },
  },
  {
    id: "translations",
    told: "A public review could have the tasks of translators changed.",
    servers: {
      translations: [
        ["list_translation_projects", "P1 project"],
        ["add_project_task", "E1"],
      ],
      store: [["get_reviews", "U3"]],
    },
  },
  {
    id: "stock-room",
    told: "A supplier could read the places of warehouses in the orders that it gets.",
    servers: {
      stock: [
        ["list_warehouses", "P1 supplier"],
        ["list_supplier_messages", "U2"],
        ["create_order", "E2"],
      ],
    },
  },
  {
    id: "roadmap",
    told: "A video could have a milestone of the roadmap renamed for everybody in the company.",
    servers: {
      roadmap: [
        ["list_milestones", "P1 project"],
        ["update_milestone", "E1"],
      ],
      videos: [["get_transcript", "U3"]],
    },
  },
];

/** The session as the analysis takes it. */
export function sessionOf({ id, servers }: Harmless): Session {
  return {
    name: id,
    host: "none",
    servers: Object.entries(servers).map(([name, tools]) => ({
      name,
      state: "listed",
      tools: tools.map(([tool, legs]) => labelled(name, tool, legs)),
    })),
  };
}

function labelled(server: string, name: string, legs: string): SessionTool {
  const verdict = (letter: string): Verdict => {
    const grade = new RegExp(`${letter}([123])`).exec(legs)?.[1];
    return grade === undefined
      ? { verdict: "no", p: 0.02, evidence: [] }
      : { verdict: "yes", p: 0.97, grade: Number(grade) as 1 | 2 | 3, evidence: [] };
  };
  const kind = /P\d ([a-z-]+)/.exec(legs)?.[1];
  return {
    id: `${server}/${name}`,
    server,
    tool: { name },
    classification: {
      private: verdict("P"),
      untrusted: verdict("U"),
      egress: verdict("E"),
      ...(kind !== undefined && { data: { kind, label: kind } }),
      writes: legs.includes("E"),
      destructive: false,
      carrier: null,
    },
  };
}
