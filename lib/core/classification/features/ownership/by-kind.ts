import type { DecisionRule } from "../decision-list";

/** Whose it is by the kind of its service, or, where that is not known, by the kind of thing. */
export const BY_KIND: readonly DecisionRule[] = [
  {
    id: "of an account, private",
    reason: "It brings back private things out of an account.",
    when: ({ service, about, flow }) => service?.holds === "account" && (about?.private ?? 0) > 0 && flow !== "works",
  },
  {
    id: "of an account, unnamed",
    reason: "It brings back something unnamed out of an account.",
    when: ({ service, about, flow }) => service?.holds === "account" && !about && flow !== "works",
  },
  {
    id: "of an account, public",
    reason: "It brings back things of a public kind from a service that holds accounts.",
    when: ({ service, flow }) => service?.holds === "account" && flow !== "works",
  },
  {
    id: "of an account, made",
    reason: "It works on what it is given for an account.",
    when: ({ service }) => service?.holds === "account",
  },
  {
    id: "of this machine, private",
    reason: "It brings back private things of this machine.",
    when: ({ service, about, flow }) => service?.holds === "local" && (about?.private ?? 0) > 0 && flow !== "works",
  },
  {
    id: "of this machine, unnamed",
    reason: "It brings back something unnamed of this machine.",
    when: ({ service, about, flow }) => service?.holds === "local" && !about && flow !== "works",
  },
  {
    id: "of this machine, public",
    reason: "It brings back things of a public kind on this machine.",
    when: ({ service, flow }) => service?.holds === "local" && flow !== "works",
  },
  {
    id: "of this machine, made",
    reason: "It works on what it is given on this machine.",
    when: ({ service }) => service?.holds === "local",
  },
  {
    id: "of the public, private things",
    reason: "It brings back things of a private kind from a public service.",
    when: ({ service, about }) => service?.holds === "public" && (about?.private ?? 0) > 1,
  },
  {
    id: "of the public",
    reason: "It brings back what a public service shows.",
    when: ({ service }) => service?.holds === "public",
  },
  {
    id: "of nothing, private things",
    reason: "It brings back things of a private kind from a service that holds nothing.",
    when: ({ service, about, flow }) => service?.holds === "nothing" && (about?.private ?? 0) > 0 && flow !== "works",
  },
  { id: "of nothing", reason: "The service holds nothing.", when: ({ service }) => service?.holds === "nothing" },
  {
    id: "of somebody, personal things",
    reason: "It brings back personal things of nobody knows whom.",
    when: ({ about }) => (about?.private ?? 0) > 1,
  },
  {
    id: "of somebody, internal things",
    reason: "It brings back internal things of nobody knows whom.",
    when: ({ about }) => about?.private === 1,
  },
  {
    id: "of somebody, a list",
    reason: "It lists something unnamed that it keeps.",
    when: ({ does, about }) => !about && (does === "list" || does === "read" || does === "search" || does === "count"),
  },
  {
    id: "of somebody, public things",
    reason: "It brings back public things.",
    when: ({ about }) => about !== undefined,
  },
  { id: "of nobody known", reason: "It does not say what it brings back.", when: () => true },
];
