/** A note beside the title about the version's review loses no word, because the status line after the title has them all. */
import { expect, test } from 'vitest'
import { parseJats } from '../../../../document/jats/read/parse-jats.ts'
import { checkArticle } from './check-article.ts'

const articleWith = (group: string, more = '') =>
  new TextEncoder().encode(
    `<article article-type="research-article" xmlns:xlink="http://www.w3.org/1999/xlink"><front><article-meta><title-group><article-title>Reeds</article-title>${group}</title-group></article-meta></front><body><p>A word.</p></body>${more}</article>`,
  )
const note = (words: string) => `<fn-group content-type="pub-status"><fn><p>${words}</p></fn></fn-group>`
const stated = note('[version 1; peer review: 2 approved]')
const read = (source: Uint8Array) => parseJats(source).document

test('the note is no longer a title note, and none of its words count as lost', () => {
  const { metadata } = read(articleWith(stated))
  expect(metadata).toMatchObject({ titleNotes: [], statedReview: { decisions: ['APPROVED', 'APPROVED'], status: null } })
  expect(checkArticle(articleWith(stated), { bytes: 10_000 })).toMatchObject({ whole: true, words: { missing: 0 } })
})

test.each([
  ['another note', note('Dedicated to the roofers')],
  ['a note that says more', note('[version 1; peer review: 2 approved, one of them twice]')],
  ['two notes in one', '<fn-group><fn><p>[version 1; peer review: 2 approved]</p></fn><fn><p>Dedicated to the roofers</p></fn></fn-group>'],
])('%s stays a note with all its words', (_name, group) => {
  const { metadata } = read(articleWith(group))
  expect(metadata.statedReview).toBeUndefined()
  expect(metadata.titleNotes).not.toEqual([])
  expect(checkArticle(articleWith(group), { bytes: 10_000 })).toMatchObject({ whole: true })
})

test('another note beside it stays', () => {
  const { metadata } = read(articleWith(stated + note('Dedicated to the roofers')))
  expect(metadata.statedReview).toBeDefined()
  expect(JSON.stringify(metadata.titleNotes)).toContain('roofers')
  expect(JSON.stringify(metadata.titleNotes)).not.toContain('approved')
})

test('a peer-review statement inside a report stays in the report', () => {
  const report = `<sub-article article-type="reviewer-report"><front-stub><title-group><article-title>Report</article-title>${stated}</title-group></front-stub><body><p>Fine.</p></body></sub-article>`
  const source = articleWith('', report)
  expect(read(source).metadata.statedReview).toBeUndefined()
  expect(checkArticle(source, { bytes: 10_000 })).toMatchObject({ whole: true })
})

test('the short URL of the version stays a link', () => {
  const url = 'http://f1000r.es/4yp'
  const source = articleWith(note(`v2; ref status: indexed, <ext-link ext-link-type="uri" xlink:href="${url}">${url}</ext-link>`))
  const { metadata } = read(source)
  expect(metadata).toMatchObject({ titleNotes: [], statedReview: { status: 'PASSED_PEER_REVIEW' }, selfLinks: [{ href: url }] })
  expect(checkArticle(source, { bytes: 10_000 })).toMatchObject({ whole: true, links: { source: 1, page: 1 } })
})
