import { serialize } from 'parse5'
import { describe, expect, test } from 'vitest'
import { deepestElement, parseShallow, shallowHtml } from '../../../../core/text/shallow-html.ts'
import { imagesIn, pageHtml } from '../../../sites/domain/page-html.ts'
import { depthOf, elementsNamed } from './html-tree.ts'
import { readPageBody } from './page-body.ts'

const levels = 20_000
/** The parser may add one element per level, hence twice the limit. */
const max = 2 * deepestElement

describe.each([
  '<div>',
  '<ul><li>',
  '<p><a href="/x"><b>',
  '<table><tr><td>',
  '<details><summary>a</summary>',
  '<section data-block="columns">',
  '<svg><g>',
  '<button>',
])('HTML with 20,000 levels of %s', open => {
  const source = `<p>Before.</p>${open.repeat(levels)}deep<img src="/deep.png">`
  test('its text is kept, with a limited number of levels', () => {
    const tree = parseShallow(source)
    expect(depthOf(tree)).toBeLessThan(max)
    expect(depthOf(tree)).toBeGreaterThan(0)
    const html = serialize(tree)
    expect([html.includes('Before.'), html.includes('deep'), elementsNamed(tree, 'img').length]).toEqual([true, true, 1])
  })
  test('its text is shown to readers', () => {
    expect(depthOf(parseShallow(pageHtml(source)))).toBeLessThan(max)
    const shown = JSON.stringify(readPageBody(source).parts)
    expect([shown.includes('Before.'), shown.includes('deep')]).toEqual([true, true])
    expect(imagesIn(source)).toEqual(['/deep.png'])
  })
})

test('a dissolved element takes its end tag along, and what follows stays in place', () => {
  const inside = `${'<div>'.repeat(levels)}x${'</div>'.repeat(levels)}`
  expect(serialize(parseShallow(`<section>${inside}<p>After.</p></section><p>Then.</p>`))).toMatch(
    /x(?:<\/div>)+<p>After\.<\/p><\/section><p>Then\.<\/p>$/,
  )
  // Without an end tag, an element ends with its parent.
  expect(serialize(parseShallow(`<section>${'<div>'.repeat(levels)}x</section><div><p>After.</p></div><p>Then.</p>`))).toMatch(
    /x(?:<\/div>)+<\/section><div><p>After\.<\/p><\/div><p>Then\.<\/p>$/,
  )
})

test('scripts and styles are not shown as text at any depth', () => {
  const html = pageHtml(`${'<div>'.repeat(levels)}<script>act()</script><style>p {}</style><textarea><b></textarea>deep`)
  expect(html.replaceAll(/<[^>]+>/g, '')).toBe('deep')
})

test('unclosed inline elements are not reopened without end', () => {
  const open = Array.from({ length: 5000 }, (_, at) => `<p><b id="b${at}">x</p>`).join('')
  const tree = parseShallow(open)
  expect(elementsNamed(tree, 'p')).toHaveLength(5000)
  expect(elementsNamed(tree, 'b').length).toBeLessThan(50_000)
  expect(serialize(parseShallow('<p><b>one</p><p>two</p>'))).toBe('<p><b>one</b></p><p><b>two</b></p>')
})

test('HTML that is not deep is unchanged', () => {
  const written = '<p>One<p>two &amp; <b>three'
  expect(shallowHtml(written)).toBe(written)
  expect(shallowHtml('<p>x</p>'.repeat(deepestElement + 1))).toBe('<p>x</p>'.repeat(deepestElement + 1))
})
