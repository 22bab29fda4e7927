import { describe, expect, test } from 'vitest'
import { formatRows } from '../../../tests/support/format-difference.ts'
import { type ArticleParts, readArticle } from '../../../tests/support/read-jats.ts'
import { compareDocuments } from './compare-documents.ts'
import { sectionsOf, summarise } from './sections.ts'

const hashes: Record<string, string> = { 'a.svg': 'one', 'renamed.svg': 'one', 'b.svg': 'two' }
const version = (parts: ArticleParts) => ({ document: readArticle(parts).document, hashOf: (href: string) => hashes[href] ?? null })
const rowsOf = (old: ArticleParts, newer: ArticleParts) => compareDocuments(version(old), version(newer))
const said = (old: ArticleParts, newer: ArticleParts) => formatRows(rowsOf(old, newer)).filter(line => !line.startsWith('='))
const bodies = (old: string, newer: string) => said({ body: old }, { body: newer })

const p = (text: string) => `<p>${text}</p>`
const first = p('The lake was frozen for four days less in each decade of the record.')
const second = p('Levels were read at the pier each morning by the harbour master.')
const third = p('We thank the ferrymen, who kept the book through two wars and a flood.')
const section = (title: string, ...content: string[]) => `<sec id="${title}"><title>${title}</title>${content.join('')}</sec>`
const figure = (id: string, label: string, href: string, caption: string) =>
  `<fig id="${id}"><label>${label}</label><caption><title>${caption}</title></caption><graphic xlink:href="${href}"/></fig>`
const table = (...rows: string[][]) =>
  `<table-wrap id="t1"><label>Table 1</label><table><tbody>${rows.map(row => `<tr>${row.map(cell => `<td>${cell}</td>`).join('')}</tr>`).join('')}</tbody></table></table-wrap>`
const reference = (id: string, label: string, text: string, doi = '') =>
  `<ref id="${id}"><label>${label}</label><mixed-citation>${text}${doi && `<pub-id pub-id-type="doi">${doi}</pub-id>`}</mixed-citation></ref>`
const references = (...refs: string[]) => `<ref-list><title>References</title>${refs.join('')}</ref-list>`

describe('changes of paragraphs', () => {
  test.each([
    ['stay', first + second, first + second, []],
    ['are added', first, first + second, ['+ {+Levels were read at the pier each morning by the harbour master.+}']],
    ['are removed', first + second, second, ['- [-The lake was frozen for four days less in each decade of the record.-]']],
    [
      'are revised in their place',
      first + second,
      first + second.replace('each morning', 'at noon'),
      ['~ Levels were read at the pier [-each morning-] {+at noon+} by the harbour master.'],
    ],
    [
      'move',
      section('Results', first, second) + section('Thanks', third),
      section('Results', first) + section('Thanks', third, second),
      ['< row 5', '> Levels were read at the pier each morning by the harbour master.'],
    ],
    [
      'move and are revised',
      section('Results', first, second) + section('Thanks', third),
      section('Results', first) + section('Thanks', third, second.replace('master', 'crew')),
      ['< row 5', '> Levels were read at the pier each morning by the harbour [-master-] {+crew+}.'],
    ],
    [
      'stay in a section that is called otherwise',
      section('Results', first, second),
      section('Outcome', first, second),
      ['- [-Results-]', '+ {+Outcome+}'],
    ],
    ['have their white space', p('The  lake\n froze.'), p('The lake froze.'), []],
  ])('paragraphs are compared: %s', (_, old, newer, lines) => expect(bodies(old, newer)).toEqual(lines))
})

describe('changes of lists, formulas and code', () => {
  const list = (...items: string[]) =>
    `<list list-type="order">${items.map(item => `<list-item><p>${item}</p></list-item>`).join('')}</list>`
  const formula = (tex: string) => `<disp-formula id="e1"><label>(1)</label><tex-math>${tex}</tex-math></disp-formula>`
  test.each([
    ['an item more', list('Drain the core', 'Weigh it'), list('Drain the core', 'Dry it', 'Weigh it'), ['+ {+Dry it+}']],
    ['another formula', formula('x^2'), formula('x^3'), ['~ formula changed']],
    ['the same formula', formula('x^2'), formula('x^2'), []],
    ['a line of code', '<code>a\nb</code>', '<code>a\nc</code>', ['~ kept a | removed b | added c']],
  ])('the block is compared: %s', (_, old, newer, lines) => expect(bodies(old, newer)).toEqual(lines))
})

describe('changes of figures', () => {
  const ice = figure('f1', 'Figure 1', 'a.svg', 'Days of ice on the lake in each winter')
  const map = figure('f2', 'Figure 2', 'b.svg', 'Where the pier and the gauge stand')
  test.each([
    ['the same picture by another name', ice, ice.replace('a.svg', 'renamed.svg'), []],
    ['a file that never came, named for its version', ice.replace('a.svg', 'ice-v1.tif'), ice.replace('a.svg', 'ice-v2.tif'), []],
    ['another picture', ice, ice.replace('a.svg', 'b.svg'), ['~ figure; Days of ice on the lake in each winter; picture changed']],
    [
      'another caption',
      ice,
      ice.replace('winter', 'year'),
      ['~ figure; Days of ice on the lake in each [-winter-] {+year+}; picture same'],
    ],
    [
      'one put before it, so that its number and id change',
      ice,
      figure('f1', 'Figure 1', 'b.svg', 'Where the pier and the gauge stand') + ice.replace('f1', 'f2').replace('Figure 1', 'Figure 2'),
      ['+ figure; {+Where the pier and the gauge stand+}; picture added'],
    ],
    [
      'a new number where it is spoken of',
      `<p>See <xref ref-type="fig" rid="f1">Figure 1</xref> for the ice.</p>${ice}`,
      `<p>See <xref ref-type="fig" rid="f2">Figure 2</xref> for the ice.</p>${map.replace('f2', 'f1').replace('Figure 2', 'Figure 1')}${ice.replace('f1', 'f2').replace('Figure 1', 'Figure 2')}`,
      ['+ figure; {+Where the pier and the gauge stand+}; picture added'],
    ],
    ['one that went', ice + map, map, ['- figure; [-Days of ice on the lake in each winter-]; picture removed']],
  ])('figures are compared: %s', (_, old, newer, lines) => expect(bodies(old, newer)).toEqual(lines))
})

describe('changes of tables', () => {
  const plain = [
    ['Site', 'Days', 'Years'],
    ['Pier', '41', '70'],
    ['Bay', '38', '64'],
  ]
  test.each([
    ['the same', plain, []],
    [
      'a cell',
      plain.map(row => row.map(cell => cell.replace('38', '39'))),
      ['same: Site | Days | Years', 'same: Pier | 41 | 70', 'changed: Bay | [-38-]{+39+} | 64'],
    ],
    [
      'a row',
      [...plain, ['Dam', '12', '9']],
      ['same: Site | Days | Years', 'same: Pier | 41 | 70', 'same: Bay | 38 | 64', 'added: {+Dam+} | {+12+} | {+9+}'],
    ],
    [
      'a column in the middle',
      plain.map(([site = '', ...rest], index) => [site, ['Depth', '3 m', '2 m'][index] ?? '', ...rest]),
      ['changed: Site | {+Depth+} | Days | Years', 'changed: Pier | {+3 m+} | 41 | 70', 'changed: Bay | {+2 m+} | 38 | 64'],
    ],
    [
      'a column less',
      plain.map(([site = '', , years = '']) => [site, years]),
      ['changed: Site | [-Days-] | Years', 'changed: Pier | [-41-] | 70', 'changed: Bay | [-38-] | 64'],
    ],
  ])('tables are compared: %s', (_, newer, rows) => {
    const lines = bodies(table(...plain), table(...newer))
    expect(lines).toEqual(rows.length === 0 ? [] : [`~ table; ${rows.join('; ')}`])
  })
})

describe('changes of references', () => {
  const levins = reference('r1', '1', 'Levins R. Models in population biology. Am Sci. 1966.', '10.5555/levins')
  const okafor = reference('r2', '2', 'Okafor B. Ice books of the northern ferries. J Cold. 2011.')
  const reyes = reference('r3', '3', 'Reyes A. On the reading of gauges in moving water. Hydrol. 2020.')
  const cited = (id: string, label: string) => `<p>As others saw <xref ref-type="bibr" rid="${id}">[${label}]</xref> long ago.</p>`
  test.each<[string, ArticleParts, ArticleParts, string[]]>([
    ['in another order', { back: references(levins, okafor) }, { back: references(okafor, levins) }, []],
    [
      'added in front, so that all numbers change',
      { body: cited('r1', '1'), back: references(levins, okafor) },
      {
        body: cited('n2', '2'),
        back: references(reyes, levins.replace('"r1"', '"n2"').replace('>1<', '>2<'), okafor.replace('>2<', '>3<')),
      },
      ['+ {+Reyes A. On the reading of gauges in moving water. Hydrol. 2020.+}'],
    ],
    [
      'corrected, known by the DOI',
      { back: references(levins) },
      {
        back: references(
          reference(
            'r1',
            '1',
            'Levins R. The strategy of model building in population biology. American Scientist 54. 1966.',
            '10.5555/LEVINS',
          ),
        ),
      },
      [expect.stringMatching(/^~ Levins R\. .*\{\+The strategy of model building\+\}.* in population biology/)],
    ],
    [
      'removed',
      { back: references(levins, okafor) },
      { back: references(levins) },
      ['- [-Okafor B. Ice books of the northern ferries. J Cold. 2011.-]'],
    ],
    [
      'another one under the same number',
      { body: cited('r2', '2'), back: references(levins, okafor) },
      { body: cited('r2', '2'), back: references(levins, reyes.replace('r3', 'r2').replace('>3<', '>2<')) },
      [
        '~ As others saw [-[2]-] {+[2]+} long ago.',
        '- [-Okafor B. Ice books of the northern ferries. J Cold. 2011.-]',
        '+ {+Reyes A. On the reading of gauges in moving water. Hydrol. 2020.+}',
      ],
    ],
  ])('references are compared: %s', (_, old, newer, lines) => expect(said(old, newer)).toEqual(lines))
})

describe('changes before and after the text', () => {
  const author = (name: string) => `<contrib contrib-type="author"><name><surname>${name}</surname></name></contrib>`
  const authors = (...names: string[]) => `<contrib-group>${names.map(author).join('')}</contrib-group>`
  const title = (words: string) => `<title-group><article-title>${words}</article-title></title-group>`
  test.each([
    ['the title', title('Ice on Lake Ossa'), title('Less ice on Lake Ossa'), ['~ [-Ice-]{+Less ice+} on Lake Ossa']],
    ['an author more', authors('Reyes', 'Okafor'), authors('Reyes', 'Lindqvist', 'Okafor'), ['+ {+Lindqvist+}']],
    [
      'authors in another order',
      authors('Reyes', 'Okafor'),
      authors('Okafor', 'Reyes'),
      [expect.stringMatching('^[<>]'), expect.stringMatching('^[<>]')],
    ],
    [
      'the abstract',
      '<abstract><p>Ice was early.</p></abstract>',
      '<abstract><p>Ice was late.</p></abstract>',
      ['~ Ice was [-early-] {+late+}.'],
    ],
    ['a keyword', '<kwd-group><kwd>ice</kwd></kwd-group>', '<kwd-group><kwd>ice</kwd><kwd>lakes</kwd></kwd-group>', ['~ ice{+; lakes+}']],
    [
      'DOI and dates',
      '<article-id pub-id-type="doi">10.5555/a.1</article-id>',
      '<article-id pub-id-type="doi">10.5555/a.2</article-id>',
      [],
    ],
    [
      'funding',
      '<funding-group><funding-statement>None.</funding-statement></funding-group>',
      '<funding-group><funding-statement>The Harbour Trust.</funding-statement></funding-group>',
      ['- [-None.-]', '+ {+The Harbour Trust.+}'],
    ],
  ])('a change of the metadata is found: %s', (_, old, newer, lines) => expect(said({ meta: old }, { meta: newer })).toEqual(lines))

  test('the authors’ list of amendments does not count as a change', () => {
    const notes = '<notes notes-type="version-changes"><title>Amendments</title><p>We read the gauge again.</p></notes>'
    expect(said({ body: first }, { body: first, front: notes })).toEqual([])
  })
})

describe('the sections of a comparison', () => {
  const rows = rowsOf(
    { body: section('Methods', second) + section('Results', first), back: references(reference('r1', '1', 'Reyes A. Gauges. 2020.')) },
    {
      body: section('Methods', second) + section('Results', first.replace('four', 'five'), third, third.replace('ferrymen', 'pilots')),
      back: references(reference('r1', '1', 'Reyes A. Gauges. 2020.')),
    },
  )
  test('each section counts its changes, and neighbouring rows of a kind count once', () => {
    expect(sectionsOf(rows).map(({ changes }) => changes)).toEqual([0, 2, 0])
    expect(sectionsOf(rows)[1]?.stretches.map(stretch => [stretch.kind, stretch.rows.length])).toEqual([
      ['changed', 1],
      ['added', 2],
    ])
  })
  test('the summary adds up the changes of all sections', () => {
    const { changes, words, references: cited } = summarise(rows, sectionsOf(rows))
    expect({ changes, words, cited }).toEqual({
      changes: 2,
      words: { added: 29, removed: 1 },
      cited: { changed: 0, added: 0, removed: 0, moved: 0 },
    })
  })
})
