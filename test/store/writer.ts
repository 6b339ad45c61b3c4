import { createSession, findSessions, updateSession } from "@/lib/store/sessions";

// Keeps sessions until it is killed; a line on standard output says that one is kept.
const [, , name = ""] = process.argv;
for (let count = 0; ; count++) {
  const session = await createSession({ name: `${name} ${count}`, host: "none", servers: [], off: [] });
  await updateSession(session, { ...session, off: ["a"] });
  if (count % 5 === 0) await findSessions();
  process.stdout.write(`${session.name}\n`);
}
