import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decodePDFRawStream, PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream, PDFStream } from '@cantoo/pdf-lib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HostileKind, hostilePdfs } from '../../../../../tests/support/hostile-pdf.ts'
import { noticeMarks } from '../../../../document/typst/notice-marks.ts'
import { openTypesetter } from '../typesetter/typst-typesetter.ts'
import { markingLimits, markPdf } from './mark-pdf.ts'
import { UnmarkablePdfError } from './unmarkable-pdf-error.ts'

/** Each PDF is read in its own process, which may have to wait on a busy machine. */
const timeout = { timeout: 120_000 }

const typesetter = openTypesetter()
let marks: Uint8Array
let tagged: Uint8Array
beforeAll(async () => {
  const typeset = async (source: string) => (await typesetter.typeset({ source, files: new Map() })).pdf
  marks = await typeset(noticeMarks('retraction', 'https://example.org/articles/1-308'))
  tagged = await typeset('#set document(title: "Slate")\n= Slate\nOne word.\n#pagebreak()\nAnother word.')
})
afterAll(() => typesetter.close())

/** The drawing operators of a page, decoded, each stream separately. */
function streamsOf(document: PDFDocument, index: number): string[] {
  const contents = document.getPage(index).node.Contents()
  const parts = contents instanceof PDFArray ? contents.asArray().map(part => document.context.lookup(part)) : [contents]
  return parts.flatMap(part => {
    if (part instanceof PDFRawStream) return [Buffer.from(decodePDFRawStream(part).decode()).toString('latin1')]
    return part instanceof PDFStream ? [part.getContentsString()] : []
  })
}

test('each page has the marks in an artifact behind its content, which is unchanged', timeout, async () => {
  const before = await PDFDocument.load(tagged, { updateMetadata: false })
  const after = await PDFDocument.load(await markPdf(tagged, { pdf: marks }), { updateMetadata: false })
  expect(after.getPageCount()).toBe(2)
  for (const index of [0, 1]) {
    const [own = ''] = streamsOf(before, index)
    const drawn = streamsOf(after, index)
    expect(drawn).toContain(own)
    const added = drawn.slice(drawn.indexOf(own) + 1).join('\n')
    expect(added.match(/\/Artifact\s*<<[^>]*\/Watermark[^>]*>>\s*BDC/g)).toHaveLength(2)
    expect(added.match(/ Do\b/g)).toHaveLength(2)
    expect(added.match(/\bEMC\b/g)).toHaveLength(2)
  }
})

test('the marked PDF keeps its structure, language, title and PDF/UA declaration', timeout, async () => {
  const after = await PDFDocument.load(await markPdf(tagged, { pdf: marks }), { updateMetadata: false })
  const catalog = after.catalog
  expect(catalog.lookup(PDFName.of('MarkInfo'), PDFDict).toString()).toMatch(/\/Marked true/)
  expect(catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict).has(PDFName.of('ParentTree'))).toBe(true)
  expect(catalog.has(PDFName.of('Lang'))).toBe(true)
  expect(after.getTitle()).toBe('Slate')
  const metadata = catalog.lookup(PDFName.of('Metadata'))
  expect(metadata instanceof PDFRawStream && Buffer.from(decodePDFRawStream(metadata).decode()).toString()).toMatch(/pdfuaid:part/)
})

test('the marks have no structure tags and embed their font', async () => {
  const document = await PDFDocument.load(marks, { updateMetadata: false })
  expect(document.getPageCount()).toBe(2)
  for (const index of [0, 1]) {
    const drawn = streamsOf(document, index).join('\n')
    expect(drawn).toContain('/Artifact')
    expect(drawn).not.toContain('/MCID')
  }
  const files = document.context
    .enumerateIndirectObjects()
    .filter(([, object]) => object instanceof PDFDict && object.has(PDFName.of('FontFile3')))
  expect(files.length).toBeGreaterThan(0)
})

test('the same PDF and marks give the same bytes', timeout, async () => {
  expect(Buffer.compare(await markPdf(tagged, { pdf: marks }), await markPdf(tagged, { pdf: marks }))).toBe(0)
})

test.each([0, 90, 180, 270])('a page rotated by %d degrees has the band along its visible upper edge', timeout, async turned => {
  const document = await PDFDocument.create()
  const page = document.addPage([400, 300])
  page.node.set(PDFName.of('Rotate'), document.context.obj(turned))
  const after = await PDFDocument.load(await markPdf(await document.save(), { pdf: marks }))
  const matrices = [
    ...streamsOf(after, 0)
      .join('\n')
      .matchAll(/((?:-?[\d.]+ ){6})cm/g),
  ].map(([, numbers = '']) => numbers.trim().split(' ').map(Number))
  // The upper left corner of the band as shown, through both matrices, in the page's own axes.
  const [toPage = [], band = []] = matrices
  const through = ([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]: number[], [x, y]: [number, number]): [number, number] => [
    a * x + c * y + e,
    b * x + d * y + f,
  ]
  const [x, y] = through(toPage, through(band, [0, 22]))
  const corners: Record<number, [number, number]> = { 0: [0, 300], 90: [0, 0], 180: [400, 0], 270: [400, 300] }
  expect([Math.round(x), Math.round(y)]).toEqual(corners[turned])
})

test('encrypted, signed and broken PDFs are refused with the reason', timeout, async () => {
  const encrypted = await PDFDocument.load(tagged)
  encrypted.encrypt({ userPassword: '', ownerPassword: 'owner' })
  const signed = await PDFDocument.load(tagged)
  signed.context.register(signed.context.obj({ Type: 'Sig', ByteRange: [0, 1, 2, 3], Contents: 'x' }))
  const refusal = (bytes: Uint8Array) => markPdf(bytes, { pdf: marks }).catch((error: unknown) => error)
  for (const [bytes, message] of [
    [await encrypted.save(), /it is encrypted/],
    [await signed.save(), /it is signed/],
    [Buffer.from('%PDF-1.4\n%%EOF'), /it cannot be read/],
    [Buffer.from('no PDF'), /it cannot be read/],
  ] as const) {
    const error = await refusal(bytes)
    expect(error).toBeInstanceOf(UnmarkablePdfError)
    expect(String(error)).toMatch(message)
  }
})

const smallLimits = { ...markingLimits, maxPages: 500, maxMemoryBytes: () => 220_000_000 }
const noPages = /it has more than 500 pages|its pages are in a tree without end/

test.each<[HostileKind, number, RegExp | null]>([
  ['page tree that holds itself', 0, noPages],
  ['deep page tree', 3_000, noPages],
  ['page tree whose branches are shared', 40, noPages],
  ['many pages', 2_000, noPages],
  ['page that is named many times', 400, null],
  ['count that lies', 1_000_000_000, null],
  ['parent that is its own', 0, /it cannot be read/],
  ['reference that leads to itself', 0, /it cannot be read/],
  ['nested arrays', 100_000, null],
  ['nested dictionaries', 100_000, null],
  ['object stream that inflates', 400_000_000, /more than 220 MB of memory/],
  ['object stream in many layers', 100_000_000, /more than 220 MB of memory/],
  ['object stream of many objects', 1_000_000, /more than 220 MB of memory/],
  ['cross-reference stream that inflates', 3_000_000, /more than 220 MB of memory/],
  ['cross-reference stream that lies', 1_000_000_000, /more than 220 MB of memory/],
  ['page with much content', 10_000, null],
])('a hostile PDF uses limited memory and time: %s', timeout, async (kind, size, refusal) => {
  const marked = markPdf(hostilePdfs[kind](size), { pdf: marks }, { limits: smallLimits })
  if (refusal === null) expect((await PDFDocument.load(await marked)).getPageCount()).toBeGreaterThan(0)
  else {
    await expect(marked).rejects.toThrow(refusal)
    await expect(marked).rejects.toBeInstanceOf(UnmarkablePdfError)
  }
})

test.each<[HostileKind, number]>([
  ['object that never ends, again and again', 20_000],
  ['long cross-reference table', 2_000_000],
])('a PDF that takes too long is given up, and the next is marked: %s', timeout, async (kind, size) => {
  const ended: string[] = []
  const slow = markPdf(hostilePdfs[kind](size), { pdf: marks }, { limits: { ...markingLimits, maxProcessorTime: 1000 } }).finally(() =>
    ended.push('slow'),
  )
  const next = markPdf(tagged, { pdf: marks }).finally(() => ended.push('next'))
  await expect(slow).rejects.toThrow(new UnmarkablePdfError('it takes longer than 1 s to read and write'))
  expect((await PDFDocument.load(await next)).getPageCount()).toBe(2)
  expect(ended).toEqual(['slow', 'next'])
})

test('aborting the marking fails with the abort reason, and not with an error of the PDF', async () => {
  const stop = new AbortController()
  const reason = new Error('The server ends.')
  const slow = markPdf(hostilePdfs['object that never ends, again and again'](20_000), { pdf: marks }, { signal: stop.signal })
  const waiting = markPdf(tagged, { pdf: marks }, { signal: stop.signal })
  stop.abort(reason)
  await expect(slow).rejects.toBe(reason)
  await expect(waiting).rejects.toBe(reason)
})

test('a server that is killed leaves no PDF in the temporary folder', timeout, async () => {
  const temporary = await mkdtemp(join(tmpdir(), 'recto-killed-'))
  try {
    const program = join(import.meta.dirname, '../../../../../tests/support/killed-marking-process.ts')
    const server = spawn(process.execPath, [program], { env: { ...process.env, TMPDIR: temporary }, stdio: 'ignore' })
    await once(server, 'exit')
    expect(server.signalCode).toBe('SIGKILL')
    await expect.poll(() => readdir(temporary), { timeout: 60_000 }).toEqual([])
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
})

test('a PDF above the size limit is not read at all', async () => {
  const refused = markPdf(tagged, { pdf: marks }, { limits: { ...markingLimits, maxBytes: tagged.length - 1 } })
  await expect(refused).rejects.toThrow(/it has more than .* MB/)
})
