import { describe, expect, test } from 'vitest'
import { contextOf, element } from '../../../../../tests/support/read-jats.ts'
import type { Inline } from '../../../node.ts'
import { plainText } from '../inline-runs.ts'
import { readReferences } from './read-references.ts'

function readOne(ref: string) {
  const list = element(`<ref-list><ref id="r1">${ref}</ref></ref-list>`)
  const [entry] = readReferences(list, contextOf(list)).entries
  if (!entry) throw new Error('no reference')
  return entry
}

function firstCitation(ref: string) {
  const [citation] = readOne(ref).citations
  if (!citation) throw new Error('no citation')
  return citation
}

const people = (citations: string) => `<person-group person-group-type="author">${citations}</person-group>`
const ada = '<name><surname>Lovelace</surname><given-names>A</given-names></name>'
const mary = '<name><surname>Somerville</surname><given-names>M</given-names></name>'

describe('names in references are in Vancouver form', () => {
  test.each([
    ['given names in full', '<surname>Zumthor-Adeyemi</surname><given-names>Folake</given-names>', 'Zumthor-Adeyemi F', 'Folake'],
    ['a name and an initial', '<surname>Millman</surname><given-names>K. Jarrod</given-names>', 'Millman KJ', 'K. Jarrod'],
    ['hyphenated given names', '<surname>Dupont</surname><given-names>Jean-Luc A.</given-names>', 'Dupont JLA', 'Jean-Luc A.'],
    ['particles', '<surname>Ruiz</surname><given-names>Maria de los Angeles</given-names>', 'Ruiz MA', 'Maria de los Angeles'],
    ['a short name', '<surname>Ek</surname><given-names>Bo</given-names>', 'Ek B', 'Bo'],
    ['Cyrillic given names', '<surname>Петров</surname><given-names>Иван Ильич</given-names>', 'Петров ИИ', 'Иван Ильич'],
    ['a suffix', '<surname>King</surname><given-names>Martin L.</given-names><suffix>Jr</suffix>', 'King ML Jr', 'Martin L.'],
  ])('given names become initials: %s', (_, name, shown, expansion) => {
    const citation = firstCitation(`<element-citation>${people(`<name>${name}</name>`)}<source>Notes</source></element-citation>`)
    expect(plainText(citation.display)).toBe(`${shown}. Notes.`)
    expect(JSON.stringify(citation.display)).toContain(JSON.stringify({ kind: 'abbreviation', expansion }).slice(0, -1))
  })

  test.each([
    ['initials', '<name><surname>Lovelace</surname><given-names>A.A.</given-names></name>', 'Lovelace A.A'],
    ['initials of two letters', '<name><surname>Borisov</surname><given-names>Yu. I.</given-names></name>', 'Borisov Yu. I'],
    ['a name without a surname', '<name><given-names>Hypatia</given-names></name>', 'Hypatia'],
    ['Eastern names', '<name name-style="eastern"><surname>Mao</surname><given-names>Dun</given-names></name>', 'Mao Dun'],
    ['scripts without capitals', '<name><surname>佐藤</surname><given-names>健</given-names></name>', '佐藤 健'],
    ['names that the source punctuates', '<string-name><given-names>Ada</given-names> <surname>Byron</surname></string-name>', 'Ada Byron'],
  ])('names are kept as the source has them: %s', (_, name, shown) => {
    const citation = firstCitation(`<element-citation>${people(name)}<source>Notes</source></element-citation>`)
    expect(plainText(citation.display)).toBe(`${shown}. Notes.`)
  })

  test('a tagged name without punctuation gets the same form as all names', () => {
    const name = '<string-name><surname>Byron</surname> <given-names>Ada</given-names></string-name>'
    expect(plainText(firstCitation(`<mixed-citation>${people(name)}: Notes.</mixed-citation>`).display)).toBe('Byron A: Notes.')
  })
})

describe('a mixed citation keeps its order and punctuation', () => {
  test.each([
    [
      'names without anything between',
      `<mixed-citation>${people(ada + mary)}: <article-title>On engines</article-title>.</mixed-citation>`,
      'Lovelace A, Somerville M: On engines.',
    ],
    ['an empty et al.', `<mixed-citation>${people(`${ada}<etal/>`)}. <year>1843</year>.</mixed-citation>`, 'Lovelace A, et al. 1843.'],
    [
      'identifiers that follow text at once',
      '<mixed-citation>Engines. 1843;2:1–9.<pub-id pub-id-type="doi">10.1000/e.1</pub-id><pub-id pub-id-type="pmid">77</pub-id></mixed-citation>',
      'Engines. 1843;2:1–9. doi: 10.1000/e.1 PMID: 77',
    ],
    [
      'identifiers that the text has named',
      '<mixed-citation>Engines, doi:<pub-id pub-id-type="doi">10.1000/e.1</pub-id></mixed-citation>',
      'Engines, doi:10.1000/e.1',
    ],
    ['parts that would run together', '<mixed-citation>In <source>Notes</source><volume>12</volume>, 3</mixed-citation>', 'In Notes 12, 3'],
    [
      'parts inside a style',
      '<mixed-citation>See <italic><source>Notes</source> <volume>12</volume></italic>.</mixed-citation>',
      'See Notes 12.',
    ],
  ])('the mixed citation is read: %s', (_, ref, text) => {
    expect(plainText(firstCitation(ref).display)).toBe(text)
  })

  test('names outside a person group are collected as people, with the text between them', () => {
    const citation = firstCitation(
      '<mixed-citation><string-name><surname>Lovelace</surname>, <given-names>A.</given-names></string-name> and <string-name>M. Somerville</string-name>. Notes.</mixed-citation>',
    )
    expect(citation.display[0]).toMatchObject({
      kind: 'people',
      children: [{ kind: 'person' }, { kind: 'text', value: ' and ' }, { kind: 'person' }],
    })
    expect(citation.authors).toEqual([
      { kind: 'person', family: 'Lovelace', given: 'A.', suffix: null },
      { kind: 'person', family: 'Somerville', given: 'M.', suffix: null },
    ])
  })

  test('an identifier becomes a link', () => {
    const { display } = firstCitation(
      '<mixed-citation>Notes. <pub-id pub-id-type="doi">https://doi.org/10.1000/e.1</pub-id></mixed-citation>',
    )
    expect(display.find(node => node.kind === 'link')).toMatchObject({ href: 'https://doi.org/10.1000/e.1' })
  })

  test('a journal name is set in italics once', () => {
    const styled = (run: Inline[]): number =>
      run.reduce(
        (count, node) =>
          count + (node.kind === 'styled' ? 1 : 0) + ('children' in node && node.kind !== 'inline-note' ? styled(node.children) : 0),
        0,
      )
    expect(styled(firstCitation('<mixed-citation>In <source>Notes</source>.</mixed-citation>').display)).toBe(1)
    expect(styled(firstCitation('<mixed-citation>In <italic><source>Notes</source></italic>.</mixed-citation>').display)).toBe(1)
    expect(styled(firstCitation('<mixed-citation>In <source><italic>Notes</italic></source>.</mixed-citation>').display)).toBe(1)
  })
})

describe('an element citation is formatted by its type', () => {
  test.each([
    [
      'journal',
      `${people(ada + mary)}<year>1843</year><article-title>On engines</article-title><source>Taylor's Memoirs</source><volume>3</volume><issue>2</issue><fpage>666</fpage><lpage>731</lpage><pub-id pub-id-type="doi">10.1000/e.1</pub-id>`,
      "Lovelace A, Somerville M (1843). On engines. Taylor's Memoirs 3(2):666–731. doi: 10.1000/e.1",
    ],
    [
      'book',
      `<person-group person-group-type="editor">${mary}</person-group>${people(ada)}<chapter-title>Looms</chapter-title><source>Machines</source><edition>2</edition><publisher-name>Weavers</publisher-name><publisher-loc>Turin</publisher-loc><year>1840</year><fpage>7</fpage>`,
      'Lovelace A (1840). Looms. In: Somerville M (eds). Machines, 2nd edition, pp. 7. Turin: Weavers.',
    ],
    [
      'data',
      `${people(ada)}<data-title>Tides of Torbay</data-title><source>Dryad</source><version>2.1</version><year>2020</year><pub-id pub-id-type="accession" xlink:href="https://example.org/T1">T1</pub-id>`,
      'Lovelace A (2020). Tides of Torbay. version 2.1. Dryad. T1',
    ],
    [
      'patent',
      `${people(ada)}<article-title>Loom</article-title><patent country="GB">GB 1234</patent><year>1841</year>`,
      'Lovelace A (1841). Loom. GB 1234.',
    ],
    [
      'webpage',
      '<collab>Weavers</collab><source>Looms</source><date-in-citation content-type="access-date">3 May 2020</date-in-citation><ext-link xlink:href="https://example.org/l">https://example.org/l</ext-link>',
      'Weavers. Looms. accessed 3 May 2020. https://example.org/l',
    ],
    ['journal', '<source>No people</source><year>1850</year><volume>4</volume><elocation-id>e5</elocation-id>', 'No people (1850) 4:e5.'],
    [
      'journal',
      `${people(ada)}<article-title>On engines</article-title><named-content>a strange part</named-content>`,
      'Lovelace A. On engines. a strange part.',
    ],
  ])('the citation is formatted: %s', (type, parts, text) => {
    expect(plainText(firstCitation(`<element-citation publication-type="${type}">${parts}</element-citation>`).display)).toBe(text)
  })
})

test('every field of a citation is read', () => {
  const citation =
    firstCitation(`<element-citation publication-type="dataset" specific-use="isSupplementedBy">${people(`${ada}<collab>Weavers</collab><etal/>`)}
    <data-title>Tides</data-title><source>Zenodo</source><year iso-8601-date="2020">2020</year><page-range>4-9</page-range>
    <pub-id pub-id-type="doi">doi:10.5281/zenodo.1.</pub-id><pub-id pub-id-type="pmc">12</pub-id><uri xlink:href="https://example.org/t">here</uri></element-citation>`)
  expect(citation).toMatchObject({
    publicationType: 'data',
    title: 'Tides',
    source: 'Zenodo',
    year: '2020',
    firstPage: '4',
    lastPage: '9',
    doi: '10.5281/zenodo.1',
    pmcid: 'PMC12',
    href: 'https://example.org/t',
    dataUse: 'generated',
    authors: [{ kind: 'person', family: 'Lovelace', given: 'A', suffix: null }, { kind: 'group', name: 'Weavers' }, { kind: 'et-al' }],
  })
})

describe('references of several forms or several works', () => {
  const mixed = '<mixed-citation>Lovelace A. On engines. 1843;3:666–731.</mixed-citation>'
  const parts = `<element-citation publication-type="journal">${people(ada)}<article-title>On engines</article-title><year>1843</year><volume>3</volume><fpage>666</fpage><lpage>1731</lpage><pub-id pub-id-type="doi">10.1000/e.1</pub-id></element-citation>`
  test.each([
    ['alternatives', `<citation-alternatives>${parts}${mixed}</citation-alternatives>`],
    ['a mixed form beside an element form', mixed + parts],
  ])('%s become one work: the mixed form is shown, with the fields that only the other form has', (_, ref) => {
    const entry = readOne(ref)
    expect(entry.citations.map(citation => plainText(citation.display))).toEqual([
      'Lovelace A. On engines. 1843;3:666–731. [666–1731] doi: 10.1000/e.1',
    ])
    expect(entry.citations[0]).toMatchObject({ title: 'On engines', volume: '3', doi: '10.1000/e.1', publicationType: 'journal' })
  })

  test('several works in a reference keep their ids and letters', () => {
    const entry = readOne(
      '<label>1</label><mixed-citation id="a"><label>a)</label> One.</mixed-citation><mixed-citation id="b"><label>b)</label> Two.</mixed-citation>',
    )
    expect(entry.citations.map(citation => plainText(citation.display))).toEqual(['a) One.', 'b) Two.'])
    expect(entry.citations.map(citation => citation.display[0])).toMatchObject([
      { kind: 'marked', id: 'a' },
      { kind: 'marked', id: 'b' },
    ])
  })

  test('the label of a single citation becomes the label of the reference', () => {
    const entry = readOne('<mixed-citation><label>7</label>One.</mixed-citation>')
    expect([plainText(entry.label), plainText(entry.citations[0]?.display ?? [])]).toEqual(['7', 'One.'])
  })

  test('notes and untagged text of a reference are kept', () => {
    const entry = readOne('<label>1</label>Untagged work, 10.1000/u.1.<note><p>A note.</p></note>')
    expect(entry.citations).toMatchObject([{ doi: '10.1000/u.1' }])
    expect(plainText(entry.citations[0]?.display ?? [])).toBe('Untagged work, 10.1000/u.1.')
    expect(entry.notes).toHaveLength(1)
  })
})

test('reference lists keep titles, text and nested lists', () => {
  const source = element(
    '<ref-list id="l"><title>References</title><p>Read these.</p><ref id="r"><mixed-citation>One.</mixed-citation></ref><ref-list><title>More</title><ref><mixed-citation>Two.</mixed-citation></ref></ref-list></ref-list>',
  )
  const list = readReferences(source, contextOf(source))
  expect(plainText(list.title)).toBe('References')
  expect(list.introduction).toHaveLength(1)
  expect(list.entries.map(entry => entry.id)).toEqual(['r'])
  expect(list.lists.map(inner => [plainText(inner.title), inner.entries.length])).toEqual([['More', 1]])
})
