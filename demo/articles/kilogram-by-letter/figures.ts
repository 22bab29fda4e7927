import type { Figures } from '../../draw-figures.ts'

const face = `font-family="Helvetica, Arial, sans-serif"`

function room(x: number, name: string, lines: readonly string[]): string {
  return `<rect x="${x}" y="40" width="250" height="150" rx="4" fill="#f4f7fa" stroke="#8a93a2" stroke-width="3"/><text x="${x + 125}" y="76" text-anchor="middle" font-size="17" font-weight="600" fill="#2b3340">${name}</text>${lines.map((line, index) => `<text x="${x + 125}" y="${116 + index * 26}" text-anchor="middle" font-size="14" fill="#2b3340">${line}</text>`).join('')}`
}

const rooms = `<svg xmlns="http://www.w3.org/2000/svg" width="820" height="230" viewBox="0 0 820 230" ${face}>
<defs><marker id="head" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0L10 5L0 10z" fill="#2b3340"/></marker></defs>
<rect width="820" height="230" fill="#ffffff"/>
${room(20, 'Laboratory A', ['caesium, silicon, light', 'an uncalibrated workshop', 'no objects in or out'])}
${room(550, 'Laboratory B', ['caesium, silicon, light', 'an uncalibrated workshop', 'no objects in or out'])}
<g stroke="#2b3340" stroke-width="1.5" marker-end="url(#head)"><line x1="272" y1="105" x2="546" y2="105"/><line x1="546" y1="140" x2="272" y2="140"/></g>
<g font-size="14" fill="#2b3340" text-anchor="middle"><text x="410" y="92">letters: words and numbers</text><text x="410" y="162">letters: words and numbers</text></g>
</svg>`

const shares = Array.from({ length: 101 }, (_, index) => index / 100)

export const figures: Figures = {
  'rooms.svg': rooms,
  'agreement.svg': {
    width: 540,
    height: 320,
    data: {
      values: shares.flatMap(share => [
        { share, size: 1, curve: 'Each laboratory’s true error' },
        { share, size: Math.sqrt(2 * (1 - share)), curve: 'Difference that they can see' },
      ]),
    },
    mark: { type: 'line', strokeWidth: 2.5 },
    encoding: {
      x: {
        field: 'share',
        type: 'quantitative',
        title: 'Share of the error variance that came by letter, ρ',
        axis: { values: [0, 0.25, 0.5, 0.75, 1], format: '.2f' },
      },
      y: { field: 'size', type: 'quantitative', title: 'Standard deviation, in units of σ', scale: { domain: [0, 1.5] } },
      color: { field: 'curve', type: 'nominal', title: null, sort: null, legend: { orient: 'top', labelLimit: 0 } },
      strokeDash: { field: 'curve', type: 'nominal', title: null, sort: null, legend: { orient: 'top', labelLimit: 0 } },
    },
  },
}
