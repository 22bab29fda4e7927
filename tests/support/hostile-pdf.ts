/** PDFs that exhaust a reader's memory or time, or make it fail. They are quick to make. */
import { deflateSync } from 'node:zlib'

type Content = string | Uint8Array
/** The objects by number, from 1: the catalog, which refers to the page tree as `2 0 R`. */
type Objects = readonly Content[]

/** @param size how deep, how many or how many bytes: what the kind has much of */
export const hostilePdfs = {
  'page tree that holds itself': () => pdfOf([catalog, '<< /Type /Pages /Count 1 /Kids [2 0 R] >>']),
  'deep page tree': size =>
    pdfOf([
      catalog,
      ...Array.from({ length: size }, (_, at) => `<< /Type /Pages /Count 1 /Kids [${at + 3} 0 R] >>`),
      page.replace('2 0 R', `${size + 1} 0 R`),
    ]),
  // Each level names the next one twice, so that there are two to the power of the levels.
  'page tree whose branches are shared': size =>
    pdfOf([
      catalog,
      ...Array.from({ length: size }, (_, at) => `<< /Type /Pages /Count 2 /Kids [${at + 3} 0 R ${at + 3} 0 R] >>`),
      page.replace('2 0 R', `${size + 1} 0 R`),
    ]),
  'many pages': size =>
    pdfOf([catalog, `<< /Type /Pages /Count ${size} /Kids [${references(3, size)}] >>`, ...Array.from({ length: size }, () => page)]),
  'page that is named many times': size => pdfOf([catalog, `<< /Type /Pages /Count ${size} /Kids [${'3 0 R '.repeat(size)}] >>`, page]),
  'count that lies': size => pdfOf([catalog, `<< /Type /Pages /Count ${size} /Kids [3 0 R] >>`, page]),
  'parent that is its own': () =>
    pdfOf([catalog, '<< /Type /Pages /Count 1 /Kids [3 0 R] /Parent 2 0 R >>', '<< /Type /Page /Parent 2 0 R >>']),
  'reference that leads to itself': () => pdfOf([catalog, '3 0 R', '4 0 R', '3 0 R']),
  'nested arrays': size => pdfOf([...onePage, `${'['.repeat(size)}${']'.repeat(size)}`]),
  'nested dictionaries': size => pdfOf([...onePage, `${'<</A'.repeat(size)} 1 ${'>>'.repeat(size)}`]),
  'object that never ends, again and again': size => pdfOf([...onePage, ...Array.from({ length: size }, () => '[')], false),
  'object stream that inflates': size => pdfOf([...onePage, stream(`/Type /ObjStm /N 1 /First 4`, deflateSync(spaces('4 0 ', size)))]),
  'object stream in many layers': size => {
    let content: Uint8Array = spaces('4 0 ', size)
    for (let layer = 0; layer < 3; layer += 1) content = deflateSync(content)
    return pdfOf([...onePage, stream('/Type /ObjStm /N 1 /First 4', content, '/FlateDecode /FlateDecode /FlateDecode')])
  },
  'object stream of many objects': size => {
    const header = Array.from({ length: size }, (_, at) => `${at + 10} ${at * 5}`).join(' ')
    const content = Buffer.from(`${header} ${'<<>> '.repeat(size)}`)
    return pdfOf([...onePage, stream(`/Type /ObjStm /N ${size} /First ${header.length + 1}`, deflateSync(content))])
  },
  'cross-reference stream that inflates': size =>
    pdfOf([
      ...onePage,
      stream(`/Type /XRef /Size ${size} /W [1 1 1] /Index [0 ${size}] /Root 1 0 R`, deflateSync(Buffer.alloc(size * 3, 1))),
    ]),
  'cross-reference stream that lies': size =>
    pdfOf([...onePage, stream(`/Type /XRef /Size ${size} /W [0 0 0] /Index [0 ${size}] /Root 1 0 R`, deflateSync(Buffer.alloc(3)))]),
  'long cross-reference table': size =>
    Buffer.concat([pdfOf(onePage), Buffer.from(`\nxref\n0 ${size}\n${'0000000000 00000 n \n'.repeat(size)}trailer\n<< /Root 1 0 R >>\n`)]),
  'page with much content': size =>
    pdfOf([
      ...onePage.slice(0, 2),
      page.replace('>>', `/Contents [${'4 0 R '.repeat(size)}] >>`),
      stream('', deflateSync(Buffer.from('q Q'))),
    ]),
} as const satisfies Record<string, (size: number) => Uint8Array>
export type HostileKind = keyof typeof hostilePdfs

const catalog = '<< /Type /Catalog /Pages 2 0 R >>'
const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 600] >>'
const onePage: Objects = [catalog, '<< /Type /Pages /Count 1 /Kids [3 0 R] >>', page]

const references = (from: number, count: number): string => Array.from({ length: count }, (_, at) => `${from + at} 0 R`).join(' ')

function spaces(start: string, size: number): Buffer {
  const content = Buffer.alloc(size, ' ')
  content.write(start)
  return content
}

function stream(entries: string, content: Uint8Array, filter = '/FlateDecode'): Uint8Array {
  return Buffer.concat([
    Buffer.from(`<< ${entries} /Filter [${filter}] /Length ${content.length} >>\nstream\n`),
    content,
    Buffer.from('\nendstream'),
  ])
}

function pdfOf(objects: Objects, ends = true): Uint8Array {
  const parts = objects.flatMap((content, at) => [
    Buffer.from(`${at + 1} 0 obj\n`),
    typeof content === 'string' ? Buffer.from(content) : content,
    Buffer.from(ends ? '\nendobj\n' : '\n'),
  ])
  return Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...parts,
    Buffer.from(`trailer\n<< /Root 1 0 R /Size ${objects.length + 1} >>\n%%EOF\n`),
  ])
}
