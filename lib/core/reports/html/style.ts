import { sceneStyle } from "../../charts/roles";

/** The report's own style sheet: light and dark by the reader's setting, always light on paper. */
export const STYLE = `
:root{color-scheme:light dark;
--ground:light-dark(#faf9f6,#0d1117);--panel:light-dark(#fff,#151b23);--sunk:light-dark(#f2f1ec,#0a0e13);
--ink:light-dark(#14171c,#eceff3);--muted:light-dark(#555b66,#a3adba);--line:light-dark(#e4e2da,#28313c);--edge:light-dark(#8a8d92,#6b7684);
--on-ink:light-dark(#fff,#0d1117);--leg-private:#0072b2;--leg-untrusted:#d55e00;--leg-egress:#cc79a7;
--private-soft:light-dark(#e3f0f8,#10283a);--untrusted-soft:light-dark(#fcebdf,#3a2210);--egress-soft:light-dark(#f8eaf2,#35212c);
--quote:light-dark(#fff3c4,#4a3d0c);
--sans:-apple-system,"Segoe UI",Roboto,"Noto Sans","Liberation Sans",system-ui,sans-serif;
--display:"Iowan Old Style",Charter,"Bitstream Charter",Cambria,Georgia,"Liberation Serif",serif;
--mono:ui-monospace,"SF Mono","Cascadia Mono",Menlo,Consolas,"Liberation Mono",monospace}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:15px/1.55 var(--sans);text-rendering:optimizeLegibility}
main{max-width:64rem;margin:0 auto;padding:2.5rem 1.5rem 5rem}
h1,h2,h3{font-family:var(--display);font-weight:600;line-height:1.2;text-wrap:balance;margin:0}
h1{font-size:2.1rem}h2{font-size:1.45rem;margin:3rem 0 .9rem;padding-top:1.1rem;border-top:1px solid var(--line)}h3{font-size:1.08rem}
p{margin:.5rem 0}.muted{color:var(--muted);font-weight:400}.small{font-size:.86rem}
code,.mono{font-family:var(--mono);font-size:.88em;overflow-wrap:anywhere}
a{color:inherit}
header .product{font-size:.86rem;letter-spacing:.04em;color:var(--muted);margin:0 0 .35rem}
.facts{display:flex;flex-wrap:wrap;gap:.35rem 1.6rem;margin:.7rem 0 0;padding:0;list-style:none;color:var(--muted);font-size:.9rem}
.facts b{font-weight:600;color:var(--ink)}
.verdict{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:1.5rem 2rem;align-items:center;margin:1.6rem 0 0;padding:1.5rem 1.7rem;background:var(--panel);border:1px solid var(--line);border-left:.5rem solid var(--edge);border-radius:.5rem}
.verdict.lethal{border-left-color:var(--ink)}
.verdict .level{display:flex;gap:.6rem;align-items:center;font-size:1.75rem;font-weight:600;font-family:var(--display);margin:0 0 .5rem}
.verdict .level svg{flex:none}
.verdict .said{font-size:1.1rem;margin:0;max-width:36rem}
.verdict ul{margin:.9rem 0 0;padding-left:1.1rem;color:var(--muted)}
.picture{margin:0}.picture svg{display:block;max-width:100%;height:auto}
.wide{overflow-x:auto;margin:1rem 0;padding:1rem;background:var(--panel);border:1px solid var(--line);border-radius:.5rem}
.first{margin:1.2rem 0 0;padding:1rem 1.3rem;background:var(--sunk);border-radius:.5rem}
.first b{font-weight:600}
details summary{cursor:pointer;color:var(--muted)}.since{margin:1.4rem 0 0;padding:1rem 1.3rem;border:1px solid var(--edge);border-radius:.5rem}.since h2{margin:0;padding:0;border:0;font-size:1.08rem}.since ul{margin:.5rem 0 0;padding:0;list-style:none}.since .worse{font-weight:600}.since li{overflow-wrap:anywhere}
table{width:100%;border-collapse:collapse;font-size:.9rem;background:var(--panel);border:1px solid var(--line);margin:.8rem 0}
caption{text-align:left;color:var(--muted);font-size:.86rem;padding:.3rem 0}
th,td{padding:.5rem .7rem;text-align:left;vertical-align:top;border-bottom:1px solid var(--line)}
th{font-weight:600;font-size:.82rem;color:var(--muted);background:var(--sunk);white-space:nowrap}
td.number,th.number{text-align:right;font-variant-numeric:tabular-nums}
tbody th{background:none;color:var(--ink);font-size:.9rem;white-space:normal}
tr:last-child>*{border-bottom:0}
tr.group>th{background:var(--sunk);font-size:.86rem}
tr.off{color:var(--muted)}tr.off .name{text-decoration:line-through}
.leg{display:inline-flex;gap:.35rem;align-items:center;white-space:nowrap}.leg svg{flex:none}
.finding{margin:1rem 0;padding:1.1rem 1.3rem;background:var(--panel);border:1px solid var(--line);border-radius:.5rem}
.finding>header{display:flex;gap:.8rem;align-items:baseline}
.finding .rule{flex:none;font:600 .82rem var(--mono);color:var(--muted)}
.finding .kind{flex:none;font-size:.82rem;font-weight:600;white-space:nowrap}
.finding.note{padding:.7rem 1.3rem}
.story{margin:.9rem 0;padding:0;list-style:none;display:grid;gap:.45rem}
.story li{display:grid;grid-template-columns:1.6rem 1fr;gap:.5rem;align-items:start;padding:.5rem .7rem;border-radius:.35rem}
.story .private{background:var(--private-soft)}.story .untrusted{background:var(--untrusted-soft)}.story .egress{background:var(--egress-soft)}
td div,td q,h3{overflow-wrap:anywhere}
q{background:var(--quote);quotes:none;padding:.05em .2em;border-radius:.2em;box-decoration-break:clone}
.do{margin:.8rem 0 0;padding:.6rem 0 0;border-top:1px dashed var(--line)}
pre{margin:.6rem 0;padding:.8rem 1rem;background:var(--sunk);border:1px solid var(--line);border-radius:.35rem;font:.85rem/1.5 var(--mono);white-space:pre-wrap;overflow-wrap:anywhere}
ul.groups{margin:0;padding:0;list-style:none}ul.groups li{margin:0 0 .35rem}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:0 1.2rem;align-items:start}.pair>*{min-width:0}.long{overflow-wrap:anywhere}
.sets{margin:.6rem 0 0;padding:0;list-style:none;display:flex;flex-wrap:wrap;gap:.4rem .6rem}.sets li{margin:0;padding:.15rem .6rem;border:1px solid var(--edge);border-radius:1rem;background:var(--panel);font-size:.9rem;overflow-wrap:anywhere}.sets li.possible{border-style:dashed}
ul.plain{margin:.5rem 0;padding-left:1.1rem}li{margin:.2rem 0}
nav{margin:1.6rem 0 0;font-size:.9rem;color:var(--muted);display:flex;flex-wrap:wrap;gap:.3rem 1.2rem}
footer{margin-top:3rem;padding-top:1rem;border-top:1px solid var(--line);color:var(--muted);font-size:.82rem}
@media (max-width:48rem){.pair{grid-template-columns:1fr}}
@media (max-width:40rem){table:not(.stack){display:block;overflow-x:auto}.stack .number{text-align:left}main{padding:1.4rem 1rem 3rem}.verdict{grid-template-columns:1fr}.finding>header{flex-wrap:wrap}.stack thead{display:none}.stack tr{display:block;border-bottom:1px solid var(--line)}.stack td,.stack tbody th{display:block;border:0;padding:.25rem .7rem}}
@page{size:auto;margin:16mm 14mm 18mm;@bottom-right{content:counter(page) " / " counter(pages);font:8pt sans-serif;color:#555}}
@media print{:root{color-scheme:light;--ground:#fff;--sunk:#f5f5f3;--panel:#fff}
html{font-size:11.5px}body{font-size:9.5pt}main{max-width:none;padding:0}h1{font-size:20pt}h2{font-size:13.5pt;margin-top:1.6rem;break-after:avoid}h3{break-after:avoid}
nav{display:none}.finding.error,.finding.warning{break-inside:auto}.finding>header,.story,tr,.verdict,.first{break-inside:avoid}thead{display:table-header-group}
*{-webkit-print-color-adjust:exact;print-color-adjust:exact}.new-page{break-before:page;border-top:0}}
${sceneStyle((name) => `var(--${name})`)}
.scene{fill:var(--ink)}
`;
