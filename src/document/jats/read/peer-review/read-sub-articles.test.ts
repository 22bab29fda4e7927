import { describe, expect, test } from 'vitest'
import { readArticle } from '../../../../../tests/support/read-jats.ts'
import type { PeerReviewDocument } from '../../../article-document.ts'
import { plainText } from '../inline-runs.ts'

interface Below {
  type: string
  id?: string
  title?: string
  front?: string
  body?: string
  below?: string
  attributes?: string
}

function sub({ type, id = 'x', title = '', front = '', body = '<p>Text.</p>', below = '', attributes = '' }: Below): string {
  const titles = title ? `<title-group><article-title>${title}</article-title></title-group>` : ''
  return `<sub-article article-type="${type}" id="${id}" ${attributes}><front-stub>${titles}${front}</front-stub><body>${body}</body>${below}</sub-article>`
}

const doi = (value: string) => `<article-id pub-id-type="doi">${value}</article-id>`
const custom = (name: string, value: string) =>
  `<custom-meta-group><custom-meta><meta-name>${name}</meta-name><meta-value>${value}</meta-value></custom-meta></custom-meta-group>`

function read(below: string, meta = '') {
  return readArticle({ below, meta }).document
}

function only(below: Below, meta = ''): PeerReviewDocument {
  const [report, ...others] = read(sub(below), meta).peerReview
  if (!report || others.length > 0) throw new Error('not one report')
  return report
}

/** Ids of reports, each with those of its responses. */
function shape(reports: readonly PeerReviewDocument[]): unknown[] {
  return reports.map(report => (report.responses.length > 0 ? [report.id, ...shape(report.responses)] : report.id))
}

describe('kinds of sub-article', () => {
  test.each([
    ['ref-report', '', 'reviewer-report'],
    ['peer-review', '', 'reviewer-report'],
    ['reviewer-report', 'Parecer I', 'reviewer-report'],
    ['referee-report', '', 'reviewer-report'],
    ['editor-report', '', 'editor-report'],
    ['decision-letter', '', 'decision-letter'],
    ['article-commentary', 'Decision letter', 'decision-letter'],
    ['author-comment', '', 'author-response'],
    ['aggregated-review-documents', 'Decision Letter 0', 'review-documents'],
  ])('the type %s “%s” is read as %s', (type, title, kind) => {
    expect(only({ type, title })).toMatchObject({ kind, jatsType: type })
  })

  test('commentaries on the subject and answers to a letter are articles of their own', () => {
    const document = read(sub({ type: 'article-commentary', title: 'On looms' }) + sub({ type: 'reply', title: 'Reply' }))
    expect(document.peerReview).toEqual([])
    expect(document.subArticles.map(inner => [inner.type, plainText(inner.document.metadata.title)])).toEqual([
      ['article-commentary', 'On looms'],
      ['reply', 'Reply'],
    ])
  })

  test('the response element of JATS is read as a response', () => {
    const response = '<response id="r" response-type="reply"><front-stub/><body><p>Thanks.</p></body></response>'
    expect(
      shape(read(`<sub-article article-type="decision-letter" id="d"><front-stub/><body/>${response}</sub-article>`).peerReview),
    ).toEqual([['d', 'r']])
  })

  test('translations are read as articles with reports of their own', () => {
    const document = read(
      sub({ type: 'translation', attributes: 'xml:lang="pt"', title: 'Teares', below: sub({ type: 'reviewer-report', id: 't' }) }) +
        sub({ type: 'reviewer-report', id: 'o' }),
    )
    expect(shape(document.peerReview)).toEqual(['o'])
    expect(document.translations.map(inner => [inner.metadata.language, shape(inner.peerReview), inner.peerReview[0]?.language])).toEqual([
      ['pt', ['t'], 'pt'],
    ])
  })
})

describe('recommendations of reports', () => {
  test.each([
    ['F1000', custom('recommendation', 'approve-with-reservations'), '', 'APPROVED_WITH_RESERVATIONS', 'approve-with-reservations'],
    ['SciELO', custom('peer-review-recommendation', 'accept'), '', 'APPROVED', 'accept'],
    ['a title', '', 'Reviewer 2 [not approved]', 'NOT_APPROVED', 'not approved'],
    ['a title that names a decision', '', 'Decision: Major revision', 'APPROVED_WITH_RESERVATIONS', 'Major revision'],
    ['a title of another thing', '', 'Decision: Accepting the tides', null, null],
    ['a word nobody knows', custom('recommendation', 'perhaps'), '', 'UNKNOWN', 'perhaps'],
    ['nothing', custom('Submission Version', '1'), '', null, null],
  ])('the recommendation is read in the form of %s', (_, front, title, decision, recommendation) => {
    expect(only({ type: 'reviewer-report', front, title })).toMatchObject({ decision, recommendation })
  })

  test('an unknown recommendation gives a warning', () => {
    const { warnings } = readArticle({ below: sub({ type: 'ref-report', front: custom('recommendation', 'perhaps') }) })
    expect(warnings).toMatchObject([{ code: 'unknown-attribute-value', element: 'sub-article' }])
  })
})

describe('details of a report', () => {
  const related = (attributes: string) => `<related-article ext-link-type="doi" ${attributes}/>`
  test.each([
    [
      "F1000's related article",
      related('related-article-type="peer-reviewed-article" xlink:href="10.12688/f1000research.1.2"'),
      '',
      '10.12688/f1000research.1.2',
    ],
    [
      "PLOS's related object",
      '<related-object document-id="10.1371/journal.pone.1" document-id-type="doi" document-type="article" link-type="peer-reviewed-article"/>',
      '',
      '10.1371/journal.pone.1',
    ],
    ['its title', '', 'Referee response for version 1', '10.12688/f1000research.1.1'],
    ['nothing', '', 'Review', null],
  ])('the reviewed version is read from %s', (_, front, title, reviewedDoi) => {
    expect(only({ type: 'ref-report', front, title }, doi('10.12688/f1000research.1.2'))).toMatchObject({ reviewedDoi })
  })

  test.each([
    ['its publication', '<pub-date pub-type="epub"><day>2</day><month>1</month><year>2020</year></pub-date>', '<p>Text.</p>'],
    [
      'when it was received',
      '<history><date date-type="reviewer-report-received"><day>2</day><month>1</month><year>2020</year></date></history>',
      '<p>Text.</p>',
    ],
    ['the head of a letter', '', '<p><named-content content-type="letter-date">2 Jan 2020</named-content></p>'],
  ])('the date is read from %s', (_, front, body) => {
    expect(only({ type: 'decision-letter', front, body }).published).toEqual({ year: 2020, month: 1, day: 2, text: null })
  })

  test.each([
    ['by type', '<author-notes><fn fn-type="conflict"><p><bold>Competing interests:</bold> None.</p></fn></author-notes>', 1, 0],
    ['in words', '<author-notes><fn id="f"><p>Reviewer declares none.</p></fn></author-notes>', 1, 0],
    ['not in other notes', '<author-notes><fn id="f"><p>Reviewed jointly.</p></fn></author-notes>', 0, 1],
  ])('competing interests are read from %s', (_, front, interests, notes) => {
    const report = only({ type: 'ref-report', front })
    expect([report.competingInterests.length, report.notes.length]).toEqual([interests, notes])
  })

  test.each([
    ['<p><bold>Reviewer Expertise:</bold> Looms, tides</p>', 'Looms, tides'],
    ['<p>Reviewer Expertise:</p><p>Looms</p>', 'Looms'],
    ['<p>My expertise is looms.</p>', null],
  ])('the expertise is read from %s', (body, expertise) => {
    const report = only({ type: 'ref-report', body })
    expect(report.expertise).toBe(expertise)
    expect(report.body).toHaveLength(body.split('</p>').length - 1)
  })

  test('people with roles, affiliation and DOI are read, and elements without a field are kept', () => {
    const report = only({
      type: 'ref-report',
      front: `${doi('10.5256/f1.r1')}<contrib-group><contrib><name><surname>Lovelace</surname><given-names>Ada</given-names></name><role>Referee</role><xref ref-type="aff" rid="a1"/></contrib><contrib><name><surname>Somerville</surname><given-names>Mary</given-names></name><role>Co-referee</role></contrib><aff id="a1">University of Turin</aff></contrib-group><permissions><copyright-statement>© Ada</copyright-statement><license><license-p>Free.</license-p></license></permissions>${custom('PeerReviewType', 'visible')}`,
    })
    expect(report).toMatchObject({
      doi: '10.5256/f1.r1',
      affiliations: [{ id: 'a1' }],
      contributorGroups: [{ contributors: [{ roles: ['Referee'], affiliationIds: ['a1'] }, { roles: ['Co-referee'] }] }],
    })
    for (const words of ['© Ada', 'Free.', 'PeerReviewType', 'visible']) expect(JSON.stringify(report.other)).toContain(words)
  })
})

describe('responses belong to the report that they answer', () => {
  const letter = (id: string, title: string) => sub({ type: 'aggregated-review-documents', id, title, front: doi(`10.1000/${id}`) })
  test.each([
    [
      'nested',
      sub({ type: 'ref-report', id: 'r', below: sub({ type: 'response', id: 'a', below: sub({ type: 'response', id: 'b' }) }) }),
      [['r', ['a', 'b']]],
    ],
    [
      'by DOI',
      letter('l1', 'Letter') +
        letter('l2', 'Letter') +
        sub({
          type: 'author-comment',
          id: 'a',
          front: '<related-object object-id="10.1000/l2" object-id-type="doi" document-id="10.1000/x"/>',
        }),
      ['l1', ['l2', 'a']],
    ],
    [
      'by id',
      letter('l1', 'Letter') + sub({ type: 'author-comment', id: 'a', front: '<related-object xlink:href="#l1"/>' }),
      [['l1', 'a']],
    ],
    [
      'by title',
      letter('l0', 'Decision Letter 0') +
        letter('l1', 'Decision Letter 1') +
        sub({ type: 'author-comment', id: 'a', title: 'Author response to Decision Letter 0' }),
      [['l0', 'a'], 'l1'],
    ],
    ['behind the only decision letter', sub({ type: 'decision-letter', id: 'd' }) + sub({ type: 'reply', id: 'a' }), [['d', 'a']]],
    [
      "behind F1000's report",
      sub({ type: 'ref-report', id: 'r1' }) +
        sub({ type: 'response', id: 'a1' }) +
        sub({ type: 'ref-report', id: 'r2' }) +
        sub({ type: 'response', id: 'a2' }),
      [
        ['r1', 'a1'],
        ['r2', 'a2'],
      ],
    ],
    [
      'not where it answers several reports',
      sub({ type: 'referee-report', id: 'r1' }) + sub({ type: 'referee-report', id: 'r2' }) + sub({ type: 'author-comment', id: 'a' }),
      ['r1', 'r2', 'a'],
    ],
    [
      'not in a letter that comes later',
      sub({ type: 'author-comment', id: 'a', title: 'Author response to Decision Letter 0' }) + letter('l0', 'Decision Letter 0'),
      ['a', 'l0'],
    ],
  ])('the report is found: %s', (_, below, expected) => {
    expect(shape(read(below).peerReview)).toEqual(expected)
  })
})
