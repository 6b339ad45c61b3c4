import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { balance, wire, type Balancer } from "../../support/between";
import { startCollector } from "../../support/collector";
import { startIdentityProvider } from "../../support/identity-provider.mjs";
import { freshDatabase, startPostgres, withClient } from "../../support/postgres/server.mjs";
import { freePort } from "./signing-in";
import { startApp, type StartedApp } from "./started-app";

/** Who is the first administrator. */
export const ADMINISTRATOR = "ada";

/** One of the copies of the built app that share a database. */
export type Copy = {
  name: string;
  port: number;
  app: StartedApp;
  /** Ends it as a power failure does: nothing in it gets a moment's time. */
  kill: () => Promise<void>;
  /** Ends it as a service manager does; gives the exit code. */
  end: () => Promise<number | null>;
};

/** Copies of the built app on one PostgreSQL, behind one address, where people sign in at a real identity provider. */
export class Copies {
  readonly living: Copy[] = [];
  #begun = 0;

  private constructor(
    private readonly postgres: Awaited<ReturnType<typeof startPostgres>>,
    /** Of the database itself, past what can be cut. */
    readonly database: string,
    /** Between the copies and the database. */
    readonly line: Awaited<ReturnType<typeof wire>>,
    readonly proxy: Balancer,
    readonly provider: Awaited<ReturnType<typeof startIdentityProvider>>,
    /** Where they send their traces. */
    readonly collector: Awaited<ReturnType<typeof startCollector>>,
    private readonly data: string,
  ) {}

  /** @param count how many copies are started, all at once */
  static async start(count: number): Promise<Copies> {
    const postgres = await startPostgres();
    const database = await freshDatabase(postgres.address, "template0");
    const line = await wire(Number(new URL(database).port));
    const proxy = await balance();
    // Without refresh tokens, each of which is worth something once: on a busy machine an answer that comes too late would sign somebody out.
    const provider = await startIdentityProvider({ origin: proxy.address, host: "localhost", refresh: false });
    const data = mkdtempSync(path.join(tmpdir(), "trefoil-copies-"));
    const copies = new Copies(postgres, database, line, proxy, provider, await startCollector(), data);
    await Promise.all(Array.from({ length: count }, () => copies.add()));
    return copies;
  }

  /** Where browsers reach them. */
  get origin(): string {
    return this.proxy.address;
  }

  /** Starts one more, and has the proxy hand requests to it. */
  async add(): Promise<Copy> {
    const name = `copy-${(this.#begun += 1)}`;
    const address = new URL(this.database);
    address.port = String(this.line.port);
    address.searchParams.set("application_name", name);
    const asked = await freePort();
    const app = await startApp(["--port", String(asked)], this.data, {
      ...this.provider.environment,
      DATABASE_URL: address.href,
      TREFOIL_ADMINISTRATOR: ADMINISTRATOR,
      TREFOIL_TRUSTED_PROXIES: "127.0.0.1",
      OTEL_EXPORTER_OTLP_ENDPOINT: this.collector.address,
    });
    const busy = /is busy: using (\d+)\./.exec(app.output())?.[1];
    const port = busy === undefined ? asked : Number(busy);
    const end = () => (this.#leave(port), app.stop("SIGTERM"));
    const kill = async () => {
      const { stdout } = spawnSync("pgrep", ["-P", String(app.pid)], { encoding: "utf8" });
      process.kill(Number(stdout), "SIGKILL");
      await app.stop();
      this.#leave(port);
    };
    const copy = { name, port, app, kill, end };
    this.living.push(copy);
    this.everywhere();
    return copy;
  }

  /** Has the proxy ask these alone. */
  only(...copies: readonly Copy[]): void {
    this.proxy.ports.splice(0, Infinity, ...copies.map(({ port }) => port));
  }

  /** Has the proxy ask all that live, by turns. */
  everywhere(): void {
    this.only(...this.living);
  }

  /** The one that runs the listing of a server, as the database knows it by the lock that it holds. */
  async runnerOf(server: string): Promise<Copy | undefined> {
    const { rows } = await withClient(this.database, (client) =>
      client.query<{ name: string }>(
        `SELECT application_name AS name FROM pg_stat_activity JOIN pg_locks USING (pid)
         JOIN "ListingState" ON objid::int = copy JOIN "Server" ON "Server".id = "serverId"
         WHERE locktype = 'advisory' AND objsubid = 2 AND "Server".name = $1`,
        [server],
      ),
    );
    return this.living.find(({ name }) => name === rows[0]?.name);
  }

  async stop(): Promise<void> {
    await Promise.all([...this.living].map(({ app }) => app.stop()));
    this.proxy.close();
    await this.collector.stop();
    await this.provider.stop();
    this.line.close();
    await this.postgres.stop();
    rmSync(this.data, { recursive: true, force: true });
  }

  #leave(port: number): void {
    const index = this.living.findIndex((copy) => copy.port === port);
    if (index >= 0) this.living.splice(index, 1);
  }
}
