/**
 * The demo library's JATS by the rules of JATS4R's Schematron and PMC's style checker that its sources once broke. `npm run interop` asks the
 * validators themselves, which need Java.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import type { XmlElement } from '../../src/document/jats/read/xml/node.ts'
import { parseXml } from '../../src/document/jats/read/xml/parse-xml.ts'
import {
  attribute,
  childrenNamed,
  childText,
  descendants,
  descendantsNamed,
  firstChild,
  textOf,
} from '../../src/document/jats/read/xml/read.ts'

const articles = resolve(import.meta.dirname, '../../demo/articles')
const sources = readdirSync(articles, { recursive: true, encoding: 'utf8' })
  .filter(path => /v\d+\.xml$/.test(path))
  .map(path => ({ path, root: parseXml(readFileSync(join(articles, path))).root }))

const has = (element: XmlElement, child: string): boolean => firstChild(element, child) !== null
const recommendations = ['revision', 'major-revision', 'minor-revision', 'reject', 'reject-with-resubmit', 'accept', 'formal-accept']

/** Element → what is wrong with one; null where nothing is. */
const rules: Readonly<Record<string, (element: XmlElement, root: XmlElement) => string | null>> = {
  graphic: element => (has(element, 'alt-text') ? null : 'has no words for who cannot see it'),
  'custom-meta': element =>
    childText(element, 'meta-name') === 'peer-review-recommendation' && !recommendations.includes(childText(element, 'meta-value') ?? '')
      ? 'is no recommendation that JATS4R knows'
      : null,
  role: element =>
    attribute(element, 'vocab-term-identifier')?.endsWith('/formal-analysis/') && attribute(element, 'vocab-term') !== 'Formal Analysis'
      ? 'does not name its term as JATS4R’s list does'
      : null,
  permissions: element => (has(element, 'copyright-year') && !has(element, 'copyright-holder') ? 'has no holder' : null),
  'mixed-citation': element =>
    !has(element, 'person-group') ? 'has no group of people' : attribute(element, 'publication-type') === 'other' ? 'is of no type' : null,
  'element-citation': element =>
    has(element, 'data-title') && attribute(element, 'publication-type') !== 'data' ? 'has the title of data' : null,
  version: element => (attribute(element, 'designator') === null ? 'has no designator' : null),
  'sub-article': element => {
    const stub = firstChild(element, 'front-stub')
    const dois = stub === null ? [] : childrenNamed(stub, 'article-id').filter(id => attribute(id, 'pub-id-type') === 'doi')
    if (dois.length !== 1) return 'has no DOI'
    const people = stub === null ? [] : descendantsNamed(stub, 'contrib')
    const known = ['reviewer', 'reader', 'author', 'editor']
    const said = people.map(person => childrenNamed(person, 'role').map(role => attribute(role, 'specific-use') ?? ''))
    return said.every(roles => roles.some(role => known.includes(role))) ? null : 'names somebody without a role of JATS4R'
  },
  'ext-link': element =>
    textOf(element) === attribute(element, 'xlink:href') && attribute(element, 'xlink:title') === null
      ? 'names nothing but its address'
      : null,
  'mml:math': element => (attribute(element, 'id') === null ? 'has no id' : null),
  'tex-math': element =>
    attribute(element, 'id') === null || !/\\begin\{document\}[\s\S]*\\end\{document\}/.test(textOf(element))
      ? 'is no document with an id'
      : null,
  'related-object': element => (attribute(element, 'id') === null ? 'has no id' : null),
  'related-article': element => (attribute(element, 'id') === null ? 'has no id' : null),
  issn: element => (attribute(element, 'pub-type') === null ? 'has no pub-type' : null),
  'contrib-id': element => (textOf(element).startsWith('http://orcid.org/') ? null : 'is no ORCID iD as the style checker 5.12 wants it'),
  contrib: (element, root) => {
    const equal = new Set(
      descendantsNamed(root, 'fn').flatMap(note => (attribute(note, 'fn-type') === 'equal' ? [attribute(note, 'id')] : [])),
    )
    const notes = childrenNamed(element, 'xref').map(reference => attribute(reference, 'rid'))
    return attribute(element, 'equal-contrib') === 'yes' && notes.some(id => equal.has(id))
      ? 'says twice that it contributed equally'
      : null
  },
}

test.each(Object.entries(rules))('every <%s> follows the rules of JATS4R and PMC', (name, problemOf) => {
  const elements = sources.flatMap(({ path, root }) => descendantsNamed(root, name).map(element => ({ path, root, element })))
  expect(elements.length).toBeGreaterThan(0)
  expect(elements.flatMap(({ path, root, element }) => problemOf(element, root)?.concat(' in ', path) ?? [])).toEqual([])
})

test('each id is unique in its source', () => {
  for (const { path, root } of sources) {
    const ids = [...descendants(root)].flatMap(element => attribute(element, 'id') ?? [])
    expect(ids.length, path).toBe(new Set(ids).size)
  }
})
