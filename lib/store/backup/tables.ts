import "server-only";
import { Prisma } from "../generated/client";

export type TableName = Prisma.ModelName;

type Table = {
  /** Columns of the primary key. */
  key: readonly string[];
  /** Why no backup holds it. */
  leftOut?: string;
  /** Columns that the sealing key opens. */
  sealed?: readonly string[];
  /** The key counts by itself. */
  counts?: true;
};

/** Every table, in an order in which each row comes after those that it refers to. A model that is new has to be told of here. */
export const TABLES: Readonly<Record<TableName, Table>> = {
  Server: { key: ["id"] },
  SealedSecret: { key: ["serverId", "place"], sealed: ["sealed"] },
  Consent: { key: ["serverId", "digest"] },
  AllowedHost: { key: ["serverId", "host"] },
  SignIn: { key: ["serverId"], sealed: ["sealed"] },
  QueuedListing: { key: ["serverId"], leftOut: "work under way, which would start commands where it is restored" },
  ListingState: { key: ["serverId"], leftOut: "how far work under way is" },
  Start: { key: ["id"] },
  Snapshot: { key: ["id"] },
  JudgedServer: { key: ["serverId"], leftOut: "made anew from the rest" },
  Relisting: { key: ["serverId"] },
  RelistingOfAll: { key: ["id"] },
  Session: { key: ["id"] },
  Override: { key: ["id"] },
  Policy: { key: ["id"] },
  Governance: { key: ["id"] },
  Advisor: { key: ["id"], sealed: ["sealedKey"] },
  Opinion: { key: ["serverId", "digest", "leg"] },
  KeptShare: { key: ["id"] },
  KeptLink: { key: ["id"] },
  KeptEntry: { key: ["shareId", "seq"] },
  OwnShare: { key: ["id"], sealed: ["sealedKey", "sealedOwner"] },
  Worsening: { key: ["id"] },
  Finding: { key: ["sessionId", "fingerprint"] },
  FindingsOf: { key: ["sessionId"] },
  ReportCover: { key: ["sessionId"] },
  LastReport: { key: ["sessionId"] },
  Sharing: { key: ["id"], sealed: ["sealedRelayKey"] },
  Approval: { key: ["id"], counts: true },
  ServerRecord: { key: ["server", "tool"] },
  AuditEntry: { key: ["seq"] },
  ApiToken: { key: ["id"] },
  Person: { key: ["id"] },
  GroupRole: { key: ["group"] },
  BrowserSession: {
    key: ["digest"],
    sealed: ["sealed"],
    leftOut: "would bring back who has signed out since; people sign in again",
  },
  RequestedWork: { key: ["id"], leftOut: "what requests of the last minutes wait for" },
  BegunSignIn: { key: ["serverId"], sealed: ["sealed"], leftOut: "sign-ins of the last minutes" },
  PendingSignIn: { key: ["digest"], sealed: ["sealed"], leftOut: "sign-ins of the last minutes" },
  SpentLogout: { key: ["digest"], leftOut: "sign-outs of the last minutes" },
  RateLimit: { key: ["key"], leftOut: "counts of the last minutes" },
};

export const TABLE_NAMES = Object.keys(TABLES) as TableName[];

export const isTable = (name: string): name is TableName => Object.hasOwn(TABLES, name);

const COLUMNS = new Map<string, object>(Object.entries(Prisma));

/** The columns of a table, in the order of the models. */
export function columnsOf(name: TableName): string[] {
  return Object.keys(COLUMNS.get(`${name}ScalarFieldEnum`)!);
}

/** What the client of one table does, the same for all of them. */
export type Rows = {
  findMany(asked: object): Promise<Record<string, unknown>[]>;
  findFirst(asked: object): Promise<Record<string, unknown> | null>;
  count(): Promise<number>;
  createMany(asked: { data: Record<string, unknown>[] }): Promise<{ count: number }>;
  updateMany(asked: { where: object; data: object }): Promise<{ count: number }>;
};

/** A database, or a transaction in it. */
export type Reader = Pick<Prisma.TransactionClient, "server" | "$executeRawUnsafe">;

export function rowsOf(database: Reader, name: TableName): Rows {
  const member = `${name[0]!.toLowerCase()}${name.slice(1)}`;
  return (database as unknown as Record<string, Rows>)[member]!;
}
