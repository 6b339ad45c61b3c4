import { createInterface } from "node:readline";
import * as z from "zod";
import { judgeAhead } from "@/lib/jobs/judged/ahead";
import { listTools } from "@/lib/jobs/list-tools";
import { listings } from "@/lib/jobs/listings";
import { listDue } from "@/lib/jobs/relisting";
import { doRequested } from "@/lib/jobs/requested/work";
import { completeSignIn } from "@/lib/jobs/sign-in";
import { prepareSealing } from "@/lib/secrets/seal";
import { keyInUse } from "@/lib/store/key-in-use";
import { actFor } from "@/lib/who";

// A copy of the app without its pages: works on what is queued, and does what a line of its standard input asks for. It answers in one line each.
const AskedSchema = z.union([
  z.object({ list: z.string(), by: z.string() }),
  z.object({ due: z.string() }),
  z.object({ judge: z.literal(true) }),
  z.object({ print: z.string() }),
  z.object({ state: z.string(), code: z.string(), iss: z.string() }),
]);

await prepareSealing(await keyInUse());
const jobs = await listings();
process.on("SIGTERM", () => void jobs.close().then(() => process.exit(0)));
process.stdout.write("null\n");
for await (const line of createInterface({ input: process.stdin })) {
  const asked = AskedSchema.parse(JSON.parse(line));
  const answer = await doWhat(asked);
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}

function listFor({ list, by }: { list: string; by: string }) {
  const who = { kind: "person", issuer: "https://login.example", subject: by, name: by, role: "editor" } as const;
  return actFor(who, () => listTools([list]));
}

function doWhat(asked: z.infer<typeof AskedSchema>): Promise<unknown> {
  if ("list" in asked) return listFor(asked);
  if ("due" in asked) return listDue(asked.due);
  if ("print" in asked) return doRequested("print", { html: asked.print, paper: "A4" });
  return "judge" in asked ? judgeAhead() : completeSignIn(asked.state, asked);
}
