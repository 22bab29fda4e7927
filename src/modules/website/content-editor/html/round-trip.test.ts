import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Node as PageNode } from 'prosemirror-model'
import { describe, expect, test } from 'vitest'
import { outerHtml, parseHtml } from '../../domain/site-pages/html-tree.ts'
import { readPageBody } from '../../domain/site-pages/page-body.ts'
import { readPageFile } from '../../domain/site-pages/page-file.ts'
import { nodeTypes } from '../schema.ts'
import { pageExamples } from './page-examples.ts'
import { readPage } from './read-page.ts'
import { writePage } from './write-page.ts'

const pages = join(import.meta.dirname, '../../../../brands/default/pages/en')
const staticPages = readdirSync(pages, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.html'))
  .map(file => [file, readPageFile(readFileSync(join(pages, file), 'utf8'), `/${file}`).body] as const)
const all = [...staticPages, ...pageExamples.map(html => [html, html] as const)]

const portrait = { url: '/files/a/portrait.png', width: 40, height: 50, alt: 'A portrait' }
const partsOf = (html: string) =>
  readPageBody(html, { imageOf: named => (['7', '/files/a/portrait.png'].includes(named) ? portrait : null) }).parts

/** Copies every node, so that no recorded source applies and everything is written anew. */
const rebuilt = (node: PageNode): PageNode => (node.isText ? node : node.type.create(node.attrs, node.children.map(rebuilt), node.marks))

/** Collapses white space as a browser does, so that only visible differences remain. */
const unspaced = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value)
      .replace(/(?:\\n|\\t| )+/g, ' ')
      .replace(
        / ?(<\/?(?:p|h[2-5]|[uod]l|li|d[td]|table|caption|t[hdr]|thead|tbody|section|div|figure|figcaption|blockquote|details|summary|br|hr)\b[^>]*>) ?/g,
        '$1',
      )
      .replace(/(:") | (",|"})/g, '$1$2'),
  )

describe.each(all)('the editor’s round trip of %s', (_, html) => {
  const { document, sources } = readPage(html, true)

  test('it is a valid document of the editor', () => document.check())

  test('without changes it is written byte for byte as it was', () => {
    expect(writePage(document, sources)).toBe(html)
    // A further paragraph at the end must not change anything before it.
    const longer = document.copy(document.content.append(nodeTypes.doc.create(null, nodeTypes.rule.create()).content))
    const regular = parseHtml(html).childNodes.map(outerHtml).join('')
    expect(writePage(longer, sources)).toBe(`${regular.trim()}\n<hr>`.trim())
  })

  test('rewritten completely, it has the same content', () => {
    expect(unspaced(partsOf(writePage(rebuilt(document))))).toEqual(unspaced(partsOf(html)))
  })
})

/** The text of a document, in which what is a fact has square brackets. */
const factsIn = (html: string, hasFacts = true): string => {
  const { document } = readPage(html, hasFacts)
  return document.textBetween(0, document.content.size, ' / ', ({ type, attrs }) => (type === nodeTypes.fact ? `[${attrs.name}]` : ''))
}

test('every placeholder in the text of a page that comes with the project is a fact', () => {
  const found = staticPages.flatMap(([, html]) => factsIn(html).match(/\[(?:displayName|issn|startYear|editorialEmail|infoEmail)\]/g) ?? [])
  expect(found.length).toBeGreaterThan(20)
  for (const [file, html] of staticPages) expect(factsIn(html), file).not.toContain('{{')
})

test.each([
  ['<p>About {{displayName}}, {{startYear}}.</p>', 'About [displayName], [startYear].'],
  ['<p>{{issn}}{{issn}}</p>', '[issn][issn]'],
  ['<p><b>ISSN {{issn}}</b></p>', 'ISSN [issn]'],
  ['<p>{{isn}} and {{constructor}} are none</p>', '{{isn}} and {{constructor}} are none'],
  ['<p>{{ issn }} {{<i>issn</i>}} {issn}</p>', '{{ issn }} {{issn}} {issn}'],
  ['<p><a href="mailto:{{infoEmail}}">Write</a></p>', 'Write'],
  ['<pre>  {{issn}}\n</pre>', '  [issn]\n'],
  ['<div data-block="tabs"><section data-title="Of {{displayName}}">x</section></div>', 'Of [displayName] / x'],
])('the facts of a page are those that the server fills in: %s', (html, text) => {
  expect(factsIn(html)).toBe(text)
  expect(writePage(rebuilt(readPage(html, true).document))).toBe(html)
})

test('a post has no facts, since the server fills in none there', () => {
  expect(factsIn('<p>{{issn}}</p>', false)).toBe('{{issn}}')
})
