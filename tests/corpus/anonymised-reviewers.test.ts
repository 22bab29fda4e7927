/** In real articles each reviewer with an iD can be named no more: the source and the document then say the same, and neither tells who it was. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { anonymiseInSource } from '../../src/document/jats/read/anonymise-in-source.ts'
import { parseJats } from '../../src/document/jats/read/parse-jats.ts'
import {
  type AnonymisedAs,
  anonymisedReviewersOf,
  anonymiseReviewers,
  reviewerMarks,
} from '../../src/document/peer-review/anonymised-reviewer.ts'
import { jatsCorpus } from '../support/jats.ts'

const folder = jatsCorpus ?? ''
const named = /<(?:sub-article|response)[\s>].*contrib-id-type="orcid"/s
const files =
  jatsCorpus === null
    ? []
    : readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter(name => name.endsWith('.xml') && !name.startsWith('malformed'))
        .filter(name => named.test(readFileSync(join(folder, name), 'utf8')))

test.skipIf(jatsCorpus !== null)('skipped: this machine has no real articles (RECTO_SHARED_DATA, else ../shared/data)', context =>
  context.skip(),
)

describe.skipIf(jatsCorpus === null)('a real article', () => {
  test.each(files)('no reviewer’s name is left in %s', name => {
    const source = readFileSync(join(folder, name))
    const { document } = parseJats(source)
    const iDs = new Set(reviewerMarks(document).flatMap(({ orcid }) => orcid ?? []))
    const allWithIds: AnonymisedAs = ({ orcid }) => (orcid === null ? null : [...iDs].indexOf(orcid) + 1)
    const anonymised = anonymisedReviewersOf(document, allWithIds)
    const written = anonymiseInSource(source, anonymised)
    const without = anonymiseReviewers(document, allWithIds)
    const read = parseJats(written).document
    expect([read.peerReview, read.translations.map(each => each.peerReview), read.metadata, read.body]).toEqual([
      without.peerReview,
      without.translations.map(each => each.peerReview),
      document.metadata,
      document.body,
    ])
    expect(reviewerMarks(read).filter(({ orcid }) => orcid !== null)).toEqual([])
    const review = JSON.stringify(without.peerReview)
    for (const { orcid, names } of anonymised) {
      expect(review).not.toContain(orcid)
      for (const { full } of names.filter(each => each.full.includes(' '))) expect(review).not.toContain(full)
    }
  })
})
