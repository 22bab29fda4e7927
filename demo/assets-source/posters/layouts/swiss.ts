/** Portrait: an uneven grid, huge figures in a coloured margin, a drawing beside the title. Figures: drawing, then charts in two columns. */
import { authorsHtml, figureHtml, footHtml, type Layout, numbersHtml, sectionHtml, titleHtml } from '../poster.ts'

export const swiss: Layout = {
  orientation: 'portrait',
  css: c => `
.sheet{background:${c.paper};color:${c.ink};display:grid;grid-template-columns:560px 1fr;grid-template-rows:auto 1fr auto;font-size:34px;line-height:1.42}
.margin{grid-row:1/3;background:${c.accent};color:#fff;padding:110px 60px 80px;display:flex;flex-direction:column;justify-content:space-between}
.margin dl{display:flex;flex-direction:column;gap:130px}.margin dt{font-size:150px;font-weight:800;line-height:.9;letter-spacing:-.03em;white-space:nowrap}.margin dd{font-size:33px;line-height:1.22;margin-top:18px;font-weight:500}
.claim{font-size:56px;line-height:1.12;font-weight:650;border-top:8px solid #fff;padding-top:30px}
.top{padding:110px 110px 0 90px}
h1{font-size:124px;font-weight:850;line-height:.96;letter-spacing:-.03em;margin-bottom:44px}
.authors{font-size:34px;font-weight:650}.affiliations{font-size:27px;color:${c.muted};margin-top:6px}
.drawing{margin-top:56px}.drawing h3{display:none}
.main{padding:40px 110px 30px 90px;display:grid;grid-template-columns:1fr 1fr;gap:30px 70px;align-content:space-between}
h2{font-size:40px;font-weight:800;margin-bottom:6px;color:${c.second}}h3{font-size:37px;line-height:1.18;font-weight:750;margin-bottom:16px}
figcaption{font-size:27px;line-height:1.35;margin-top:10px;color:${c.muted}}
footer{grid-column:1/3;background:${c.soft};padding:34px 110px 40px 60px;font-size:22px}footer h2{font-size:22px;color:inherit}`,
  body: (poster, [drawing, ...charts]) => `
<aside class="margin" data-fit="margin">${numbersHtml(poster)}<p class="claim">${poster.claim}</p></aside>
<header class="top">${titleHtml(poster)}${authorsHtml(poster)}${drawing ? `<div class="drawing">${figureHtml(drawing)}</div>` : ''}</header>
<div class="main" data-fit="main">${poster.sections.slice(0, 2).map(sectionHtml).join('')}${charts.map(figureHtml).join('')}${poster.sections.slice(2).map(sectionHtml).join('')}</div>${footHtml(poster)}`,
}
