import { readLabels } from "./labels";
import { familiesOf, sliceOf } from "./families";
import { paramsOf } from "../core/classification/parsing/params";
import { statedSendings } from "../core/classification/parsing/stated-sending";
const dev = await readLabels("/work/shared/labels/dev.jsonl");
const more = await readLabels("/work/shared/labels/more.jsonl");
const all = [...dev, ...more];
const famAll = familiesOf(all);
const devFam = new Set(famAll.slice(0, dev.length));
const c: any = {};
const ex: string[] = [];
const t0 = Date.now();
all.forEach((t, i) => {
  const sl = devFam.has(famAll[i]!) ? 0 : sliceOf(famAll[i]!);
  const s = statedSendings(t.tool, paramsOf(t.tool.inputSchema));
  if (sl > 6) return;
  const l = t.labels.egress;
  c[`${l} ${s.length > 0}`] = (c[`${l} ${s.length > 0}`] ?? 0) + 1;
  if (s.length && l === "n")
    ex.push(
      `${t.tool.name} | ${s[0]!.field.slice(-30)} | ${s[0]!.text
        .slice(Math.max(0, s[0]!.start - 30), s[0]!.end)
        .replace(/\s+/g, " ")
        .slice(0, 130)}`,
    );
});
console.log(Date.now() - t0, "ms", c);
const n = Number(process.argv[2] ?? 60);
for (let i = 0; i < ex.length; i += Math.max(1, Math.floor(ex.length / n))) console.log(ex[i]);
