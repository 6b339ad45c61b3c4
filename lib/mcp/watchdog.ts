import { spawn, type ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";

/** Every child gets this variable with a number of its own, so that descendants that have left its process group are found, too. */
export const MARK = "TREFOIL_CHILD";
const APP = randomUUID();
export const newMark = (): string => `${APP}.${randomUUID()}`;

/**
 * Keeps the numbers of the running process groups as they arrive line by line, and kills what is left when the pipe to the app breaks,
 * which is how it learns that the app was killed or crashed. Nothing but numbers reaches it from outside.
 */
const SCRIPT = `
groups=" "
while read -r act group; do
  case "$act" in
    watch) groups="$groups$group " ;;
    drop) case "$groups" in *" $group "*) groups="\${groups%% $group *} \${groups#* $group }" ;; esac ;;
  esac
done
for group in $groups; do kill -KILL -- "-$group" 2>/dev/null; done
for file in $(grep -las "${MARK}=$1" /proc/[0-9]*/environ 2>/dev/null); do
  pid="\${file#/proc/}"
  kill -KILL "\${pid%%/*}" 2>/dev/null
done
`;

let watchdog: ChildProcess | undefined;

export const watchGroup = (group: number): void => tell(`watch ${group}`);
export const unwatchGroup = (group: number): void => tell(`drop ${group}`);

/** One small shell per process, started with the first command; it does not keep the app from ending. Windows has no process groups. */
function tell(line: string): void {
  if (process.platform === "win32") return;
  if (!watchdog || watchdog.exitCode !== null || !watchdog.stdin?.writable) {
    watchdog = spawn("/bin/sh", ["-c", SCRIPT, "trefoil-watchdog", APP], {
      stdio: ["pipe", "ignore", "ignore"],
      detached: true,
      env: { PATH: "/usr/bin:/bin" } as unknown as NodeJS.ProcessEnv,
      cwd: "/",
    });
    watchdog.on("error", () => {});
    watchdog.stdin?.on("error", () => {});
    watchdog.unref();
    (watchdog.stdin as unknown as { unref(): void }).unref();
  }
  watchdog.stdin?.write(`${line}\n`);
}
