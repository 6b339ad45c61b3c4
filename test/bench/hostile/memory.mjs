import { readFileSync } from "node:fs";

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
  const threads = read(`/proc/${pid}/task/${pid}/children`).trim().split(" ");
  return [pid, ...threads.filter(Boolean).flatMap((child) => tree(Number(child)))];
}

/** Bytes that these processes take: their own, and of what they share with others their part (PSS). Linux only. */
export function memoryOf(pid) {
  const sizes = tree(pid).map((one) => Number(/^Pss:\s+(\d+) kB/m.exec(read(`/proc/${one}/smaps_rollup`))?.[1] ?? 0));
  return sizes.reduce((sum, size) => sum + size, 0) * 1024;
}
