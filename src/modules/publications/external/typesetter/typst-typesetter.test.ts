/** Tests the real compiler, and the content of the PDF. */
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, expect, test } from 'vitest'
import { fullMetadata } from '../../../../../tests/support/full-metadata.ts'
import { article, everyBlock } from '../../../../../tests/support/sample-tree.ts'
import { type TypesetOptions, typesetArticle } from '../../../../document/typst/typeset-article.ts'
import { TypesettingError } from './typesetter.ts'
import { openTypesetter } from './typst-typesetter.ts'

const typesetter = openTypesetter()
afterAll(() => typesetter.close())

const noFiles = new Map<string, Uint8Array>()
const titled = (content: string): string => `#set document(title: "x")\n${content}`
const drawing = new TextEncoder().encode(
  '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><rect width="30" height="20"/></svg>',
)

const every = Object.values(everyBlock)
const options: TypesetOptions = {
  brand: { name: 'Kelp', accent: '#0b5c73' },
  showsReports: true,
  statusLine: 'version 1; peer review: 1 approved',
  notice: null,
  firstPublished: null,
  picture: () => ({ path: '/p.svg', width: 300, height: 200 }),
  file: () => ({ url: 'https://kelp.example.org/files/a' }),
}
const job = {
  source: typesetArticle(article({ metadata: fullMetadata, body: every, back: every }), options),
  files: new Map([['/p.svg', drawing]]),
}

const open = (pdf: Uint8Array): Promise<PDFDocumentProxy> => getDocument({ data: Uint8Array.from(pdf), verbosity: 0 }).promise

/** PDF.js returns a map where its types declare an object. */
const markOf = (info: unknown): unknown => (info instanceof Map ? info.get('Marked') : Reflect.get(Object(info), 'Marked'))

async function textOf(document: PDFDocumentProxy, count = document.numPages): Promise<string> {
  const pages = Array.from({ length: count }, async (_, index) => {
    const { items } = await (await document.getPage(index + 1)).getTextContent()
    return items.map(item => ('str' in item ? item.str : '')).join(' ')
  })
  return (await Promise.all(pages)).join('\n')
}

test('a document with every kind of node is a tagged PDF with title, language, authors and bookmarks', async () => {
  const { pdf, unprintable, warnings } = await typesetter.typeset(job)
  expect([unprintable, warnings]).toEqual([[], []])
  const document = await open(pdf)
  const { info, metadata } = await document.getMetadata()
  expect(markOf(await document.getMarkInfo())).toBe(true)
  expect(info).toMatchObject({ Title: 'zztitle' })
  expect(Reflect.get(info, 'Language')).toBeTruthy()
  expect(metadata?.getRaw()).toContain('<pdfuaid:part>1</pdfuaid:part>')
  expect((await document.getOutline()).map(entry => entry.title)).toContain('Article information')
})

test.each([
  ['retraction', 'RETRACTED: zztitle', true, 'This article has been retracted'],
  ['withdrawal', 'WITHDRAWN: zztitle', true, 'This article has been withdrawn'],
  ['expression-of-concern', 'EXPRESSION OF CONCERN: zztitle', false, 'There is an expression of concern about this article'],
  ['correction', 'zztitle', false, 'This article has been corrected'],
] as const)(
  'with the notice %s the title is “%s”, and each page is marked where the work is unreliable (R2.1-20)',
  async (notice, title, isStamped, sentence) => {
    const source = typesetArticle(article({ metadata: fullMetadata, body: every, back: every }), {
      ...options,
      notice: { kind: notice, url: 'https://doi.org/10.5555/zznotice', published: '2024-03-19' },
    })
    const { pdf, warnings } = await typesetter.typeset({ ...job, source })
    expect(warnings).toEqual([])
    const document = await open(pdf)
    expect((await document.getMetadata()).info).toMatchObject({ Title: title })
    for (let page = 1; page <= document.numPages; page += 1) {
      const { items } = await (await document.getPage(page)).getTextContent()
      const stamps = items.filter(item => 'str' in item && /^(RETRACTED|WITHDRAWN)$/.test(item.str))
      expect(stamps).toHaveLength(isStamped ? 1 : 0)
    }
    const text = (await textOf(document)).replaceAll(/\s+/g, ' ')
    expect(text).toContain(title.slice(0, 9))
    const firstPage = (await textOf(document, 1)).replaceAll(/\s+/g, ' ')
    expect(firstPage).toContain(`${sentence}: https://doi.org/10.5555/zznotice , 19 Mar 2024`)
  },
)

test('every image in the structure tree has a description', async () => {
  const document = await open((await typesetter.typeset(job)).pdf)
  const figures: unknown[] = []
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if (Reflect.get(node, 'role') === 'Figure') figures.push(Reflect.get(node, 'alt'))
    const children: unknown = Reflect.get(node, 'children')
    if (Array.isArray(children)) for (const child of children) walk(child)
  }
  for (let page = 1; page <= document.numPages; page += 1) walk(await (await document.getPage(page)).getStructTree())
  expect(figures.length).toBeGreaterThan(0)
  expect(figures.filter(alt => typeof alt !== 'string' || alt === '')).toEqual([])
})

/** Identifiers, subjects, counts, other titles and other formats, which a page lists under “Publication details”. */
const leftToThePage = [
  'zzabbreviation',
  'zzaffiliationpart',
  'zzalternative',
  'zzbroad',
  'zzcustomname',
  'zzcustomvalue',
  'zzdate',
  'zzeditorbehalf',
  'zzeventlink',
  'zzfirst',
  'zzfunderid',
  'zzidentifier',
  'zzisni',
  'zzissn',
  'zzjournalid',
  'zzlast',
  'zznarrow',
  'zzplace',
  'zzpublisher',
  'zzscopus',
  'zzself',
  'zzselftext',
  'zzversion',
]

test('every text of the metadata is in the PDF, except the details that only the page shows', async () => {
  const text = (await textOf(await open((await typesetter.typeset(job)).pdf))).replace(/\s+/g, '').toLowerCase()
  const words = new Set(JSON.stringify(fullMetadata).match(/zz[a-z]+/g))
  expect([...words].filter(word => !text.includes(word)).toSorted()).toEqual(leftToThePage)
})

test('the same job gives the same bytes', async () => {
  const [one, other] = [await typesetter.typeset(job), await typesetter.typeset(job)]
  expect(Buffer.from(one.pdf).equals(Buffer.from(other.pdf))).toBe(true)
})

test.each(['#read("/etc/passwd")', '#read("../../../../etc/passwd")', '#image("/proc/self/environ")', '#include "/etc/hosts"'])(
  'the compiler cannot read files of the machine: %s',
  async content => {
    await expect(typesetter.typeset({ source: titled(content), files: noFiles })).rejects.toThrow(/not found|denied|outside/)
  },
)

test('a file of one job is not visible to the next', async () => {
  const source = titled('#image("/p.svg", alt: "x")')
  await expect(typesetter.typeset({ source, files: job.files })).resolves.toMatchObject({ unprintable: [] })
  await expect(typesetter.typeset({ source, files: noFiles })).rejects.toThrow(TypesettingError)
})

test('a character without a glyph is reported and shown as a missing one', async () => {
  const { pdf, unprintable } = await typesetter.typeset({ source: titled('#par("a\u{10fffd}b")'), files: noFiles })
  expect(unprintable).toEqual(['\u{10fffd}'])
  expect(await textOf(await open(pdf))).toContain('a\ufffdb')
})

test('a document that cannot meet PDF/UA is refused with the reason', async () => {
  await expect(typesetter.typeset({ source: titled('#heading(level: 2, "x")'), files: noFiles })).rejects.toThrow('first heading')
})

test('a job that takes too long is given up, and the next one runs', async () => {
  const hasty = openTypesetter({ limit: 1500 })
  const endless = titled('#{ let n = 0; while n < 1000000000 { for i in range(100000) { n = n - 1 } ; n = n + 100000 } }')
  await expect(hasty.typeset({ source: endless, files: noFiles })).rejects.toThrow('longer than')
  await hasty.close()
  await expect(typesetter.typeset({ source: titled('x'), files: noFiles })).resolves.toMatchObject({ unprintable: [] })
})
