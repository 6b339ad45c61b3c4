import { ensureBuilt } from "../../../lib/boot/build.mjs";

export default async function build(): Promise<void> {
  await ensureBuilt({ standalone: true });
}
