import { describe, expect, test } from 'vitest'
import {
  type AnonymisedAs,
  anonymisedReviewersOf,
  anonymiseReviewers,
  type ReviewerMark,
  reviewerMarks,
} from '../../peer-review/anonymised-reviewer.ts'
import { anonymiseInSource } from './anonymise-in-source.ts'
import { parseJats } from './parse-jats.ts'

const orcid = '0000-0002-1825-0097'

const source = (declaration = '<?xml version="1.0" encoding="UTF-8"?>') => `${declaration}
<!DOCTYPE article PUBLIC "-//NLM//DTD JATS (Z39.96) Journal Publishing DTD v1.3 20210610//EN" "x.dtd" [<!ENTITY who "Ada Roof">]>
<article xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:m="http://www.w3.org/1998/Math/MathML" xml:lang="en">
<front><article-meta><article-id pub-id-type="doi">10.1/x</article-id><title-group><article-title>Slates</article-title></title-group>
<contrib-group><contrib contrib-type="author"><name><surname>Moss</surname><given-names>Ben</given-names></name></contrib></contrib-group>
</article-meta></front><body><!-- kept --><p>We thank Ada Roof.</p></body>
<sub-article article-type="reviewer-report" id="r1"><front-stub><article-id pub-id-type="doi">10.1/x.r1</article-id>
<title-group><article-title>Report of &who;</article-title></title-group>
<contrib-group><contrib contrib-type="author" id="c1"><contrib-id contrib-id-type="orcid">https://orcid.org/${orcid}</contrib-id>
<name><surname>Roof</surname><given-names>Ada B</given-names></name><email>ada@roof.org</email><role>Referee</role>
<xref ref-type="aff" rid="a1"/></contrib>
<contrib contrib-type="author"><name><surname>Tile</surname><given-names>Cy</given-names></name><xref ref-type="aff" rid="a2"/></contrib>
<aff id="a1">Institute of Slate</aff><aff id="a2">Institute of Clay</aff></contrib-group>
<permissions><copyright-statement>Copyright: © 2024 Roof AB and Tile C</copyright-statement></permissions></front-stub>
<body><p>I, Ada B. Roof, have read it. <inline-formula><m:math><m:mi>x</m:mi></m:math></inline-formula> a &lt; b. See Roof 2019.</p></body>
<response response-type="reply" id="s1"><front-stub><title-group><article-title>Answer to Ada B Roof</article-title></title-group>
<contrib-group><contrib contrib-type="author"><name><surname>Moss</surname><given-names>Ben</given-names></name></contrib></contrib-group></front-stub>
<body><p>Thank you, ADA B ROOF (<ext-link xlink:href="https://orcid.org/${orcid}">iD</ext-link>).</p></body></response></sub-article>
</article>`

const ada: AnonymisedAs = ({ orcid: iD }: ReviewerMark) => (iD === orcid ? 4 : null)
const bytes = (text: string) => new TextEncoder().encode(text)
const textOf = (written: Uint8Array) => new TextDecoder().decode(written)

describe('an anonymised reviewer', () => {
  const { document } = parseJats(bytes(source()))
  const anonymised = anonymisedReviewersOf(document, ada)
  const written = anonymiseInSource(bytes(source()), anonymised)

  test('they are found by the ORCID iD alone', () => {
    expect(anonymised).toMatchObject([{ number: 4, orcid, emails: ['ada@roof.org'], names: [{ full: 'Ada B Roof' }] }])
    expect(reviewerMarks(document).map(({ name }) => name)).toEqual(['Ada B Roof', 'Cy Tile'])
  })

  test('they appear nowhere in the peer review of the new source', () => {
    const review = textOf(written).slice(textOf(written).indexOf('<sub-article'))
    for (const reported of [/ada/i, /roof\b(?! 2019)/i, /0097/, /Institute of Slate/]) expect(review).not.toMatch(reported)
    expect(review).toContain('<anonymous/>')
    expect(review).toContain('Institute of Clay')
    expect(review).toContain('See Roof 2019')
    expect(review).toContain('2024 […] and Tile C')
  })

  test('the rest of the source is unchanged', () => {
    const before = textOf(written).slice(0, textOf(written).indexOf('<sub-article'))
    expect(before).toBe(source().slice(0, source().indexOf('<sub-article')))
    expect(before).toContain('We thank Ada Roof.')
  })

  test('they are not in the document, which equals what the new source says', () => {
    const without = anonymiseReviewers(document, ada)
    expect(without.peerReview).toEqual(parseJats(written).document.peerReview)
    const [report] = without.peerReview
    expect(report?.contributorGroups[0]?.contributors).toMatchObject([
      { kind: 'anonymous', roles: ['Referee'], otherIdentifiers: [{ type: 'withheld-reviewer', value: '4' }] },
      { kind: 'person', name: { full: 'Cy Tile' } },
    ])
    expect(without.metadata).toEqual(document.metadata)
  })

  test('a source is unchanged when nobody in it is anonymised', () => {
    expect(anonymiseReviewers(document, () => null)).toBe(document)
    expect(anonymiseInSource(bytes(source()), [])).toEqual(bytes(source()))
  })

  test('a second run finds nobody left and writes the same source', () => {
    const again = parseJats(written).document
    expect(anonymisedReviewersOf(again, ada)).toEqual([])
  })
})

test('a source in another encoding is written as UTF-8 and declares it', () => {
  const latin = Uint8Array.from(
    [...source('<?xml version="1.0" encoding="ISO-8859-1"?>').replace('©', 'é')].map(character => character.charCodeAt(0)),
  )
  const { document } = parseJats(latin)
  const written = anonymiseInSource(latin, anonymisedReviewersOf(document, ada))
  expect(textOf(written)).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>/)
  expect(parseJats(written).document.peerReview).toEqual(anonymiseReviewers(document, ada).peerReview)
})

test('a person of the same name with another ORCID iD is not anonymised', () => {
  const other = source().replaceAll(orcid, '0000-0001-5109-3700')
  const { document } = parseJats(bytes(other))
  const byName: AnonymisedAs = ({ orcid: iD, name }) => (iD === null && name === 'Ada B Roof' ? 1 : null)
  expect(anonymiseReviewers(document, byName)).toBe(document)
})
