import { Secret } from "@/lib/core/model/secret";
import { TABLE_NAMES, columnsOf, rowsOf, type TableName } from "@/lib/store/backup/tables";

/** Letters that a text of somebody else's may hold, as long as a line of a backup. */
export const ODD = `ü 😀 \u2028 "quoted" 'it' \\ \n\t \u0001 ${"x".repeat(10_000)}`;
/** In the clear nowhere but in whoever opens it. */
export const CANARY = "canary-7c1f";

/** Columns that name a row of another table, or a digest that the next row needs. */
const REFERENCES: Readonly<Record<string, string>> = {
  serverId: "Server",
  sessionId: "Session",
  shareId: "KeptShare",
  personId: "Person",
};

type Field = { name: string; kind: string; type: string };

/** Puts something into every table: by what the app itself calls where a value is sealed or signed, else as plain rows. */
export async function fillStore(): Promise<{ serverId: string }> {
  const { database } = await import("@/lib/store/client");
  const { loadDemo } = await import("@/lib/jobs/demo");
  const { seal } = await import("@/lib/secrets/seal");
  const { createServer } = await import("@/lib/store/register-server");
  const { agreeTo, consentDigest } = await import("@/lib/jobs/consent");
  const { putSignIn } = await import("@/lib/store/sign-ins");
  const { putAdvisor } = await import("@/lib/store/advisor");
  const { putSharing } = await import("@/lib/store/sharing");
  const sealed = () => seal(new Secret(CANARY));

  await loadDemo();
  const server = await createServer(
    {
      name: "mail",
      transport: { kind: "stdio", command: "mail-server", args: [], env: ["TOKEN"] },
      disabled: false,
      hiddenTools: [],
    },
    { "env.TOKEN": sealed() },
  );
  await agreeTo(server, await consentDigest(server));
  await putSignIn(server.id, { sealed: sealed(), issuer: "https://id.example", account: ODD, scope: "mail" });
  const endpoint = {
    on: true,
    kind: "openai",
    address: "https://ai.example",
    model: "m",
    prices: { input: 0.1, output: 1e-7 },
  };
  await putAdvisor({ ...endpoint, kind: "openai" }, sealed());
  await putSharing({ relay: "https://relay.example", sealedRelayKey: sealed() });

  const models = (database as unknown as { _runtimeDataModel: { models: Record<string, { fields: Field[] }> } })
    ._runtimeDataModel.models;
  const firstIds: Record<string, unknown> = {};
  for (const name of TABLE_NAMES) {
    if ((await rowsOf(database, name).count()) === 0)
      await rowsOf(database, name).createMany({ data: [aRow(name, models[name]!.fields, firstIds, sealed)] });
    const [key] = columnsOf(name);
    firstIds[name] = (await rowsOf(database, name).findFirst({ orderBy: { [key!]: "asc" } }))![key!];
  }
  return { serverId: server.id };
}

function aRow(
  name: TableName,
  fields: readonly Field[],
  firstIds: Readonly<Record<string, unknown>>,
  sealed: () => string,
): Record<string, unknown> {
  const value = ({ name: column, type }: Field): unknown => {
    const of = REFERENCES[column];
    if (of !== undefined && firstIds[of] !== undefined) return firstIds[of];
    if (column.startsWith("sealed") && !name.startsWith("Kept")) return sealed();
    return { Int: 1, Float: 0.1, Boolean: true, String: ODD }[type];
  };
  return Object.fromEntries(fields.filter(({ kind }) => kind === "scalar").map((field) => [field.name, value(field)]));
}
