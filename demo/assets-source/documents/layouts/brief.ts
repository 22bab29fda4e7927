/** A colour band with the title and the key messages; headings hang in a wide left margin. */
import type { Layout } from '../document.ts'
import { feet, imprint, people, summary, title } from './words.ts'

export const brief: Layout = {
  css: c => `@page{size:A4;margin:20mm 0 20mm;${feet('Policy brief', c.muted, '18mm')}}@page:first{margin-top:0}
body{color:${c.ink};font-size:11.3pt;line-height:1.52}
header{background:${c.accent};color:${c.onAccent};padding:15mm 18mm 11mm}
.series{font-size:9.5pt;font-weight:650;letter-spacing:.02em;margin-bottom:7mm}
h1{font-size:31pt;line-height:1.03;font-weight:800;letter-spacing:-.015em;max-width:165mm;margin-bottom:6mm}
.authors{font-weight:650;font-size:10.5pt}.affiliations{font-size:8.8pt;line-height:1.35;margin-top:1mm}
.key{background:${c.soft};padding:7mm 18mm 7mm 64mm;position:relative}.key h2{position:absolute;left:18mm;width:40mm;font-size:13pt;line-height:1.15;color:${c.accent}}
.key ul{font-size:11.4pt;line-height:1.36;font-weight:500}.key li{margin-bottom:1.6mm}
main{padding:7mm 18mm 0 64mm}
main h2{float:left;clear:left;width:40mm;margin-left:-46mm;font-size:13pt;line-height:1.15;font-weight:750;color:${c.accent};margin-top:.6mm}
main h3{font-size:11pt;margin:3mm 0 1mm}
main p,main ul,main ol{margin-bottom:3.2mm}li{margin-bottom:1mm}
figure,table{margin:4mm 0 5mm -46mm;width:174mm}figcaption,caption{font-size:9pt;line-height:1.35;color:${c.muted};margin-top:1.5mm}caption{margin-bottom:1.5mm}
table{font-size:9.4pt;line-height:1.32}th{border-bottom:1.6pt solid ${c.accent};padding:1.2mm 2mm 1.2mm 0;color:${c.accent}}td{border-bottom:.5pt solid #c9ced3;padding:1.3mm 2mm 1.3mm 0}
.box{background:${c.accent};color:${c.onAccent};padding:5mm 6mm 3.5mm;margin:4mm 0 5mm}.box h3{margin:0 0 2mm;font-size:12pt}
.references h2{margin-top:0}.references ol{font-size:8.8pt;line-height:1.38}.imprint{font-size:8.3pt;line-height:1.4;margin-top:5mm}`,
  front: paper =>
    `<header><p class="series">${paper.series}</p>${title(paper)}${people(paper)}${imprint(paper)}</header><section class="key"><h2>In brief</h2><ul>${summary(paper)}</ul></section>`,
}
