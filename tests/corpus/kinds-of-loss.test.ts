/** Constructs that real articles of many publishers hold and that were lost or dead on the page once. The snippets are made up. */
import { describe, expect, test } from 'vitest'
import type { ArticleDocument } from '../../src/document/article-document.ts'
import { parseJats } from '../../src/document/jats/read/parse-jats.ts'
import { compareFacts } from '../../src/modules/publications/use-cases/check/check-article.ts'
import { readPageFacts } from '../../src/modules/publications/use-cases/check/page-facts.ts'
import { articleOf, checkParts, type Parts, pageOf } from './page-of.ts'

const read = (parts: Parts): ArticleDocument => parseJats(articleOf(parts)).document

test.each<[name: string, parts: Parts, onPage: RegExp]>([
  [
    'a link to the id of a supplement',
    {
      body: '<p>See <ext-link ext-link-type="uri" xlink:href="#supp1">the data file</ext-link>.</p><supplementary-material id="supp1" xlink:href="a.csv"><label>File 1</label></supplementary-material>',
    },
    /<a[^>]* href="#supp1"[^>]*>the data file<\/a>/,
  ],
  [
    'an accession number of a database',
    { body: '<p>Kept as <ext-link ext-link-type="DDBJ/EMBL/GenBank" xlink:href="CP000001">CP000001</ext-link>.</p>' },
    /<a[^>]* href="https:\/\/www\.ncbi\.nlm\.nih\.gov\/nuccore\/CP000001"/,
  ],
  [
    'an accession number that is named content',
    { body: '<p>Kept as <named-content content-type="accession">NM_000001.2</named-content>.</p>' },
    /<a[^>]* href="https:\/\/identifiers\.org\/refseq:NM_000001\.2"/,
  ],
  [
    'header cells outside rows',
    { body: '<table-wrap><table><th>Depth</th><th>Ice</th><tbody><tr><td>1 m</td><td>3 cm</td></tr></tbody></table></table-wrap>' },
    /<thead><tr><th[^>]*>(?:<p>)?Depth(?:<\/p>)?<\/th><th[^>]*>(?:<p>)?Ice(?:<\/p>)?<\/th><\/tr><\/thead><tbody><tr><td/,
  ],
  [
    'header cells in a head without rows',
    {
      body: '<table-wrap><table><thead><th>Left</th><th>Right</th></thead><tbody><tr><td>a</td><td>b</td></tr></tbody></table></table-wrap>',
    },
    /<thead><tr><th[^>]*>(?:<p>)?Left.*<th[^>]*>(?:<p>)?Right(?:<\/p>)?<\/th><\/tr><\/thead>/,
  ],
  [
    'cells in a body without rows, in their place',
    {
      body: '<table-wrap><table><tbody><tr><td>one</td><td>two</td></tr><td>three</td><td>four</td><tr><td>five</td><td>six</td></tr></tbody></table></table-wrap>',
    },
    /two(?:<\/p>)?<\/td><\/tr><tr><td[^>]*>(?:<p>)?three(?:<\/p>)?<\/td><td[^>]*>(?:<p>)?four(?:<\/p>)?<\/td><\/tr><tr>/,
  ],
  [
    'a reference to the wrapper of a formula',
    {
      body: '<p><named-content id="eqA" content-type="equation"><disp-formula><tex-math>a=b</tex-math></disp-formula></named-content></p><p>By <xref ref-type="disp-formula" rid="eqA">Equation 1</xref>.</p>',
    },
    /<a[^>]* href="#eqA"[^>]*>Equation 1<\/a>/,
  ],
  [
    'a reference to the wrapper of a formula with an id of its own',
    {
      body: '<p><named-content id="eqA"><disp-formula id="e1"><tex-math>a=b</tex-math></disp-formula></named-content></p><p>By <xref ref-type="disp-formula" rid="eqA">Equation 1</xref>.</p>',
    },
    /<a[^>]* href="#e1"[^>]*>Equation 1<\/a>/,
  ],
  [
    'a reference to a paragraph of one figure with an id of its own',
    { body: '<p id="p1"><fig id="f1"><label>Figure 1</label></fig></p><p>See <xref rid="p1">there</xref>.</p>' },
    /<a[^>]* href="#f1"[^>]*>there<\/a>/,
  ],
  [
    'an accession number of a database that identifiers.org knows',
    { body: '<p>By <ext-link ext-link-type="EC" xlink:href="1.1.1.1">1.1.1.1</ext-link>.</p>' },
    /<a[^>]* href="https:\/\/identifiers\.org\/ec-code:1\.1\.1\.1"/,
  ],
  [
    'a funder named in two languages',
    {
      meta: '<funding-group><award-group><funding-source><institution-wrap><institution xml:lang="en">Pond Fund</institution><institution xml:lang="de">Teichfonds</institution></institution-wrap></funding-source></award-group></funding-group>',
    },
    /Pond Fund \(Teichfonds\)/,
  ],
  [
    'a reference to a section by its title',
    {
      body: '<sec><title>Relation to the lake</title><p>Near.</p></sec><p>See <xref ref-type="sec" rid="relation-to-the-lake">that section</xref>.</p>',
    },
    /<a[^>]* href="#relation-to-the-lake"[^>]*>that section<\/a>/,
  ],
  [
    'a reference to a table by its label',
    {
      body: '<table-wrap><label>Table 4.</label><table><tr><td>a</td></tr></table></table-wrap><p>See <xref ref-type="table" rid="t4">Table 4</xref>.</p>',
    },
    /<a[^>]* href="#t4"[^>]*>Table 4<\/a>/,
  ],
  [
    'the label of a statement',
    { meta: '<author-notes><fn fn-type="conflict"><label>Declaration of rivalry:</label><p>None at all.</p></fn></author-notes>' },
    /<b>Declaration of rivalry:<\/b>/,
  ],
  [
    'an affiliation in three forms',
    {
      meta: '<contrib-group><contrib><name><surname>Reed</surname></name><xref ref-type="aff" rid="a1">1</xref></contrib><aff id="a1"><label>1</label><institution content-type="original">College of the Pond, Lower Mere, Wetland.</institution><institution content-type="normalized">College of the Pond</institution><institution content-type="orgname">College of the Pond</institution></aff></contrib-group>',
    },
    /College of the Pond, Lower Mere, Wetland\./,
  ],
  [
    'sections and headings of HTML',
    { body: '<section id="s1"><h2>On the shore</h2><p>Reeds.</p></section>' },
    /<section[^>]* id="s1"[^>]*><h2[^>]*>(?:<span[^>]*>)?On the shore</,
  ],
  [
    'fields of an address beside words',
    {
      meta: '<author-notes><corresp id="c1">Write to <institution>Pond College</institution>Mere, <country>Wetland</country></corresp></author-notes>',
    },
    /Pond College\s*Mere|Pond College<[^>]+>\s+Mere/,
  ],
])('nothing of %s is lost, and it is in its place', (_, parts, onPage) => {
  const { words, links, headerCells, affiliations, warnings, whole } = checkParts(parts)
  expect(pageOf(parts)).toMatch(onPage)
  expect({ words: words.examples, links: links.examples, headerCells, affiliations }).toEqual({
    words: [],
    links: [],
    headerCells: { source: headerCells.source, page: headerCells.source },
    affiliations: { source: affiliations.source, page: affiliations.source },
  })
  expect(warnings.filter(({ code }) => code === 'invalid-value' || code === 'unresolved-reference')).toEqual([])
  expect(whole).toBe(true)
})

test.each([
  [
    'with other names and the URL of a country',
    '<named-content content-type="name">Pond Fund</named-content><named-content content-type="funder-id">10.13039/5555</named-content><named-content content-type="fundref:alternate-name">Fonds du marais</named-content><named-content content-type="country">http://places.example.org/1/</named-content>',
    'Fonds du marais',
  ],
  ['with a country', '<institution-wrap><institution>Pond Fund</institution></institution-wrap>, <country>Wetland</country>', 'Wetland'],
  ['in plain words', 'Pond Fund', ''],
])('a funder %s has its name alone, and the rest is on the page', (_, source, said) => {
  const parts = { meta: `<funding-group><award-group><funding-source>${source}</funding-source></award-group></funding-group>` }
  expect(read(parts).metadata.funding.awards.map(({ funder }) => funder?.replace(/,$/, ''))).toEqual(['Pond Fund'])
  expect(checkParts(parts)).toMatchObject({ whole: true, funders: { source: 1, page: 1 } })
  expect(pageOf(parts)).toContain(said)
})

describe('the check for lost content', () => {
  const said = {
    pieces: [`${'ice '.repeat(30_000)}wheat tomato`],
    figures: 0,
    tables: 0,
    formulas: 0,
    references: 0,
    headerCells: 2,
    affiliations: 1,
    images: ['f1.png'],
    links: ['the data file'],
    funders: ['Pond Fund'],
  }
  const page = (change: (html: string) => string) =>
    readPageFacts(
      change(
        `<ul><li class="affiliation">Pond</li></ul><p>${'ice '.repeat(30_000)}wheat tomato</p><img src="/files/1"><a href="#a">the data file</a><table><tr><th>1</th><th>2</th></tr></table>`,
      ),
    )
  const stored = { urlOf: () => '/files/1', funders: ['Pond Fund'] }

  test('it finds nothing where nothing is lost', () => {
    expect(compareFacts(said, page(String), stored).whole).toBe(true)
  })

  test.each<[string, (html: string) => string, string]>([
    ['a word of thirty thousand', html => html.replace('tomato', ''), 'words'],
    ['a picture', html => html.replace(/<img[^>]*>/, '<span class="missing-file">f1.png</span>'), 'images'],
    ['a link', html => html.replace('<a href="#a">the data file</a>', 'the data file'), 'links'],
    ['a header cell', html => html.replace('<th>2</th>', '<td>2</td>'), 'headerCells'],
    ['an affiliation', html => html.replace(' class="affiliation"', ''), 'affiliations'],
  ])('it fails for a loss of %s', (_, change, what) => {
    const found = compareFacts(said, page(change), stored)
    expect(found.whole).toBe(false)
    expect(found).toMatchObject(
      what === 'words' ? { words: { missing: 1, examples: ['tomato'] } } : { [what]: { page: what === 'headerCells' ? 1 : 0 } },
    )
  })

  test('it fails for a funder with additions to its name, and for a missing image', () => {
    expect(compareFacts(said, page(String), { ...stored, funders: ['Pond Fund, http://places.example.org/1/'] })).toMatchObject({
      whole: false,
      funders: { page: 0, examples: ['Pond Fund'] },
    })
    expect(compareFacts(said, page(String), { ...stored, urlOf: () => null })).toMatchObject({
      whole: false,
      images: { examples: ['f1.png'] },
    })
  })

  test('it accepts separate words that the page writes as one', () => {
    const parted = { ...said, pieces: [...said.pieces, '284r', 'e', '3'] }
    expect(
      compareFacts(
        parted,
        page(html => `${html}<p>284re3</p>`),
        stored,
      ).words.missing,
    ).toBe(0)
  })
})
