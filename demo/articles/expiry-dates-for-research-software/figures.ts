import type { Figures } from '../../draw-figures.ts'

const face = `font-family="Helvetica, Arial, sans-serif"`

function state(x: number, title: string, lines: readonly string[], fill: string): string {
  const text = lines.map(
    (line, index) => `<text x="${x + 95}" y="${118 + index * 20}" text-anchor="middle" font-size="13" fill="#2b3340">${line}</text>`,
  )
  return `<rect x="${x}" y="60" width="190" height="112" rx="6" fill="${fill}" stroke="#8a93a2"/><text x="${x + 95}" y="90" text-anchor="middle" font-size="16" font-weight="600" fill="#2b3340">${title}</text>${text.join('')}`
}

const states = `<svg xmlns="http://www.w3.org/2000/svg" width="820" height="280" viewBox="0 0 820 280" ${face}>
<defs><marker id="head" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0L10 5L0 10z" fill="#2b3340"/></marker></defs>
<rect width="820" height="280" fill="#ffffff"/>
${state(30, 'Within date', ['somebody has promised', 'to look at reports'], '#e8f4ee')}
${state(315, 'Lapsed', ['use with care;', 'nobody has promised'], '#fbeee0')}
${state(600, 'Adopted', ['a new name', 'and a new date'], '#e3eef8')}
<g stroke="#2b3340" stroke-width="1.5" fill="none" marker-end="url(#head)">
<path d="M220 116H313"/><path d="M505 116H598"/>
<path d="M90 60C90 15 160 15 160 58" />
<path d="M400 172C400 240 130 240 125 174"/>
<path d="M695 60C680 0 260 -10 190 58"/>
</g>
<g font-size="13" fill="#2b3340">
<text x="266" y="108" text-anchor="middle">date passes</text>
<text x="551" y="108" text-anchor="middle">handed over</text>
<text x="36" y="22">renewed</text>
<text x="262" y="250" text-anchor="middle">tests run again, date renewed</text>
</g>
</svg>`

export const figures: Figures = { 'states.svg': states }
