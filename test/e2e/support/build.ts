import { ensureBuilt } from "../../../lib/boot/build.mjs";

export default function build(): void {
  ensureBuilt();
}
