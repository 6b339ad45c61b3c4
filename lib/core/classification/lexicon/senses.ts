/**
 * What a thing is taken for on some kinds of service, where its word means something else than on most: the page of a wiki
 * is no page of the web, an entity of a smart home no memory, an order of a market no purchase.
 */
export const SENSES: readonly { on: string; senses: Readonly<Record<string, string>> }[] = [
  { on: "wiki", senses: { "web-page": "wiki-page", paper: "document", news: "wiki-page", "social-post": "wiki-page" } },
  { on: "notes", senses: { "web-page": "note" } },
  {
    on: "projects",
    senses: {
      "web-page": "board-item",
      "social-post": "task",
      package: "task",
      "company-info": "customer",
      listing: "project",
      forum: "comment",
      memory: "task",
    },
  },
  { on: "helpdesk", senses: { news: "wiki-page", "company-info": "customer", listing: "product-own" } },
  {
    on: "crm",
    senses: { "company-info": "customer", listing: "product-own", memory: "customer", "social-profile": "customer" },
  },
  { on: "documents", senses: { "web-page": "document" } },
  {
    on: "cms",
    senses: {
      "web-page": "site-own",
      news: "site-own",
      "social-post": "site-own",
      listing: "product-own",
      "public-comment": "comment",
    },
  },
  { on: "shop", senses: { listing: "product-own", "market-data": "product-own" } },
  {
    on: "payments accounting",
    senses: { chain: "invoice", listing: "product-own", "market-data": "invoice", "company-info": "customer" },
  },
  { on: "trading wallet", senses: { chain: "balance" } },
  {
    on: "analytics ads",
    senses: { "web-page": "analytics", "social-post": "campaign", video: "campaign", listing: "product-own" },
  },
  {
    on: "cloud ci containers identity queue key-value gateway app-server",
    senses: { customer: "configuration", "web-page": "site-own", place: "structure" },
  },
  { on: "database document-database", senses: { branch: "table", project: "table", "web-page": "row" } },
  { on: "devices", senses: { memory: "device", video: "device", message: "device" } },
  { on: "editor-3d design", senses: { "web-page": "design", package: "design", component: "design", video: "scene" } },
  {
    on: "scripture",
    senses: { "web-page": "scripture", note: "scripture", document: "scripture", catalogue: "scripture" },
  },
  {
    on: "games",
    senses: {
      file: "game-data",
      order: "market-data",
      memory: "game-data",
      calendar: "game-data",
      history: "game-data",
      row: "game-data",
      table: "game-data",
      tag: "game-data",
      place: "game-data",
      transit: "game-data",
      "team-member": "social-profile",
      self: "social-profile",
    },
  },
  {
    on: "market-data",
    senses: {
      transaction: "market-data",
      history: "market-data",
      memory: "company-info",
      "source-code": "market-data",
      dashboard: "market-data",
      generated: "market-data",
      calendar: "market-data",
      "document-store": "market-data",
      listing: "market-data",
      invoice: "market-data",
      order: "market-data",
    },
  },
  {
    on: "chain",
    senses: {
      transaction: "chain",
      "source-code": "chain",
      place: "chain",
      history: "chain",
      message: "chain",
      file: "chain",
      invoice: "chain",
    },
  },
  { on: "weather", senses: { alert: "weather", history: "weather", message: "weather", calendar: "weather" } },
  {
    on: "science",
    senses: {
      history: "science",
      alert: "science",
      generated: "science",
      row: "science",
      table: "science",
      memory: "science",
    },
  },
  {
    on: "law",
    senses: {
      chain: "law",
      document: "law",
      row: "law",
      table: "law",
      memory: "law",
      "dataset-own": "law",
      generated: "law",
    },
  },
  { on: "maps transit", senses: { calendar: "transit", history: "place", "team-member": "place" } },
  {
    on: "culture food",
    senses: { transit: "catalogue", document: "catalogue", "team-member": "social-profile", self: "social-profile" },
  },
  {
    on: "education encyclopedia forum papers packages models-hub open-code app-stores listings",
    senses: { "team-member": "social-profile", self: "social-profile" },
  },
  { on: "social video news", senses: { "team-member": "social-profile" } },
  {
    on: "docs-reference library-docs",
    senses: {
      table: "documentation",
      row: "documentation",
      document: "documentation",
      doc: "documentation",
      "wiki-page": "documentation",
    },
  },
  {
    on: "threat-data",
    senses: { row: "advisory", table: "advisory", finding: "advisory", "document-store": "advisory" },
  },
  { on: "chat", senses: { history: "message" } },
  { on: "git code-host", senses: { history: "commit" } },
  { on: "phone desktop", senses: { video: "screen" } },
  { on: "conversion", senses: { video: "media-library", "public-image": "media-library" } },
  {
    on: "image-generation",
    senses: { video: "generated", transcript: "generated", "public-image": "generated", message: "generated" },
  },
  { on: "llm", senses: { message: "prompt" } },
];
