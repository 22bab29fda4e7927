import { describe, expect, test } from 'vitest'
import { fullMetadata } from '../../../tests/support/full-metadata.ts'
import { type Markup, readMarkup } from '../../../tests/support/read-markup.ts'
import { article, body, everyBlock, paragraph, report, text } from '../../../tests/support/sample-tree.ts'
import type { ArticleDocument } from '../article-document.ts'
import type { MathElement } from '../node.ts'
import { articleDocumentSchema } from '../schema.ts'
import { renderArticle } from './render-article.ts'

const attacks = [
  '<script>alert(1)</script>',
  '"><svg onload=alert(1)>',
  "' onmouseover='alert(1)",
  'javascript:alert(1)',
  'JaVa\tScript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '</style></script></title></textarea><img src=x onerror=alert(1)>',
  '{{constructor.constructor("alert(1)")()}}',
  '\u0000\u202e<!--',
]

/** Values that decide how a tree is read; all others may be replaced. */
const structural = new Set(['kind', 'style', 'refType', 'type', 'role', 'align', 'verticalAlign', 'scope', 'decision', 'element'])

/** Returns the same document with every free string replaced. */
function poison(document: ArticleDocument, attack: string): ArticleDocument {
  const replaced: unknown = JSON.parse(JSON.stringify(document), (key, value: unknown) =>
    typeof value === 'string' && !structural.has(key) ? attack : value,
  )
  return articleDocumentSchema.parse(replaced)
}

function findDangers({ elements }: Markup): string[] {
  return elements.flatMap(({ name, attributes }) => [
    ...(['script', 'svg', 'style', 'iframe', 'object', 'embed', 'form', 'base', 'link', 'meta'].includes(name) ? [name] : []),
    ...[...attributes].flatMap(([attribute, value]) => {
      if (attribute.startsWith('on') || attribute === 'style' || attribute === 'srcdoc') return [`${name}@${attribute}`]
      const namesUrl = ['href', 'src', 'action', 'formaction'].includes(attribute)
      return namesUrl && !/^(#|\/files\/|https?:\/\/|mailto:|tables\/[\w.%-]+\.csv$)/.test(value) ? [`${name}@${attribute}=${value}`] : []
    }),
  ])
}

const every = Object.values(everyBlock)
const document = article({
  metadata: fullMetadata,
  body: every,
  back: every,
  peerReview: [report({ id: 'x', title: [text('x')], body: every, recommendation: 'x', expertise: 'x' })],
  subArticles: [{ id: 'y', type: 'reply', document: article({ metadata: fullMetadata, peerReview: [report({ recommendation: 'x' })] }) }],
})
const file = { url: '/files/a', width: 1, height: 1, mimeType: 'image/png', bytes: 1, variants: [] }

describe.each(attacks)('the attack %j in every place of a document', attack => {
  test.each([
    ['with files', true],
    ['without files', false],
  ])('it stays text %s', (_, withFiles) => {
    const rendered = renderArticle(poison(document, attack), { resolveFile: () => (withFiles ? file : null) })
    const reports = rendered.peerReview.map(({ people, body, details, title }) => `${title}${people}${body}${details}`).join('')
    const markup = readMarkup(`${rendered.title}${rendered.header}${rendered.main}${reports}`)
    expect(findDangers(markup)).toEqual([])
    expect(markup.elements.length).toBeGreaterThan(200)
  })
})

test('dangerous elements and attributes of formulas are removed, and their text stays', () => {
  const attacked: MathElement = {
    name: 'math',
    attributes: { onclick: 'alert(1)', href: 'javascript:alert(1)', display: 'x" y="', style: 'x' },
    children: [
      { name: 'script', attributes: {}, children: ['alert(1)'] },
      {
        name: 'annotation-xml',
        attributes: { encoding: 'text/html' },
        children: [{ name: 'img', attributes: { onerror: 'x' }, children: [] }],
      },
      { name: 'mi" onload="x', attributes: {}, children: ['kept'] },
      { name: 'mtext', attributes: { mathvariant: '"><svg>' }, children: ['</mtext><img src=x>'] },
    ],
  }
  const { main } = renderArticle(
    body({ ...everyBlock['display-formula'], formula: { mathml: attacked, tex: null, graphic: null, text: [] } }),
    { resolveFile: () => null },
  )
  const markup = readMarkup(main)
  expect(findDangers(markup)).toEqual([])
  expect(markup.elements.filter(element => element.path.includes('math')).map(element => element.name)).toEqual(['mtext'])
  expect(markup.text).toContain('alert(1)kept')
})

test.each(['javascript:alert(1)', ' javascript:alert(1)', 'vbscript:x', 'data:text/html,x', '//example.org', 'relative'])(
  'the URL %j does not become a link',
  href => {
    const { main } = renderArticle(body(paragraph({ kind: 'link', href, children: [text('words')] })), { resolveFile: () => null })
    expect(main).toContain('<p>words</p>')
  },
)

test('a hostile id cannot break out of its attribute or equal an id of the page', () => {
  const { main } = renderArticle(body({ ...paragraph('x'), id: '"><b id="y' }, { ...paragraph('z'), id: 'site-header' }), {
    resolveFile: () => null,
    reservedIds: ['site-header'],
  })
  expect(main).toContain('<p id="-b-id-y">x</p><p id="site-header-2">z</p>')
})
