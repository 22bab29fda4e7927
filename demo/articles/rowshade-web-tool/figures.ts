import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Figures } from '../../draw-figures.ts'

const face = `font-family="Helvetica, Arial, sans-serif" font-size="14" fill="#2b3340"`

const geometry = `<svg xmlns="http://www.w3.org/2000/svg" width="820" height="300" viewBox="0 0 820 300">
<rect width="820" height="300" fill="#ffffff"/>
<line x1="30" y1="240" x2="790" y2="240" stroke="#8a93a2" stroke-width="2"/>
<line x1="140" y1="240" x2="313" y2="140" stroke="#2f5d8c" stroke-width="7"/>
<line x1="520" y1="240" x2="693" y2="140" stroke="#2f5d8c" stroke-width="7"/>
<line x1="520" y1="240" x2="575" y2="208" stroke="#d9812b" stroke-width="7"/>
<line x1="60" y1="74" x2="575" y2="208" stroke="#c2a300" stroke-width="1.5" stroke-dasharray="7 5"/>
<circle cx="50" cy="70" r="14" fill="#f0cf3c" stroke="#c2a300"/>
<path d="M190 240A50 50 0 0 0 183 215" stroke="#2b3340" fill="none"/>
<line x1="575" y1="208" x2="430" y2="208" stroke="#8a93a2" stroke-dasharray="3 3"/>
<path d="M490 208A85 85 0 0 1 493 187" stroke="#2b3340" fill="none"/>
<path d="M140 258v14M520 258v14M140 265H520" stroke="#2b3340"/>
<g ${face}>
<text x="196" y="231">β</text>
<text x="472" y="202">α</text>
<text x="330" y="287" text-anchor="middle">pitch P = L / GCR</text>
<text x="205" y="180" text-anchor="end">row of slant length L</text>
<text x="590" y="232">shaded part f</text>
</g>
</svg>`

function field(y: number, label: string, value: string): string {
  return `<text x="40" y="${y}" ${face}>${label}</text><rect x="190" y="${y - 19}" width="110" height="28" rx="4" fill="#ffffff" stroke="#8a93a2"/><text x="202" y="${y}" ${face}>${value}</text>`
}

const page = `<svg xmlns="http://www.w3.org/2000/svg" width="820" height="380" viewBox="0 0 820 380">
<rect width="820" height="380" fill="#ffffff"/>
<rect x="10" y="10" width="800" height="360" rx="8" fill="#f7f9fb" stroke="#8a93a2"/>
<text x="40" y="50" font-family="Helvetica, Arial, sans-serif" font-size="19" font-weight="600" fill="#2b3340">Rowshade</text>
${field(96, 'Latitude, °', '52.0 N')}${field(140, 'Tilt, °', '15')}${field(184, 'Coverage ratio', '0.50')}${field(228, 'Substrings', '3')}
<rect x="40" y="262" width="260" height="36" rx="4" fill="#2f5d8c"/><text x="170" y="285" text-anchor="middle" font-family="Helvetica, Arial, sans-serif" font-size="15" fill="#ffffff">Copy link to this layout</text>
<text x="40" y="336" ${face}>Nothing leaves this page.</text>
<rect x="340" y="36" width="440" height="300" rx="4" fill="#ffffff" stroke="#c9cfd8"/>
<g ${face}><text x="360" y="70">Loss of direct sunlight in a year</text><text x="360" y="166">by day of the year and solar time</text></g>
<text x="360" y="122" font-family="Helvetica, Arial, sans-serif" font-size="38" font-weight="600" fill="#2b3340">1.0%</text>
<rect x="360" y="184" width="400" height="110" fill="#e3eef8"/>
<path d="M360 184h40q20 55 0 110h-40zM760 184h-40q-20 55 0 110h40z" fill="#d9812b"/>
<g ${face}><text x="360" y="316">January</text><text x="560" y="316" text-anchor="middle">July</text><text x="760" y="316" text-anchor="end">December</text></g>
</svg>`

const losses = readFileSync(join(import.meta.dirname, 'losses.csv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map(row => {
    const [latitude, tilt, mode, coverage, annual] = row.split(',')
    return {
      site: `${latitude}° N, tilt ${tilt}°`,
      mode: mode === 'linear' ? 'Linear mode' : 'Stepped mode, 3 substrings',
      coverage: Number(coverage),
      annual: Number(annual),
    }
  })

export const figures: Figures = {
  'geometry.svg': geometry,
  'page.svg': page,
  'losses.svg': {
    data: { values: losses },
    facet: { column: { field: 'mode', type: 'nominal', title: null } },
    spec: {
      width: 300,
      height: 280,
      mark: { type: 'line', point: { size: 50 } },
      encoding: {
        x: {
          field: 'coverage',
          type: 'quantitative',
          title: 'Ground coverage ratio',
          scale: { zero: false, domain: [0.3, 0.7] },
          axis: { values: [0.3, 0.4, 0.5, 0.6, 0.7] },
        },
        y: { field: 'annual', type: 'quantitative', title: 'Annual loss of direct sunlight, %' },
        color: { field: 'site', type: 'nominal', title: null, sort: null, legend: { orient: 'top', labelLimit: 0 } },
        shape: { field: 'site', type: 'nominal', title: null, sort: null, legend: { orient: 'top', labelLimit: 0 } },
      },
    },
  },
}
