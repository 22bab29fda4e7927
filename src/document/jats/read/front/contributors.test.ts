import { describe, expect, test } from 'vitest'
import { readArticle } from '../../../../../tests/support/read-jats.ts'
import { articleFacts } from '../../../../modules/publications/domain/metadata/article-facts.ts'
import type { Contributor } from '../../../article-document.ts'
import { plainText } from '../inline-runs.ts'

function contributorsOf(meta: string, attributes?: string): Contributor[] {
  return metadataOf(meta, attributes).contributorGroups.flatMap(group => group.contributors)
}

function metadataOf(meta: string, attributes?: string) {
  return readArticle(attributes ? { meta, attributes } : { meta }).document.metadata
}

function only(contrib: string, around = ''): Contributor {
  const [contributor] = contributorsOf(`<contrib-group>${contrib}</contrib-group>${around}`)
  if (!contributor) throw new Error('no contributor')
  return contributor
}

const ada = '<name><surname>Lovelace</surname><given-names>Ada</given-names></name>'

describe('names of contributors', () => {
  test.each([
    [
      'a name',
      '<name><surname>Lovelace</surname><given-names>Ada</given-names><prefix>Dr</prefix><suffix>III</suffix></name>',
      'Dr Ada Lovelace III',
    ],
    ['an eastern name', '<name name-style="eastern"><surname>周</surname><given-names>欣</given-names></name>', '周 欣'],
    ['given names only', '<name name-style="given-only"><given-names>Suharto</given-names></name>', 'Suharto'],
    ['a string name as written', '<string-name><surname>Lovelace</surname>, <given-names>A.</given-names></string-name>', 'Lovelace, A.'],
    ['a string name of parts', '<string-name><given-names>Ada</given-names> <surname>Lovelace</surname></string-name>', 'Ada Lovelace'],
    ['an untagged name', 'Ada Lovelace', 'Ada Lovelace'],
  ])('the name is read: %s', (_, name, full) => {
    expect(only(`<contrib>${name}</contrib>`)).toMatchObject({ kind: 'person', name: { full } })
  })

  test('of alternative names, the one in the language of the article comes first', () => {
    const names =
      '<name-alternatives><name name-style="eastern" xml:lang="zh"><surname>周</surname></name><name xml:lang="en"><surname>Zhou</surname></name></name-alternatives>'
    expect(only(`<contrib>${names}</contrib>`)).toMatchObject({ name: { full: 'Zhou' }, alternativeNames: [{ full: '周' }] })
    expect(contributorsOf(`<contrib-group><contrib>${names}</contrib></contrib-group>`, 'xml:lang="zh-Hans"')).toMatchObject([
      { name: { full: '周' } },
    ])
  })

  test('anonymous contributors are recognised', () => {
    expect(only('<contrib><anonymous/></contrib>').kind).toBe('anonymous')
    expect(only('<contrib><name><given-names>Anonymous</given-names></name></contrib>').kind).toBe('anonymous')
  })
})

describe('group authors', () => {
  test('members inside the group are its members', () => {
    const group = only(
      `<contrib><collab>The Engine Consortium<contrib-group><role>Writing group</role><contrib>${ada}</contrib></contrib-group><email>e@example.org</email></collab></contrib>`,
    )
    expect(group).toMatchObject({
      kind: 'group',
      emails: ['e@example.org'],
      members: [{ kind: 'person', name: { full: 'Ada Lovelace' }, roles: ['Writing group'] }],
    })
    expect(group.kind === 'group' && plainText(group.collectiveName)).toBe('The Engine Consortium')
  })

  test('members listed apart are matched to their group by its key', () => {
    const key = '<contrib-id contrib-id-type="group-author-key">k1</contrib-id>'
    const groups = metadataOf(
      `<contrib-group><contrib>${key}<collab>Consortium</collab></contrib></contrib-group><contrib-group><contrib>${key}${ada}</contrib></contrib-group>`,
    ).contributorGroups
    expect(groups).toMatchObject([{ contributors: [{ kind: 'group', members: [{ name: { full: 'Ada Lovelace' } }] }] }])
  })

  test('a group named in two languages keeps both names', () => {
    const group = only(
      '<contrib><collab-alternatives><collab xml:lang="en">Weavers</collab><collab xml:lang="fr">Tisserands</collab></collab-alternatives></contrib>',
    )
    expect(group.kind === 'group' && [group.collectiveName, ...group.comments].map(plainText)).toEqual(['Weavers', 'Tisserands'])
  })
})

describe('CRediT roles of contributors', () => {
  const vocabulary = 'vocab="credit" vocab-identifier="https://credit.niso.org/"'
  test.each([
    [
      'vocabulary attributes',
      `<role ${vocabulary} vocab-term="Formal analysis" vocab-term-identifier="https://credit.niso.org/contributor-roles/formal-analysis/" degree-contribution="lead">Did the sums</role>`,
      {
        term: 'Formal analysis',
        uri: 'https://credit.niso.org/contributor-roles/formal-analysis/',
        written: 'Did the sums',
        degree: 'lead',
      },
    ],
    [
      "F1000's form",
      '<role content-type="http://credit.casrai.org/">Writing – Original Draft Preparation</role>',
      { term: 'Writing – original draft', written: 'Writing – Original Draft Preparation', uri: 'http://credit.casrai.org/', degree: null },
    ],
    [
      'a term’s address and another language',
      '<role content-type="http://credit.niso.org/contributor-roles/writing-review-editing/">Escrita – revisão</role>',
      {
        term: 'Writing – review & editing',
        uri: 'http://credit.niso.org/contributor-roles/writing-review-editing/',
        written: 'Escrita – revisão',
        degree: null,
      },
    ],
    ['plain words', '<role>data curation</role>', { term: 'Data curation', written: null, uri: null, degree: null }],
  ])('the CRediT role is read from %s', (_, role, credit) => {
    expect(only(`<contrib>${ada}${role}</contrib>`)).toMatchObject({ creditRoles: [credit], roles: [] })
  })

  test('a role outside CRediT stays a plain role', () => {
    expect(only(`<contrib>${ada}<role>Reviewing Editor</role></contrib>`)).toMatchObject({ creditRoles: [], roles: ['Reviewing Editor'] })
  })
})

describe('identifiers, links and postal addresses of contributors', () => {
  test.each([
    ['an ORCID iD', 'contrib-id', '<contrib-id contrib-id-type="orcid">https://orcid.org/0000-0002-1825-0079</contrib-id>'],
    ['an ORCID iD in a link', 'ext-link', '<ext-link ext-link-type="uri" xlink:href="https://orcid.org/0000-0002-1825-0079"/>'],
    ['an ISNI', 'contrib-id', '<contrib-id contrib-id-type="isni">0000 0001 2103 2638</contrib-id>'],
  ])('%s with a wrong check digit is dropped with a warning that names the line', (_, element, id) => {
    const { document, warnings } = readArticle({ meta: `<contrib-group>\n<contrib>${ada}\n${id}</contrib></contrib-group>` })
    expect(document.metadata.contributorGroups[0]?.contributors[0]).toMatchObject({ orcid: null })
    expect(warnings).toEqual([
      {
        code: 'invalid-value',
        element,
        message: expect.stringContaining('check digit is wrong'),
        line: expect.toSatisfy(line => line > 2),
      },
    ])
  })

  test.each([
    ['ROR id', '<institution-id institution-id-type="ror">https://ror.org/048tbm369</institution-id>'],
    ['ISNI', '<institution-id institution-id-type="isni">0000 0001 2103 2638</institution-id>'],
  ])('an institution’s or a funder’s %s with a wrong check digit is dropped with a warning', (kind, id) => {
    const institution = `<institution-wrap>${id}<institution>University of Turin</institution></institution-wrap>`
    const { document, warnings } = readArticle({
      meta: `<contrib-group><contrib>${ada}</contrib><aff id="a">${institution}</aff></contrib-group>
        <funding-group><award-group><funding-source><institution-wrap>${id}<institution>F</institution></institution-wrap></funding-source></award-group></funding-group>`,
    })
    expect(document.metadata.affiliations).toMatchObject([{ ror: null, otherIdentifiers: [{}] }])
    expect(articleFacts(document.metadata).funding).toMatchObject([{ funder: 'F', identifier: null }])
    expect(warnings.map(({ message }) => message)).toEqual([expect.stringContaining(`is no ${kind}: its check digit is wrong`)])
  })

  test.each([
    ['contrib-id', '<contrib-id contrib-id-type="orcid" authenticated="true">https://orcid.org/0000-0002-1825-0097</contrib-id>', true],
    ['uri', '<uri content-type="orcid">http://orcid.org/0000-0002-1825-0097</uri>', false],
    ['ext-link', '<ext-link ext-link-type="uri" xlink:href="https://orcid.org/0000-0002-1825-0097"/>', false],
  ])('an ORCID iD is read from %s', (_, id, authenticated) => {
    expect(only(`<contrib>${ada}${id}</contrib>`)).toMatchObject({
      orcid: '0000-0002-1825-0097',
      orcidAuthenticated: authenticated,
      otherIdentifiers: [],
    })
  })

  test('other identifiers, links and addresses are kept', () => {
    const contributor = only(
      `<contrib>${ada}<contrib-id contrib-id-type="scopus">77</contrib-id><uri xlink:href="https://example.org/ada">Page</uri><address><addr-line>1 Mill Lane</addr-line><country>UK</country><email>a@example.org</email></address><x-strange>odd</x-strange></contrib>`,
    )
    expect(contributor).toMatchObject({
      otherIdentifiers: [{ type: 'scopus', value: '77' }],
      links: [{ href: 'https://example.org/ada', text: 'Page' }],
      emails: ['a@example.org'],
    })
    expect([...contributor.addresses, ...contributor.comments].map(plainText)).toEqual(['1 Mill Lane, UK', 'odd'])
  })
})

describe('marks of contributors', () => {
  const notes =
    '<author-notes><corresp id="c1">Ada</corresp><fn id="n1" fn-type="equal"><p>Same</p></fn><fn id="n2"><p>These authors contributed equally.</p></fn><fn id="n3"><p>†Deceased</p></fn><fn id="n4"><p>On leave.</p></fn></author-notes>'
  test.each([
    ['corresp="yes"', '', { isCorresponding: true, equalContribution: false, deceased: false }],
    ['equal-contrib="yes" deceased="yes"', '', { isCorresponding: false, equalContribution: true, deceased: true }],
    ['', '<xref ref-type="corresp" rid="c1">*</xref>', { isCorresponding: true, noteIds: ['c1'] }],
    ['', '<xref ref-type="fn" rid="n1"/>', { equalContribution: true }],
    ['', '<xref ref-type="author-notes" rid="n2 n4"/>', { equalContribution: true, noteIds: ['n2', 'n4'] }],
    ['', '<xref ref-type="fn" rid="n3"/>', { deceased: true, equalContribution: false }],
  ])('the marks are read from %s %s', (attributes, xref, marks) => {
    expect(only(`<contrib ${attributes}>${ada}${xref}</contrib>`, notes)).toMatchObject(marks)
  })
})

describe('affiliations of contributors', () => {
  const firstAffiliation = (aff: string) => metadataOf(`<contrib-group><contrib>${ada}</contrib></contrib-group>${aff}`).affiliations[0]
  test.each([
    [
      'as written',
      '<aff id="a"><label>1</label>Department of Botany, University of Turin, Turin, Italy</aff>',
      'Department of Botany, University of Turin, Turin, Italy',
      { label: '1', institution: 'University of Turin', department: 'Department of Botany', country: 'Italy', countryCode: 'IT' },
    ],
    [
      'in fields without punctuation',
      '<aff id="a"><institution-wrap><institution-id institution-id-type="ROR">https://ror.org/048tbm396</institution-id><institution content-type="dept">Botany</institution><institution>University of Turin</institution></institution-wrap><addr-line><named-content content-type="city">Turin</named-content></addr-line><country country="IT">Italia</country></aff>',
      'Botany, University of Turin, Turin, Italia',
      { ror: 'https://ror.org/048tbm396', institution: 'University of Turin', department: 'Botany', city: 'Turin', countryCode: 'IT' },
    ],
    [
      'with punctuation between fields',
      '<aff id="a"><institution>University of Turin</institution>; <city>Turin</city> (<country>Italy</country>)</aff>',
      'University of Turin; Turin (Italy)',
      { city: 'Turin', countryCode: 'IT' },
    ],
    ['with a raised mark for a label', '<aff id="a"><sup>a</sup>University of Turin</aff>', 'University of Turin', { label: 'a' }],
    [
      'printed and in fields',
      '<aff id="a"><institution content-type="orgname">Universidade de Turim</institution><institution content-type="original">Universidade de Turim, Itália</institution><country country="IT">Itália</country><email>u@example.org</email></aff>',
      'Universidade de Turim, Itália, u@example.org',
      { institution: 'Universidade de Turim', countryCode: 'IT' },
    ],
    [
      'in two languages',
      '<aff-alternatives id="a"><aff xml:lang="en">University of Turin, Italy</aff><aff xml:lang="it">Università di Torino</aff></aff-alternatives>',
      'University of Turin, Italy / Università di Torino',
      {},
    ],
  ])('the affiliation is read: %s', (_, aff, text, fields) => {
    const affiliation = firstAffiliation(aff)
    expect(plainText(affiliation?.text ?? [])).toBe(text)
    expect(affiliation).toMatchObject({ id: 'a', ...fields })
  })

  test('they belong to the contributors that refer to them, else to the whole group or the element around them', () => {
    const groups = (meta: string) => contributorsOf(meta).map(contributor => contributor.affiliationIds)
    expect(
      groups(
        `<contrib-group><contrib>${ada}<xref ref-type="aff" rid="a b"/></contrib><contrib>${ada}</contrib></contrib-group><aff id="a">A</aff><aff id="b">B</aff>`,
      ),
    ).toEqual([['a', 'b'], []])
    expect(groups(`<contrib-group><contrib>${ada}</contrib><contrib>${ada}</contrib><aff id="a">A</aff></contrib-group>`)).toEqual([
      ['a'],
      ['a'],
    ])
    expect(groups(`<contrib-group><contrib>${ada}<aff>A</aff></contrib><contrib>${ada}<aff>B</aff></contrib></contrib-group>`)).toEqual([
      ['affiliation-1'],
      ['affiliation-2'],
    ])
    expect(groups(`<contrib-group><contrib rid="a">${ada}</contrib></contrib-group><aff id="a">A</aff><aff id="b">B</aff>`)).toEqual([
      ['a'],
    ])
  })
})
