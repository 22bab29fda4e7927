import { expect, test } from 'vitest'
import { markedHref, offeredFiles, ownPdf, pdfHref, pdfOfVersion, typesetHref } from './version-pdf.ts'

const pdf = (href: string) => ({ href, mimeType: 'application/pdf' })
const made = pdf(typesetHref('1 abc'))
const beside = pdf(pdfHref)
const named = pdf('article.pdf')
const supplement = pdf('s1.pdf')
const marked = pdf(markedHref('1 abc'))
const selfLinks = [{ href: 'article.pdf' }]

test.each([
  ['none', [], null],
  ['a supplement is none', [supplement], null],
  ['made here', [supplement, made], made],
  ['named by the source', [made, named], named],
  ['beside the source', [made, named, beside], beside],
  ['with the notice on its publication', [named, beside, marked], marked],
  ['made here, where the marked one is left over', [made, marked], made],
])('the PDF of a version: %s', (_, files, expected) => {
  expect(pdfOfVersion(files, selfLinks)).toBe(expected)
})

test('what was made here is not the version’s own', () => {
  expect(ownPdf([made, supplement], selfLinks)).toBeNull()
})

test('a page or data that the source names as a form of the article is no PDF', () => {
  expect(ownPdf([{ href: 'article.pdf', mimeType: 'text/html' }], selfLinks)).toBeNull()
})

test('in the place of PDFs without the notice stands the one with it', () => {
  expect(offeredFiles([supplement, named, beside], selfLinks)).toEqual([supplement, named, beside])
  expect(offeredFiles([supplement, named, beside, marked], selfLinks)).toEqual([supplement, marked])
})
