import { describe, expect, test } from 'vitest'
import { readArticle } from '../../../../../tests/support/read-jats.ts'
import { articleFacts } from '../../../../modules/publications/domain/metadata/article-facts.ts'
import type { Block } from '../../../node.ts'
import { plainText } from '../inline-runs.ts'

function metadataOf(meta: string) {
  return readArticle({ meta }).document.metadata
}

function textOfBlocks(blocks: readonly Block[]): string[] {
  return blocks.map(block =>
    block.kind === 'paragraph'
      ? plainText(block.children)
      : block.kind === 'notes'
        ? block.notes.flatMap(note => textOfBlocks(note.children)).join(' ')
        : block.kind,
  )
}

test('identifiers and page numbers are read', () => {
  const metadata = metadataOf(
    '<article-id pub-id-type="doi">https://doi.org/10.12688/f1000research.1.2</article-id><article-id pub-id-type="pmc">77</article-id><article-id>x1</article-id><isbn>978</isbn><volume>7</volume><issue>2</issue><fpage>1</fpage><lpage>9</lpage><elocation-id>e5</elocation-id>',
  )
  expect(metadata).toMatchObject({
    doi: '10.12688/f1000research.1.2',
    volume: '7',
    issue: '2',
    firstPage: '1',
    lastPage: '9',
    elocationId: 'e5',
    versionNumber: 2,
  })
  expect(metadata.identifiers).toEqual([
    { type: 'doi', value: '10.12688/f1000research.1.2' },
    { type: 'pmcid', value: 'PMC77' },
    { type: 'other', value: 'x1' },
    { type: 'isbn', value: '978' },
  ])
})

test('an invalid DOI is kept as an identifier without a link, with a warning', () => {
  const { document, warnings } = readArticle({ meta: '<article-id pub-id-type="doi">not a doi</article-id>' })
  expect(document.metadata).toMatchObject({ doi: null, identifiers: [{ type: 'doi', value: 'not a doi' }] })
  expect(warnings).toMatchObject([{ code: 'invalid-value', element: 'article-id' }])
})

describe('the version number', () => {
  test.each([
    ['a plain article-version', '<article-version>3</article-version>', 3, null],
    ['numbers with a point', '<article-version article-version-type="preprint-version">1.2</article-version>', 1, null],
    [
      'PubMed Central’s own count and a label',
      '<article-version-alternatives><article-version article-version-type="pmc-version">2</article-version><article-version>VoR</article-version></article-version-alternatives>',
      1,
      'VoR',
    ],
    ["an F1000 platform's DOI", '<article-id pub-id-type="doi">10.12688/wellcomeopenres.14641.3</article-id>', 3, null],
    ["another's DOI that ends in a number", '<article-id pub-id-type="doi">10.1371/journal.pone.2.5</article-id>', 1, null],
    [
      "an eLife reviewed preprint's DOI",
      '<article-id pub-id-type="doi">10.7554/eLife.1</article-id><article-id pub-id-type="doi" specific-use="version">10.7554/eLife.1.2</article-id>',
      2,
      null,
    ],
    [
      'the note of the title',
      '<title-group><article-title>T</article-title><fn-group><fn><p>[version 4; peer review: 1 approved]</p></fn></fn-group></title-group>',
      4,
      null,
    ],
    ['nothing', '', 1, null],
  ])('it is read from %s', (_, meta, versionNumber, versionLabel) => {
    expect(metadataOf(meta)).toMatchObject({ versionNumber, versionLabel })
  })
})

test('titles are read in all their forms', () => {
  const metadata =
    metadataOf(`<title-group><article-title>Looms &amp; <italic>tides</italic></article-title><subtitle>A study</subtitle><trans-title-group xml:lang="fr"><trans-title>Métiers</trans-title><trans-subtitle>Étude</trans-subtitle></trans-title-group>
    <trans-title xml:lang="de">Webstühle</trans-title><alt-title alt-title-type="running-head">Looms</alt-title><fn-group><fn><p>[version 1]</p></fn></fn-group></title-group>`)
  expect(plainText(metadata.title)).toBe('Looms & tides')
  expect(metadata.subtitles.map(plainText)).toEqual(['A study'])
  expect(metadata.translatedTitles.map(title => [title.language, plainText(title.title), title.subtitles.map(plainText)])).toEqual([
    ['fr', 'Métiers', ['Étude']],
    ['de', 'Webstühle', []],
  ])
  expect(metadata.alternativeTitles).toMatchObject([{ type: 'running-head' }])
  expect(textOfBlocks(metadata.titleNotes)).toEqual(['[version 1]'])
})

describe('dates of an article', () => {
  const day = (name: string, attributes: string, parts = '<day>9</day><month>03</month><year>2024</year>') =>
    `<${name} ${attributes}>${parts}</${name}>`
  test.each([
    ['day, month, year', day('pub-date', 'pub-type="epub"'), { year: 2024, month: 3, day: 9, text: null }],
    [
      'a month in words',
      day('pub-date', 'pub-type="epub"', '<month>March</month><year>2024</year>'),
      { year: 2024, month: 3, day: null, text: null },
    ],
    ['an ISO date', day('pub-date', 'date-type="pub" iso-8601-date="2024-03-09"', ''), { year: 2024, month: 3, day: 9, text: null }],
    [
      'a season',
      day('pub-date', 'pub-type="collection"', '<season>Spring</season><year>2024</year>'),
      { year: 2024, month: null, day: null, text: 'Spring 2024' },
    ],
    [
      'words',
      day('pub-date', 'pub-type="epub"', '<string-date>9 March 2024</string-date>'),
      { year: 2024, month: 3, day: 9, text: '9 March 2024' },
    ],
    [
      'the electronic day before print and collection',
      day('pub-date', 'pub-type="collection"', '<year>2023</year>') +
        day('pub-date', 'date-type="pub" publication-format="print"', '<year>2025</year>') +
        day('pub-date', 'date-type="pub" publication-format="electronic"'),
      { year: 2024, month: 3, day: 9, text: null },
    ],
    [
      'the update of a version',
      day('pub-date', 'date-type="original-publication"', '<year>2023</year>') + day('pub-date', 'date-type="update"'),
      { year: 2024, month: 3, day: 9, text: null },
    ],
    [
      'the history, where no publication date is given',
      `<history>${day('date', 'date-type="published"')}</history>`,
      { year: 2024, month: 3, day: 9, text: null },
    ],
  ])('the publication date is read from %s', (_, meta, published) => {
    expect(metadataOf(meta).published).toEqual(published)
  })

  test('a date without a year is kept as text, with a warning', () => {
    const { document, warnings } = readArticle({
      meta: '<pub-date pub-type="epub"><month>May</month></pub-date><history><date date-type="accepted"><string-date>soon</string-date></date></history>',
    })
    expect(document.metadata.custom.map(entry => [entry.name, plainText(entry.value)])).toEqual([['epub', 'May']])
    expect(document.metadata.history).toMatchObject([{ type: 'accepted', date: null, description: [{ value: 'soon' }] }])
    expect(warnings.map(warning => warning.code)).toEqual(['invalid-value', 'invalid-value'])
  })

  test('history and events are read', () => {
    const { history } =
      metadataOf(`<history>${day('date', 'date-type="received"')}</history><pub-history><event><event-desc>Reviewed preprint</event-desc>${day('date', 'date-type="reviewed-preprint"')}
      <self-uri content-type="reviewed-preprint" xlink:href="https://doi.org/10.1/x"/><notes><p>Solid</p></notes></event></pub-history>`)
    expect(history.map(event => [event.type, event.date?.year, plainText(event.description), event.links])).toEqual([
      ['received', 2024, '', []],
      ['reviewed-preprint', 2024, 'Reviewed preprint; Solid', [{ type: 'reviewed-preprint', href: 'https://doi.org/10.1/x' }]],
    ])
  })
})

describe('subjects and article heading', () => {
  const group = (type: string, ...subjects: string[]) =>
    `<subj-group ${type ? `subj-group-type="${type}"` : ''}>${subjects.map(subject => (subject.startsWith('<') ? subject : `<subject>${subject}</subject>`)).join('')}</subj-group>`
  test.each([
    ['the heading', group('heading', 'Data Note') + group('', 'Articles'), 'Data Note', [['Articles']]],
    [
      "eLife's display channel before its subjects",
      group('display-channel', 'Research article') + group('heading', 'Neuroscience'),
      'Research article',
      [['Neuroscience']],
    ],
    ['a heading that names no type', group('heading', 'Neuroscience'), 'Neuroscience', []],
    [
      'paths through nested groups',
      group('Discipline', 'Biology', group('', 'Ecology', group('', 'Lakes')), group('', 'Genetics')),
      null,
      [
        ['Biology', 'Ecology', 'Lakes'],
        ['Biology', 'Genetics'],
      ],
    ],
  ])('they are read from %s', (_, groups, heading, paths) => {
    const metadata = metadataOf(`<article-categories>${groups}</article-categories>`)
    expect([metadata.heading, metadata.subjects.map(subject => subject.path)]).toEqual([heading, paths])
  })
})

test('keywords are read in each form: plain, compound, nested and in one string', () => {
  const { keywords } =
    metadataOf(`<kwd-group kwd-group-type="author" xml:lang="fr"><title>Mots</title><kwd>un</kwd><compound-kwd><compound-kwd-part>58.20</compound-kwd-part><compound-kwd-part>Soleil</compound-kwd-part></compound-kwd>
    <nested-kwd><kwd>deux</kwd><nested-kwd><kwd>trois</kwd></nested-kwd></nested-kwd><unstructured-kwd-group>a, b; c</unstructured-kwd-group></kwd-group>`)
  expect(keywords).toMatchObject([{ type: 'author', language: 'fr' }])
  expect(keywords[0]?.keywords.map(plainText)).toEqual(['un', '58.20 – Soleil', 'deux', 'trois', 'a', 'b', 'c'])
})

describe('the funding of an article', () => {
  test.each([
    [
      'institution, identifier, numbers and people',
      '<funding-group><award-group><funding-source><institution-wrap><institution>Wellcome Trust</institution><institution-id institution-id-type="FundRef">10.13039/100004440</institution-id></institution-wrap></funding-source><award-id>A1</award-id><award-id>A2</award-id><principal-award-recipient><name><surname>Lovelace</surname><given-names>Ada</given-names></name></principal-award-recipient></award-group></funding-group>',
      {
        funder: 'Wellcome Trust',
        funderIdentifiers: [{ type: 'FundRef', value: '10.13039/100004440' }],
        awardNumbers: ['A1', 'A2'],
        recipients: ['Ada Lovelace'],
      },
      'Wellcome Trust, A1, A2, Ada Lovelace',
    ],
    [
      'a funder id in named-content',
      '<funding-group><award-group><funding-source>CAS <named-content content-type="funder-id">https://doi.org/10.13039/5</named-content></funding-source></award-group></funding-group>',
      { funder: 'CAS', funderIdentifiers: [{ type: 'funder-id', value: 'https://doi.org/10.13039/5' }], awardNumbers: [] },
      'CAS',
    ],
    [
      'a source that the award refers to',
      '<funding-group><award-group><award-id rid="f1">A1</award-id></award-group></funding-group><support-group><support-source>x</support-source></support-group><funding-group><award-group><funding-source id="f1">Trust</funding-source></award-group></funding-group>',
      { funder: 'Trust', awardNumbers: ['A1'] },
      'Trust, A1',
    ],
    [
      'NLM 2 grants',
      '<grant-num rid="s1">G7</grant-num><grant-sponsor id="s1">Guild of Weavers</grant-sponsor>',
      { funder: 'Guild of Weavers', awardNumbers: ['G7'] },
      'Guild of Weavers, G7',
    ],
  ])('an award is read with %s', (_, meta, award, text) => {
    const { awards } = metadataOf(meta).funding
    expect(awards[0]).toMatchObject(award)
    expect(plainText(awards[0]?.text ?? [])).toBe(text)
  })

  test('funding statements and open access notes are read, also inside a support group', () => {
    const { funding } = metadataOf(
      '<support-group><funding-group><funding-statement>We thank all.</funding-statement><open-access><p>Paid by us.</p></open-access></funding-group></support-group>',
    )
    expect([funding.statements.map(plainText), funding.openAccess.map(plainText)]).toEqual([['We thank all.'], ['Paid by us.']])
  })
})

describe('the licence of an article', () => {
  const by = 'https://creativecommons.org/licenses/by/4.0/'
  test.each([
    [
      'in the link',
      `<permissions><license license-type="open-access" xlink:href="${by}"><license-p>Free.</license-p></license></permissions>`,
    ],
    [
      'in ali:license_ref',
      `<permissions><ali:free_to_read/><license><ali:license_ref>${by}</ali:license_ref><license-p>Free.</license-p></license></permissions>`,
    ],
    [
      'in the text',
      `<permissions><license><license-p>Under <ext-link xlink:href="${by}">CC BY</ext-link>.</license-p></license></permissions>`,
    ],
    ['as words', `<permissions><license><p>See (${by}).</p></license></permissions>`],
    [
      'straight in the metadata, as NLM 2',
      `<copyright-statement>© Ada</copyright-statement><license xlink:href="${by}"><p>Free.</p></license>`,
    ],
  ])('it is read from %s', (_, meta) => {
    const { permissions } = metadataOf(meta)
    expect(permissions.licences.map(licence => [licence.href, licence.text.length])).toEqual([[by, 1]])
  })

  test('copyright holder, year and statements are read', () => {
    expect(
      metadataOf(
        '<permissions><copyright-statement>© 2024 Ada</copyright-statement><copyright-year>2024</copyright-year><copyright-holder>Ada</copyright-holder><ali:free_to_read/></permissions>',
      ).permissions,
    ).toMatchObject({ copyrightYear: '2024', copyrightHolder: 'Ada', freeToRead: true, statements: [[{ value: '© 2024 Ada' }]] })
  })
})

describe('statements of an article', () => {
  const coi = '<fn fn-type="conflict"><p><bold>Competing interests: </bold>None at all.</p></fn>'
  test('a conflict footnote becomes the competing interests, without the introductory words', () => {
    const metadata = metadataOf(`<author-notes>${coi}<fn fn-type="other"><p>Other.</p></fn></author-notes>`)
    expect(textOfBlocks(metadata.competingInterests)).toEqual(['None at all.'])
    expect(metadata.authorNotes).toHaveLength(1)
  })

  test.each([
    [
      'competingInterests',
      { body: '<sec sec-type="COI-statement"><title>Declarations</title><p>None.</p></sec>' },
      ['Declarations', 'None.'],
    ],
    ['competingInterests', { back: '<sec><title>Conflict of interest</title><p>None.</p></sec>' }, ['None.']],
    ['competingInterests', { back: '<fn-group><fn fn-type="COI-statement"><p>None.</p></fn></fn-group>' }, ['None.']],
    ['competingInterests', { front: '<notes notes-type="competing-interest-statement"><p>None.</p></notes>' }, ['None.']],
    ['ethics', { back: '<sec><title>Ethics approval and consent to participate</title><p>Given.</p></sec>' }, ['Given.']],
    [
      'dataAvailability',
      {
        body: '<sec><title>Methods</title><sec sec-type="data-availability"><title>Data availability</title><p>On request.</p></sec></sec>',
      },
      ['On request.'],
    ],
    ['dataAvailability', { back: '<notes notes-type="data-availability"><p>On request.</p></notes>' }, ['On request.']],
    ['dataAvailability', { body: '<sec><title>Data analysis</title><p>Sums.</p></sec>' }, []],
  ] as const)('the statement %s is found in %o', (field, parts, text) => {
    expect(textOfBlocks(readArticle(parts).document.metadata[field])).toEqual(text)
  })

  test('a section that is a statement stays in the text too', () => {
    expect(readArticle({ back: '<sec><title>Data availability</title><p>On request.</p></sec>' }).document.back).toHaveLength(1)
  })
})

test('data sets come from data citations and repository links of the availability statement, each once', () => {
  const { datasets } = readArticle({
    body: '<sec sec-type="data-availability"><p>See <ext-link xlink:href="https://doi.org/10.5281/zenodo.1">Tides</ext-link> and <ext-link xlink:href="https://doi.org/10.5061/dryad.2">Looms</ext-link>, and <ext-link xlink:href="https://doi.org/10.1038/n">an article</ext-link>.</p></sec>',
    back: '<ref-list><ref><element-citation publication-type="data" specific-use="analyzed"><data-title>Tides</data-title><source>Zenodo</source><year>2020</year><pub-id pub-id-type="doi">10.5281/zenodo.1</pub-id></element-citation></ref><ref><element-citation publication-type="software"><data-title>R</data-title></element-citation></ref></ref-list>',
  }).document.metadata
  expect(datasets).toHaveLength(2)
  expect(datasets).toMatchObject([
    { title: 'Tides', repository: 'Zenodo', doi: '10.5281/zenodo.1', year: '2020', use: 'analyzed' },
    { title: null, repository: 'Dryad', doi: '10.5061/dryad.2' },
  ])
})

test('an ISSN with a wrong check digit is kept as written, with a warning that names its line', () => {
  const journal =
    '<journal-title-group><journal-title>Looms</journal-title></journal-title-group>\n<issn>2046-1402</issn>\n<issn>2046-1420</issn>'
  const { document, warnings } = readArticle({ journal })
  expect(document.metadata.journal.issns.map(({ value }) => value)).toEqual(['2046-1402', '2046-1420'])
  expect(articleFacts(document.metadata).journal?.issns).toEqual(['2046-1402'])
  const [{ line = 0 } = {}, ...others] = warnings
  expect(warnings).toMatchObject([{ code: 'invalid-value', element: 'issn', message: expect.stringContaining('“2046-1420” is no ISSN') }])
  expect(others).toEqual([])
  expect(line).toBeGreaterThan(2)
})

test('journal, related articles, products, conference, links, counts and custom metadata are read', () => {
  const { metadata } = readArticle({
    journal:
      '<journal-id journal-id-type="nlm-ta">Loom</journal-id><journal-title-group><journal-title>Looms</journal-title><abbrev-journal-title>Lms</abbrev-journal-title></journal-title-group><issn pub-type="epub">1234-5678</issn><publisher><publisher-name>Weavers</publisher-name><publisher-loc>Turin</publisher-loc></publisher>',
    meta: `<related-article related-article-type="corrected-article" ext-link-type="doi" xlink:href="10.1000/a">Was wrong</related-article><related-object document-id="10.1000/b" document-id-type="doi"/>
      <product><source>Engines</source><year>1840</year></product><conference><conf-name>Meeting</conf-name><conf-loc>Rome</conf-loc></conference><self-uri content-type="pdf" xlink:href="a.pdf"/>
      <counts><page-count count="9"/><count count-type="video" count="2"/></counts><custom-meta-group><custom-meta><meta-name>sample-content</meta-name><meta-value>yes</meta-value></custom-meta></custom-meta-group>`,
  }).document
  expect(metadata.journal).toEqual({
    title: 'Looms',
    abbreviation: 'Lms',
    issns: [{ type: 'epub', value: '1234-5678' }],
    publisher: 'Weavers',
    publisherPlace: 'Turin',
    identifiers: [{ type: 'nlm-ta', value: 'Loom' }],
  })
  expect(metadata.related.map(related => [related.type, related.href, plainText(related.text)])).toEqual([
    ['corrected-article', 'https://doi.org/10.1000/a', 'Was wrong'],
    [null, 'https://doi.org/10.1000/b', ''],
  ])
  expect(metadata.products.map(product => plainText(product.children))).toEqual(['Engines (1840).'])
  expect(metadata.conferences.map(conference => plainText(conference.text))).toEqual(['Meeting, Rome'])
  expect(metadata.selfLinks).toMatchObject([{ type: 'pdf', href: 'a.pdf' }])
  expect(metadata.counts).toEqual([
    { type: 'page', count: 9 },
    { type: 'video', count: 2 },
  ])
  expect(metadata.sampleContent).toBe(true)
})

test('an element without a field is kept under its name, with a warning where it is not JATS', () => {
  const { document, warnings } = readArticle({
    meta: '<issue-title>Special</issue-title><stray>A stray word</stray><notes><p>A note.</p></notes>',
    front: '<list><list-item><p>A list.</p></list-item></list>',
  })
  expect(document.metadata.custom.map(entry => [entry.name, plainText(entry.value)])).toEqual([
    ['issue-title', 'Special'],
    ['stray', 'A stray word'],
  ])
  expect(document.metadata.other).toHaveLength(2)
  expect(warnings.map(warning => [warning.code, warning.element])).toEqual([['unknown-element', 'stray']])
})

test('an article without front matter has empty metadata', () => {
  expect(readArticle({ attributes: '' }).document.metadata).toMatchObject({
    title: [],
    doi: null,
    language: 'en',
    versionNumber: 1,
    jatsArticleType: '',
  })
})
