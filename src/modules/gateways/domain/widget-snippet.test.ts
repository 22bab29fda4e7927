import { expect, test } from 'vitest'
import { widgetSnippet } from './widget-snippet.ts'

const origin = 'https://kelp.example.org'

test.each([
  ['Latest from Rivers', 'Latest from Rivers'],
  ['<b> & "Rivers"</a>', '&lt;b&gt; &amp; &quot;Rivers&quot;&lt;/a&gt;'],
])('the snippet is a link and one script, and “%s” is escaped', (text, written) => {
  expect(widgetSnippet({ origin, path: '/gateways/rivers', text, items: 5 }).split('\n')).toEqual([
    `<a class="recto-gateway" href="https://kelp.example.org/gateways/rivers" data-items="5">${written}</a>`,
    '<script async src="https://kelp.example.org/widget/gateway.js"></script>',
  ])
})
