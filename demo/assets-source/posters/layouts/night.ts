/** Portrait: the title and one wide image on a dark upper half, text and charts on paper below. Figures: image, then charts. */
import { serif } from '../../lib/html.ts'
import { authorsHtml, figureHtml, footHtml, type Layout, numbersHtml, sectionHtml, titleHtml } from '../poster.ts'

export const night: Layout = {
  orientation: 'portrait',
  css: c => `
.sheet{background:${c.paper};color:${c.ink};display:flex;flex-direction:column;font-size:30px;line-height:1.4}
.top{background:${c.muted};color:#fff;padding:84px 120px 52px}
h1{font:650 106px/1.03 ${serif};letter-spacing:-.015em;margin-bottom:32px}
.authors{font-size:35px;font-weight:600}.affiliations{font-size:27px;opacity:.86;margin-top:8px}
.picture{margin-top:44px}.picture h3{display:none}.picture figcaption{font-size:27px;line-height:1.35;margin-top:26px;color:#d5dcf0;max-width:1800px}
.claim{background:${c.accent};color:${c.ink};padding:40px 120px;display:grid;grid-template-columns:1.25fr 1fr;gap:90px;align-items:center}
.claim>p{font:600 48px/1.18 ${serif}}
dl{display:grid;grid-template-columns:repeat(3,auto);gap:40px}dt{white-space:nowrap;font:700 82px/1 ${serif}}dd{font-size:26px;line-height:1.25;margin-top:8px}
.low{flex:1;padding:54px 120px 0;display:grid;grid-template-columns:1fr 1.12fr;gap:90px}
.low .text{display:flex;flex-direction:column;gap:28px}.low .charts{display:flex;flex-direction:column;gap:44px}
h2{font-size:36px;font-weight:700;margin-bottom:8px;color:${c.second}}h3{font-size:33px;font-weight:700;line-height:1.2;margin-bottom:16px}
figcaption{font-size:25px;line-height:1.35;margin-top:10px}
footer{margin:26px 120px 48px;border-top:3px solid ${c.ink};padding-top:24px}`,
  body: (poster, [picture, ...charts]) => `
<header class="top">${titleHtml(poster)}${authorsHtml(poster)}${picture ? `<div class="picture">${figureHtml(picture)}</div>` : ''}</header>
<div class="claim"><p>${poster.claim}</p>${numbersHtml(poster)}</div>
<div class="low"><div class="text" data-fit="text">${poster.sections.map(sectionHtml).join('')}</div><div class="charts" data-fit="charts">${charts.map(figureHtml).join('')}</div></div>
${footHtml(poster)}`,
}
