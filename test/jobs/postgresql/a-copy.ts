import { createInterface } from "node:readline";
import * as z from "zod";
import { judgeAhead } from "@/lib/jobs/judged-servers";
import { listTools } from "@/lib/jobs/list-tools";
import { listings } from "@/lib/jobs/listings";
import { listDue } from "@/lib/jobs/relisting";
import { prepareSealing } from "@/lib/secrets/seal";
import { keyInUse } from "@/lib/store/key-in-use";
import { actFor } from "@/lib/who";

// A copy of the app without its pages: works on what is queued, and does what a line of its standard input asks for. It answers in one line each.
const AskedSchema = z.union([
  z.object({ list: z.string(), by: z.string() }),
  z.object({ due: z.string() }),
  z.object({ judge: z.literal(true) }),
]);

await prepareSealing(await keyInUse());
const jobs = await listings();
process.on("SIGTERM", () => void jobs.close().then(() => process.exit(0)));
process.stdout.write("null\n");
for await (const line of createInterface({ input: process.stdin })) {
  const asked = AskedSchema.parse(JSON.parse(line));
  const answer = await ("list" in asked ? listFor(asked) : "due" in asked ? listDue(asked.due) : judgeAhead());
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}

function listFor({ list, by }: { list: string; by: string }) {
  const who = { kind: "person", issuer: "https://login.example", subject: by, name: by, role: "editor" } as const;
  return actFor(who, () => listTools([list]));
}
