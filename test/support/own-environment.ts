import { afterAll } from "vitest";

// Files that share one process must not hand each other what they set: a folder that one made its home was another's home afterwards.
const before = { ...process.env };
afterAll(() => {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
});
