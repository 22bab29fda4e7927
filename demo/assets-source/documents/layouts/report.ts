/** A full cover with a drawing, then serif text in one column with numbered headings. */
import { serif } from '../../lib/html.ts'
import type { Layout } from '../document.ts'
import { feet, imprint, people, summary, title } from './words.ts'

export const report = (running: string): Layout => ({
  css: c => `@page{size:A4;margin:24mm 0 22mm;${feet(running, c.muted, '28mm')}}@page:first{margin:0;@bottom-left{content:none}@bottom-right{content:none}}
body{color:${c.ink};font:11.2pt/1.52 ${serif};counter-reset:h2}
.cover{height:296.5mm;background:${c.accent};color:${c.onAccent};position:relative;overflow:hidden;break-after:page;font-family:'Source Sans 3 Variable',sans-serif}
.cover .art{position:absolute;inset:0}.cover .art svg{width:100%;height:100%}
.cover .words{position:absolute;left:24mm;right:24mm;top:24mm}
.series{font-size:11pt;font-weight:650;margin-bottom:12mm}
h1{font:640 37pt/1.05 ${serif};letter-spacing:-.015em;margin-bottom:9mm}
.authors{font-size:12pt;font-weight:650;line-height:1.4}.affiliations{font-size:9.5pt;line-height:1.4;margin-top:1.5mm}
.cover .imprint{position:absolute;left:24mm;right:24mm;bottom:14mm;font-size:9pt;line-height:1.45}
.summary{padding:0 28mm}.summary h2{counter-increment:none}.summary h2::before{content:none}
.summary ul{font-size:11.4pt;line-height:1.42;list-style:none;padding:0;margin-bottom:6mm}.summary li{border-left:3pt solid ${c.second};padding-left:4mm;margin-bottom:2.6mm}
main{padding:0 28mm}
h2{font:650 17pt/1.15 ${serif};color:${c.accent};margin:7mm 0 2.5mm;counter-increment:h2;counter-reset:h3}main>h2::before{content:counter(h2) '\\2002'}
h3{font:700 11pt/1.25 'Source Sans 3 Variable',sans-serif;margin:4.5mm 0 1mm}
p{margin-bottom:2.5mm}ul,ol{margin-bottom:2.5mm}li{margin-bottom:1mm}
figure,table,.box{font-family:'Source Sans 3 Variable',sans-serif;margin:5mm 0 6mm}figcaption,caption{font-size:9.2pt;line-height:1.38;margin-top:1.5mm;color:${c.muted}}caption{margin-bottom:1.5mm}
table{font-size:9.5pt;line-height:1.3}thead th{background:${c.soft};padding:1.7mm 2mm}td{border-bottom:.5pt solid #cfcfd6;padding:1.3mm 2mm}
.box{border-top:2.5pt solid ${c.second};border-bottom:.7pt solid ${c.second};padding:3.5mm 0 1.5mm;font-size:10pt;line-height:1.42}.box h3{margin:0 0 1.5mm;color:${c.accent}}
.lead{font-size:12.4pt;line-height:1.42}
.references h2{counter-increment:none}.references ol{font:9pt/1.42 'Source Sans 3 Variable',sans-serif}`,
  front: paper =>
    `<section class="cover"><div class="art">${paper.art?.(paper.colours) ?? ''}</div><div class="words"><p class="series">${paper.series}</p>${title(paper)}${people(paper)}</div>${imprint(paper)}</section><section class="summary"><h2>Summary</h2><ul>${summary(paper)}</ul></section>`,
})
