/**
 * Who wrote made-up definitions with labels by the rubric, and what about: authors who saw neither the program nor its lists of
 * words. Of each there is a file of this name in `written`: whole definitions, or listings of servers in short.
 */
const DEFINITIONS = {
  evasions: "ways round a reader of words",
  "hidden-legs": "hidden legs and their harmless twins",
  trades: "ordinary tools of many trades",
  disguises: "hidden legs, harmless twins and ordinary tools",
  services: "whole servers as they are met",
  borders: "border cases, unusual verbs, other languages, few words",
  products: "servers of products and devices, a few tools each",
  terse: "few words, words of trades and protocols, other languages",
} as const;
const LISTINGS = {
  talk: "servers for mail, chat, calendars and social networks",
  work: "servers for projects, documents, forms, learning and archives",
  code: "servers for code, builds, documentation and monitoring",
  cloud: "servers for clouds, databases and networks",
  business: "servers for sales, commerce, money and chains",
  machine: "servers for browsers, machines, media and agents",
  world: "servers for science, travel, homes, games and security",
  languages: "servers in other languages, of few words, and of protocols",
  vendors: "large servers of vendors",
  "long-technical": "long texts of technical servers",
  "long-general": "long texts of other servers",
  contrasts: "tools that look alike and differ in a leg",
  addresses: "legs that only arguments or later sentences tell of",
  "disguised-work": "disguises and harmless twins at work and at home",
  "disguised-machines": "disguises and harmless twins of machines, money and agents",
  "disguised-trades": "disguises and harmless twins of trades, in several languages",
  "disguised-products": "disguises and harmless twins in texts like those of products",
  "disguised-content": "disguises and harmless twins of content and of private data",
  "disguised-losses": "disguises and harmless twins of ways out and of losses",
  "readme-content": "READMEs of servers for the web, content and communication",
  "readme-products": "READMEs of servers of products for business",
  "readme-machines": "READMEs of servers for browsers, machines and devices",
  "readme-data": "READMEs of servers of public data and of calculators",
  exits: "ways out and tools that look like them",
  outsiders: "what outsiders write, and what looks like it",
  losses: "losses, private data, and what looks like them",
  toolkits: "toolkits of vendors and servers generated from OpenAPI",
  "sources-content": "source code of servers for content, communication and data",
  "sources-work": "source code of servers for work and machines",
  automation: "actions of automation platforms",
  enterprise: "servers for the systems of companies",
  "readme-code": "READMEs of servers for code, clouds and data",
  "readme-life": "READMEs of servers for personal life and small organisations",
  "readme-languages": "READMEs of servers from many countries, in their languages",
  "exits-more": "ways out by the cases of the rubric",
  "outsiders-more": "what outsiders write by the cases of the rubric",
  "losses-more": "losses by the cases of the rubric",
  "losses-third": "where writing ends and destroying begins",
  "calm-data": "tools of data and science that hold less than they sound like",
  "calm-work": "tools of work and machines that hold less than they sound like",
  "home-play": "homes, games, travel and leisure",
  "ai-media": "models, agents, memory and generated media",
  "data-clouds": "databases, queues, storage and clouds",
  "money-chains": "money, markets, shops and chains",
  catalogues: "knowledge of the world, by editors or by a crowd",
  "asian-languages": "servers in Chinese and Japanese",
  "long-args": "long texts with full arguments",
  "disguised-ways": "disguises and harmless twins of ways out, in several languages",
  "disguised-reads": "disguises and harmless twins of what comes back, in several languages",
  "disguised-late": "legs and effects that a late sentence or an argument decides",
  "disguised-senders": "reading tools that also send, and their harmless twins",
  "disguised-idioms": "legs and losses told by idioms, and their harmless twins",
  "side-doors": "what only an optional argument or a late clause gives away",
  "exits-by-trade": "ways out through the mechanisms of trades, and their harmless twins",
  "written-by-the-way": "outsiders' words and private data that come by the way, and their harmless twins",
  practitioners: "legs that follow from technical facts, and their harmless twins",
  "losses-by-trade": "what is really gone, and what only looks like it",
  operations: "tools with several operations, and lists that decide nothing",
  "native-languages": "servers in twenty languages",
  platforms: "platforms as product teams publish them, and border cases",
  effects: "what changes or loses something in every trade, and what only looks like it",
  "who-wrote": "who wrote what comes back, in ordinary words",
  "ways-out": "ways out in ordinary words, and what stays inside",
} as const;
const WRITTEN = { ...DEFINITIONS, ...LISTINGS };
export type Author = keyof typeof WRITTEN;
export const AUTHORS = Object.keys(WRITTEN) as Author[];
export const writesListings = (author: Author): boolean => author in LISTINGS;
export const wroteAbout = (author: Author): string => WRITTEN[author];

/** Where definitions of real servers come from, in words. */
export const ORIGINS = {
  servers: "the labelled set",
  published: "published servers",
  described: "servers as their README describes them",
} as const;
export type RealSource = keyof typeof ORIGINS;

/**
 * Where a labelled tool comes from: a real server, an author who made it up, or a published server from which it was chosen because the
 * program was unsure of it. The latter teach more than others and say nothing about how often the program is right.
 */
export type LabelSource = RealSource | Author | "chosen";
export const SOURCES: readonly LabelSource[] = ["servers", ...AUTHORS, "published", "described", "chosen"];

export function isMadeUp(source: LabelSource): source is Author {
  return source in WRITTEN;
}

/** What every figure counts: tools of real servers that were not chosen by what the program says of them. */
export function isMeasured(source: LabelSource): source is RealSource {
  return source in ORIGINS;
}
