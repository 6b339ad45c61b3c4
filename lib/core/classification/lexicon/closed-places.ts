import { termsOf } from "./terms";

/** Words that say that code runs where it can reach nothing. */
export const SANDBOXED =
  /\b(?:safe(?:ly)?|restricted|isolated|sandbox\w{0,6}|(?:no|without) network|simple calculations)\b|沙箱/i;
/** Words that give such code network access all the same. */
export const NETWORKED = /\bnetwork(?:ing)? access\b/i;

/** Kinds of service on which an address names an item of the service itself. */
export const FIXED_SITES = termsOf(`
  cloud
  code-host
  design
  docs-reference
  documents
  encyclopedia
  library-docs
  listings
  maps
  models-hub
  open-code
  packages
  papers
  queue
  social
  video
  wiki
`);

/** Kinds of service for which this holds when something is read; what is written may point anywhere. */
export const FIXED_WHEN_READ = termsOf(`
  analytics
  chat
  ci
  cms
  crm
  errors
  incident
  learning
  monitoring
  notes
  projects
  shop
`);

/** Words of an argument that name an item of one service: “video_url”, “issue_link”. By stem. */
export const ITEM =
  /^(?:queue|issue|ticket|video|tweet|playlist|channel|spreadsheet|youtube|yt|tiktok|instagram|linkedin|figma|notion|arxiv|wiki|space|brand|s3|lambda|region|topic|dashboard|board|pull|pr|merge|trace|event)$/;
/** A sentence that says that any address will do, whatever the service. */
export const ANY_ADDRESS =
  /\b(?:an?|any|given|provided|specified|arbitrary) (?:(?:given|provided|specified|public|remote|arbitrary|web|http|https) )?(?:urls?|web ?pages?|websites?|links?|(?:web )?address(?:es)?)\b/i;
