import type { TestProject } from "vitest/node";
import { makeTemplate, startPostgres } from "./server.mjs";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the PostgreSQL server that the tests of this project use. */
    postgres?: string;
  }
}

/** One server for all test files that run on PostgreSQL; each has a database of its own in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { address, stop } = await startPostgres();
  await makeTemplate(address);
  project.provide("postgres", address);
  return stop;
}
