import { isRecord } from "../../text/is-record";
import { readJsonc } from "../../text/jsonc";
import { hookActs } from "../acts";
import { defineKind } from "../define";

const FILE =
  /(^|\/)(?:hooks\/[^/]+\.json|\.cursor\/hooks\.json|\.claude\/settings(?:\.local)?\.json|managed-settings\.json|\.gemini\/settings\.json|\.github\/hooks\/[^/]+\.json|\.windsurf\/hooks\.json)$/i;

/** Programs that a client calls on its own events. */
export default defineKind({
  id: "hooks",
  claims: (path) => FILE.test(path),
  read(file) {
    const parsed = readJsonc(file.text);
    if (!parsed.ok || !isRecord(parsed.doc.value)) return undefined;
    const settings = parsed.doc.value;
    const acts = hookActs(settings.hooks);
    if (acts.length === 0) return undefined;
    return {
      said: {
        title: file.path.split("/").slice(-2).join("/"),
        acts,
        remarks: [
          "Hooks run by themselves, outside of any sandbox for commands.",
          ...(settings.disableAllHooks === true ? ["The same file switches all hooks off."] : []),
        ],
      },
    };
  },
});
