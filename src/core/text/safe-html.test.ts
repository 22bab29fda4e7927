import { expect, test } from 'vitest'
import { attributes, escapeHtml, html, joinHtml } from './safe-html.ts'

test.each([
  ['plain text', 'plain text'],
  ['a < b & c > d', 'a &lt; b &amp; c &gt; d'],
  [`"><svg onload='alert(1)'>`, '&quot;&gt;&lt;svg onload=&#39;alert(1)&#39;&gt;'],
  ['&amp;', '&amp;amp;'],
])('the text is escaped for HTML: %s', (text, expected) => {
  expect(escapeHtml(text)).toBe(expected)
})

test('a template takes safe HTML, lists and numbers, and leaves out null and false', () => {
  const items = ['a', '<b>'].map(item => html`<li>${escapeHtml(item)}</li>`)
  expect(html`<ol start="${3}">${items}${null}${false}</ol>`).toBe('<ol start="3"><li>a</li><li>&lt;b&gt;</li></ol>')
  expect(joinHtml(items, html`, `)).toBe('<li>a</li>, <li>&lt;b&gt;</li>')
})

test('attributes are escaped, and left out where they have no value', () => {
  expect(attributes({ id: 'a"b', class: '', hidden: true, lang: null, title: undefined, disabled: false, colspan: 2, alt: '' })).toBe(
    ' id="a&quot;b" hidden colspan="2" alt=""',
  )
})

test.each(['onclick', 'ONLOAD', 'style', 'a b', 'x>'])('the attribute name %s is refused', name => {
  expect(() => attributes({ [name]: 'x' })).toThrow(/cannot be the name/)
})
