/** Landscape: title and claim above, one figure across the whole width, four columns below. Figures: the band, then one or two charts. */
import { serif } from '../../lib/html.ts'
import { authorsHtml, figureHtml, footHtml, type Layout, numbersHtml, sectionHtml, titleHtml } from '../poster.ts'

export const band: Layout = {
  orientation: 'landscape',
  css: c => `
.sheet{background:${c.paper};color:${c.ink};display:flex;flex-direction:column;font-size:34px;line-height:1.4}
.top{padding:74px 110px 48px;display:grid;grid-template-columns:1.75fr 1fr;gap:120px;align-items:end}
h1{font-size:118px;font-weight:800;line-height:1.0;letter-spacing:-.02em}
.authors{font-size:31px;font-weight:600;margin-top:24px}.affiliations{font-size:25px;margin-top:6px}
.claim{font:500 48px/1.2 ${serif};border-left:14px solid ${c.accent};padding-left:36px}
.wide{background:${c.soft};padding:44px 110px 38px}.wide figure{display:grid;grid-template-columns:1fr;gap:14px}.wide h3{font-size:37px;margin:0}
.low{flex:1;padding:50px 110px 0;display:grid;grid-template-columns:1fr 1fr 1.12fr 1.12fr;gap:76px;min-height:0}
.low>div{display:flex;flex-direction:column;gap:30px}
h2{font-size:36px;font-weight:800;color:${c.accent};margin-bottom:4px}h3{font-size:36px;font-weight:700;line-height:1.2;margin-bottom:14px}
figcaption{font-size:27px;line-height:1.35;margin-top:10px;color:${c.muted}}
.wide figcaption{margin:0}
dl{display:grid;grid-template-columns:1fr 1fr;gap:26px 30px}dt{font-size:92px;font-weight:800;line-height:1;color:${c.second}}dd{font-size:28px;line-height:1.25;margin-top:6px}
footer{margin:26px 110px 50px;border-top:2px solid ${c.muted};padding-top:18px;font-size:21px}footer h2{font-size:21px;color:inherit}`,
  body: (poster, [wide, ...charts]) => {
    const half = Math.ceil(poster.sections.length / 2)
    const [first, second] = [poster.sections.slice(0, half), poster.sections.slice(half)]
    return `<header class="top"><div>${titleHtml(poster)}${authorsHtml(poster)}</div><p class="claim">${poster.claim}</p></header>
<div class="wide">${wide ? figureHtml(wide) : ''}</div>
<div class="low"><div data-fit="one">${first.map(sectionHtml).join('')}</div><div data-fit="two">${second.map(sectionHtml).join('')}</div>
<div data-fit="three">${charts[0] ? figureHtml(charts[0]) : ''}</div><div data-fit="four">${charts[1] ? figureHtml(charts[1]) : ''}${numbersHtml(poster)}</div></div>${footHtml(poster)}`
  },
}
