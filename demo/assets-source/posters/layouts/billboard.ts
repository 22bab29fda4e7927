/** Landscape: the finding in very large type in the middle, methods in a rail to the left, charts in a rail to the right. Figures: the middle's, then the rail's. */
import { serif } from '../../lib/html.ts'
import { authorsHtml, figureHtml, footHtml, type Layout, numbersHtml, sectionHtml, titleHtml } from '../poster.ts'

export const billboard: Layout = {
  orientation: 'landscape',
  css: c => `
.sheet{background:${c.paper};color:${c.ink};display:grid;grid-template-columns:770px 1fr 800px;font-size:32px;line-height:1.4}
.rail{padding:86px 66px 60px;display:flex;flex-direction:column;gap:30px;min-height:0}
.left h1{font-size:60px;font-weight:750;line-height:1.08;letter-spacing:-.01em;margin-bottom:20px}
.authors{font-size:27px;font-weight:600}.affiliations{font-size:23px;line-height:1.3;margin-top:6px;color:${c.muted}}
h2{font-size:34px;font-weight:750;margin-bottom:2px;color:${c.second}}
.centre{background:${c.accent};color:#fff;padding:96px 90px 66px;display:flex;flex-direction:column}
.claim{font:600 138px/1.04 ${serif};letter-spacing:-.015em}.claim em{font-style:normal;color:${c.soft}}
.hero{flex:1;display:flex;flex-direction:column;justify-content:center}.hero h3{font-size:40px;margin-bottom:22px}.hero figcaption{font-size:31px;margin-top:20px;opacity:.95}
.centre dl{display:grid;grid-template-columns:repeat(3,1fr);gap:40px;border-top:3px solid #ffffff88;padding-top:34px}dt{font-size:88px;font-weight:750;line-height:1}dd{font-size:31px;line-height:1.25;margin-top:8px}
.right h3{font-size:36px;line-height:1.2;margin-bottom:14px}.right figcaption{font-size:27px;line-height:1.35;margin-top:8px;color:${c.muted}}
footer{margin-top:auto;display:block;font-size:21px}footer h2{font-size:21px;color:inherit}footer .colophon{text-align:left;margin-top:18px}`,
  body: (poster, [hero, ...charts]) => `
<div class="rail left" data-fit="left"><header>${titleHtml(poster)}${authorsHtml(poster)}</header>${poster.sections.map(sectionHtml).join('')}</div>
<div class="centre" data-fit="centre"><p class="claim">${poster.claim}</p><div class="hero">${hero ? figureHtml(hero) : ''}</div>${numbersHtml(poster)}</div>
<div class="rail right" data-fit="right">${charts.map(figureHtml).join('')}${footHtml(poster)}</div>`,
}
