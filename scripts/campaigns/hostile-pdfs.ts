/** Each kind of hostile PDF in its full size, marked as a server does it: it ends in time, and the server neither grows nor stops meanwhile. */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { PDFDocument } from '@cantoo/pdf-lib'
import { markPdf } from '../../src/modules/publications/external/pdf-marks/mark-pdf.ts'
import { UnmarkablePdfError } from '../../src/modules/publications/external/pdf-marks/unmarkable-pdf-error.ts'
import { type HostileKind, hostilePdfs } from '../../tests/support/hostile-pdf.ts'
import type { Campaign } from './campaign.ts'

const cases: readonly (readonly [HostileKind, number])[] = [
  ['page tree that holds itself', 1],
  ['deep page tree', 20_000],
  ['page tree whose branches are shared', 40],
  ['many pages', 200_000],
  ['page that is named many times', 200_000],
  ['count that lies', 1_000_000_000],
  ['parent that is its own', 1],
  ['reference that leads to itself', 1],
  ['nested arrays', 500_000],
  ['nested dictionaries', 500_000],
  ['object that never ends, again and again', 100_000],
  ['object stream that inflates', 500_000_000],
  ['object stream that inflates', 2_000_000_000],
  ['object stream in many layers', 500_000_000],
  ['object stream of many objects', 1_000_000],
  ['cross-reference stream that inflates', 10_000_000],
  ['cross-reference stream that lies', 1_000_000_000],
  ['long cross-reference table', 5_000_000],
  ['page with much content', 1_000_000],
]
/** Bytes by which this process may grow beyond the PDF and its copies. */
const maxGrowth = 300_000_000
/** Milliseconds: to hand 100 MB to another process takes a second on a busy machine. */
const maxHold = 5_000
/** Milliseconds: a minute of the processor, of which others take their part. */
const maxTime = 300_000

export const hostilePdfsCampaign: Campaign = {
  usualCount: cases.length,
  async run({ from, to, onFailure, onDone }) {
    const marks = await twoPages()
    const rows: string[] = []
    for (const [index, [kind, size]] of [...cases.entries()].slice(from, to)) {
      const pdf = hostilePdfs[kind](size)
      const before = process.memoryUsage.rss()
      const held = monitorEventLoopDelay({ resolution: 20 })
      held.enable()
      const began = performance.now()
      const outcome = await markPdf(pdf, { pdf: marks }).then(
        ({ length }) => `marked: ${length} bytes`,
        (error: unknown) => {
          if (error instanceof UnmarkablePdfError) return error.message
          onFailure(`case ${index}, ${kind}: ${String(error)}`)
          return 'another error'
        },
      )
      const took = performance.now() - began
      held.disable()
      const growth = process.memoryUsage.rss() - before
      if (took > maxTime) onFailure(`case ${index}, ${kind}: took ${Math.round(took)} ms`)
      if (growth > maxGrowth + 3 * pdf.length) onFailure(`case ${index}, ${kind}: this process grew by ${growth} bytes`)
      if (held.max / 1e6 > maxHold) onFailure(`case ${index}, ${kind}: this process stood still for ${Math.round(held.max / 1e6)} ms`)
      rows.push(`| ${kind} | ${size} | ${pdf.length} | ${(took / 1000).toFixed(1)} s | ${outcome} |`)
      onDone(index)
    }
    return ['| Kind | Size | Bytes | Took | Outcome |', '| --- | --: | --: | --: | --- |', ...rows]
  },
}

async function twoPages(): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  for (const page of [document.addPage(), document.addPage()]) page.drawLine({ start: { x: 0, y: 0 }, end: { x: 9, y: 9 } })
  return await document.save()
}
