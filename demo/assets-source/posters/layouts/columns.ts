/** Landscape: a coloured third with title and claim, two thirds of charts and text in cards. Figures: four cards. */
import { serif } from '../../lib/html.ts'
import { authorsHtml, figureHtml, footHtml, type Layout, numbersHtml, sectionHtml, titleHtml } from '../poster.ts'

export const columns: Layout = {
  orientation: 'landscape',
  css: c => `
.sheet{background:${c.paper};color:${c.ink};display:grid;grid-template-columns:980px 1fr;font-size:33px;line-height:1.4}
.third{background:${c.soft};padding:96px 80px 70px;display:flex;flex-direction:column;gap:48px;min-height:0}
h1{font:620 112px/1.03 ${serif};letter-spacing:-.015em;margin-bottom:34px;color:${c.accent}}
.authors{font-size:30px;font-weight:650}.affiliations{font-size:25px;line-height:1.3;margin-top:6px}
.claim{font:500 54px/1.2 ${serif};color:${c.ink};border-top:6px solid ${c.accent};padding-top:28px}
.third dl{display:grid;grid-template-columns:repeat(3,1fr);gap:30px}dt{font:650 92px/1 ${serif};color:${c.accent}}dd{font-size:28px;line-height:1.25;margin-top:6px}
.third section{font-size:33px}
.rest{padding:90px 90px 54px 84px;display:flex;flex-direction:column;min-height:0;gap:34px}
.cards{flex:1;display:grid;grid-template-columns:1fr 1fr;gap:52px 84px;min-height:0;align-content:space-between}
figure{border-top:5px solid ${c.ink};padding-top:20px}h3{font:650 41px/1.15 ${serif};margin-bottom:18px}figcaption{font-size:28px;line-height:1.36;margin-top:10px}
.notes{display:grid;grid-template-columns:1fr 1fr;gap:84px}
h2{font-size:36px;font-weight:750;margin-bottom:4px;color:${c.accent}}
footer{font-size:21px;border-top:2px solid ${c.muted};padding-top:18px}footer h2{font-size:21px;color:inherit}`,
  body: (poster, figures) => `
<div class="third" data-fit="third"><header>${titleHtml(poster)}${authorsHtml(poster)}</header><p class="claim">${poster.claim}</p>${numbersHtml(poster)}${poster.sections.slice(0, 2).map(sectionHtml).join('')}</div>
<div class="rest" data-fit="rest"><div class="cards">${figures.map(figureHtml).join('')}</div><div class="notes">${poster.sections.slice(2).map(sectionHtml).join('')}</div>${footHtml(poster)}</div>`,
}
