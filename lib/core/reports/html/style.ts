import { sceneStyle } from "../../charts/roles";

/**
 * The report's own style sheet: light and dark by the reader's setting, always light on paper. There text has the x-height of
 * Arial in any font, so that a report has as many pages on every machine.
 */
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
ul.facts{display:flex;flex-wrap:wrap;gap:.35rem 1.6rem;margin:.7rem 0 0;padding:0;list-style:none;color:var(--muted);font-size:.9rem}
ul.facts b{font-weight:600;color:var(--ink)}
dl.facts{display:grid;grid-template-columns:1fr 1fr;gap:.1rem 2rem;margin:.9rem 0 0;padding:.6rem 0;border:solid var(--line);border-width:1px 0;font-size:.92rem}
dl.facts div{display:grid;grid-template-columns:6rem minmax(0,1fr);gap:.6rem;padding:.12rem 0}dl.facts div:nth-child(n+5){grid-column:1/-1}
dt{color:var(--muted)}dd{margin:0}
.verdict{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:1rem 2rem;align-items:center;margin:1.2rem 0 0;padding:1.2rem 1.5rem;background:var(--panel);border:1px solid var(--line);border-left:.5rem solid var(--edge);border-radius:.5rem}
.verdict.lethal{border-left-color:var(--ink)}
.verdict .level{display:flex;gap:.6rem;align-items:center;font-size:1.6rem;font-weight:600;font-family:var(--display);line-height:1.2;margin:0 0 .4rem}
.verdict .level svg{flex:none}
.verdict .said{margin:0;max-width:38rem}
.verdict ul{margin:.9rem 0 0;padding-left:1.1rem;color:var(--muted)}
.picture{margin:0}.picture svg{display:block;max-width:100%;height:auto}
.verdict .picture svg{width:12.5rem}
.wide{overflow-x:auto;margin:1rem 0;padding:1rem;background:var(--panel);border:1px solid var(--line);border-radius:.5rem}
p.lead{font-size:1.1rem}
table{width:100%;border-collapse:collapse;font-size:.9rem;background:var(--panel);border:1px solid var(--line);margin:.7rem 0}
th,td{padding:.4rem .6rem;text-align:left;vertical-align:top;border-bottom:1px solid var(--line)}
th{font-weight:600;font-size:.82rem;color:var(--muted);background:var(--sunk)}
thead th{white-space:nowrap}
td.number,th.number{text-align:right;font-variant-numeric:tabular-nums}
tbody th{background:none;color:var(--ink);font-size:1em;font-weight:400}.matrix tbody th{font-weight:600}
tr:last-child>*{border-bottom:0}
tr.off{color:var(--muted)}tr.off th{text-decoration:line-through}
.matrix td.marked{outline:2px solid var(--ink);outline-offset:-2px}
.whole{white-space:nowrap}.long{overflow-wrap:anywhere}
.leg{display:inline-flex;gap:.35rem;align-items:center;vertical-align:middle;white-space:nowrap}.leg svg{flex:none}
.together{margin:1.1rem 0;padding:1rem 1.2rem;background:var(--panel);border:1px solid var(--line);border-radius:.5rem}
.together table{margin:.6rem 0}
td,th,dd,li,p,h1,h3{overflow-wrap:break-word}
q{background:var(--quote);quotes:none;padding:.05em .2em;border-radius:.2em;box-decoration-break:clone;overflow-wrap:anywhere}
pre{margin:.6rem 0;padding:.8rem 1rem;background:var(--sunk);border:1px solid var(--line);border-radius:.35rem;font:.85rem/1.5 var(--mono);white-space:pre-wrap;overflow-wrap:anywhere}
.plain{margin:.4rem 0;padding-left:1.4rem}li{margin:.2rem 0}
h3{margin-top:1.2rem}.together h3{margin-top:0}.cover h3{margin-top:1rem}
nav{margin:1.6rem 0 0;font-size:.9rem;color:var(--muted);display:flex;flex-wrap:wrap;gap:.3rem 1.2rem}
footer{margin-top:3rem;padding-top:1rem;border-top:1px solid var(--line);color:var(--muted);font-size:.82rem}
@media (max-width:40rem){table:not(.stack):not(.matrix){display:block;overflow-x:auto}.stack .number{text-align:left}main{padding:1.4rem 1rem 3rem}.verdict,dl.facts{grid-template-columns:minmax(0,1fr)}.stack thead,.stack colgroup{display:none}.stack,.stack tbody{display:block}.stack tr{display:block;border-bottom:1px solid var(--line)}.stack td,.stack tbody th{display:block;border:0;padding:.25rem .7rem}.whole{white-space:normal;overflow-wrap:anywhere}}
@page{size:auto;margin:13mm 14mm 15mm;@bottom-right{content:counter(page) " / " counter(pages);font:8pt sans-serif;color:#555}}
@media print{:root{color-scheme:light;--ground:#fff;--sunk:#f5f5f3;--panel:#fff}
html{font-size:10.4px}body{font-size:8.8pt;line-height:1.38;font-size-adjust:.519}h1,h2,h3,.level,code,.mono,pre{font-size-adjust:none}main{max-width:none;padding:0}h1{font-size:19pt}h2{font-size:13pt;margin-top:1.5rem}h3{font-size:10pt}
h1,h2,h3,p:has(+table),p:has(+ul),p:has(+ol){break-after:avoid}
.cover{break-after:page}.cover:only-of-type{break-after:auto}.cover h3{margin-top:.75rem}.cover .plain{margin:.2rem 0}.cover li{margin:.05rem 0}.cover table{margin:.4rem 0}.cover th,.cover td{padding:.2rem .5rem}.cover .verdict{padding:.7rem 1.1rem;margin-top:.8rem}.verdict .level{font-size:14pt}.verdict .picture svg{width:34mm}dl.facts{margin-top:.6rem;padding:.35rem 0}
nav{display:none}.together,tr,.verdict,.wide,li,p,pre{break-inside:avoid}.together{margin:.6rem 0;padding:.45rem .8rem}.together p,.together .plain{margin:.2rem 0}.together li{margin:.05rem 0}.together table{margin:.3rem 0;font-size:8.1pt}.wide{padding:.4rem;margin:.5rem 0}.wide svg{max-height:50mm;margin:0 auto}thead{display:table-header-group}th,td{padding:.2rem .5rem}footer{break-before:avoid;margin-top:1rem;padding-top:.5rem;font-size:7.5pt}
*{-webkit-print-color-adjust:exact;print-color-adjust:exact}.new-page{break-before:page;border-top:0}}
${sceneStyle((name) => `var(--${name})`)}
.scene{fill:var(--ink)}
`;
