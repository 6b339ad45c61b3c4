import { readdirSync, readFileSync } from "node:fs";

/** What a process is started by that was started to list a server: the server itself, which counts for nobody here. */
const SERVER = "TREFOIL_CHILD=";

const read = (file) => {
  try {
    return readFileSync(file, "latin1");
  } catch {
    return "";
  }
};

/** A process and all that it started, without the servers that are listed. */
function tree(pid) {
  if (read(`/proc/${pid}/environ`).includes(SERVER)) return [];
  return [pid, ...children(pid).flatMap(tree)];
}

/** Every thread has children of its own. */
function children(pid) {
  try {
    const lists = readdirSync(`/proc/${pid}/task`).map((thread) => read(`/proc/${pid}/task/${thread}/children`));
    return lists.join(" ").split(" ").filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

/** Bytes that these processes take: their own, and of what they share with others their part (PSS). Linux only. */
export function memoryOf(pid) {
  const sizes = tree(pid).map((one) => Number(/^Pss:\s+(\d+) kB/m.exec(read(`/proc/${one}/smaps_rollup`))?.[1] ?? 0));
  return sizes.reduce((sum, size) => sum + size, 0) * 1024;
}
