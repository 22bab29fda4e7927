/** Plain title block between rules, numbered recommendations with their weight, two columns for the rest. */
import type { Layout } from '../document.ts'
import { feet, imprint, people, summary, title } from './words.ts'

export const guideline: Layout = {
  css: c => `@page{size:A4;margin:19mm 0 20mm;${feet('Field recordings of animal sound', c.muted, '20mm')}}
body{color:${c.ink};font-size:11pt;line-height:1.48}
header{margin:0 20mm;border-top:5pt solid ${c.accent};border-bottom:1pt solid ${c.ink};padding:5mm 0 5mm;display:grid;grid-template-columns:1fr 58mm;gap:3mm 10mm}
.series{grid-column:1/3;font-weight:700;color:${c.accent};font-size:10pt}
h1{font-family:'Source Serif 4 Variable',serif;font-size:27pt;line-height:1.07;font-weight:640;letter-spacing:-.012em}
header .who{font-size:9.2pt;align-self:end}.authors{font-weight:650;line-height:1.4}.affiliations{font-size:8.4pt;line-height:1.35;margin-top:1.5mm}
.imprint{grid-column:1/3;font-size:8.4pt;line-height:1.4;color:${c.muted}}
.at-a-glance{margin:5mm 20mm 0;background:${c.soft};padding:5mm 6mm 3mm}.at-a-glance h2{margin:0 0 2mm;font-size:12pt}.at-a-glance ul{columns:2;column-gap:8mm;font-size:10pt;line-height:1.38}.at-a-glance li{break-inside:avoid;margin-bottom:1.6mm}
main{padding:0 20mm}
h2{font-size:15pt;line-height:1.15;font-weight:750;color:${c.accent};margin:6.5mm 0 2mm}h3{font-size:11pt;margin:3mm 0 1mm}
p,ul,ol{margin-bottom:2.3mm}li{margin-bottom:.8mm}
.rule{display:grid;grid-template-columns:15mm 1fr;border-top:.7pt solid ${c.accent};padding:3.2mm 0 2.2mm}.rule .number{font:640 19pt/1 'Source Serif 4 Variable',serif;color:${c.second}}.rule .text{font-weight:650;font-size:11.6pt;line-height:1.35;margin-bottom:1mm}.rule .why{font-size:10.4pt;line-height:1.42}.rule .why b{color:${c.accent}}
figure,table{margin:4.5mm 0 5mm}figcaption,caption{font-size:9pt;line-height:1.36;color:${c.muted};margin-top:1.5mm}caption{margin-bottom:1.5mm}
table{font-size:9.8pt;line-height:1.3}th{border-bottom:1.2pt solid ${c.ink};border-top:1.2pt solid ${c.ink};padding:1.3mm 2mm 1.3mm 0}td{border-bottom:.5pt solid #cdd3cd;padding:1.2mm 2mm 1.2mm 0}
.box{background:${c.soft};padding:4mm 5mm 2mm;margin:4mm 0}.box h3{margin:0 0 1.5mm}
.references ol{font-size:8.8pt;line-height:1.4}`,
  front: paper =>
    `<header><p class="series">${paper.series}</p>${title(paper)}<div class="who">${people(paper)}</div>${imprint(paper)}</header><section class="at-a-glance"><h2>At a glance</h2><ul>${summary(paper)}</ul></section>`,
}
