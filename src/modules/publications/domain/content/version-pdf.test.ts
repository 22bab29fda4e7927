import { expect, test } from 'vitest'
import { markedHref, offeredFiles, ownPdf, pdfHref, pdfOfVersion, typesetHref } from './version-pdf.ts'

const pdf = (href: string) => ({ href, mimeType: 'application/pdf' })
const made = pdf(typesetHref('1 abc'))
const ofSource = pdf(pdfHref)
const named = pdf('article.pdf')
const supplement = pdf('s1.pdf')
const marked = pdf(markedHref('1 abc'))
const selfLinks = [{ href: 'article.pdf' }]

test.each([
  ['none', [], null],
  ['a supplement is none', [supplement], null],
  ['made here', [supplement, made], made],
  ['named by the source', [made, named], named],
  ['beside the source', [made, named, ofSource], ofSource],
  ['with the notice on its publication', [named, ofSource, marked], marked],
  ['made here, where the marked one is left over', [made, marked], made],
])('the PDF of a version is found: %s', (_, files, expected) => {
  expect(pdfOfVersion(files, selfLinks)).toBe(expected)
})

test('a generated PDF does not count as the version’s own', () => {
  expect(ownPdf([made, supplement], selfLinks)).toBeNull()
})

test('a page or data that the source names as a form of the article is not taken as PDF', () => {
  expect(ownPdf([{ href: 'article.pdf', mimeType: 'text/html' }], selfLinks)).toBeNull()
})

test('a PDF marked with the notice replaces the PDFs without it', () => {
  expect(offeredFiles([supplement, named, ofSource], selfLinks)).toEqual([supplement, named, ofSource])
  expect(offeredFiles([supplement, named, ofSource, marked], selfLinks)).toEqual([supplement, marked])
})
