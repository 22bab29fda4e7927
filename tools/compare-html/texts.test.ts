import { expect, test } from 'vitest'
import { changedTexts, linesOfText } from './texts.ts'

test('blocks, links and controls become lines, words in italics do not, and scripts are not read', () => {
  const html = `<title>A</title><meta name="robots" content="noindex"><script>let b</script><p>C <i>d</i> e<a href="/f">G</a><!-- h --></p><button>I</button>`
  expect(linesOfText(html)).toEqual(['A', 'meta robots: noindex', 'C d e', 'G', 'I'])
})

test('texts that pages lost and gained are listed, those of most pages first, and moved ones are not', () => {
  const pages = [
    { name: '/', before: '<p>One</p><p>Two</p>', after: '<p>Two</p><p>Three</p><p>Four</p>' },
    { name: '/about', before: '<p>Two</p>', after: '<p>Two</p><p>Two</p><p>Four</p>' },
  ]
  expect(changedTexts(pages)).toEqual({
    lost: [{ text: 'One', answers: ['/'] }],
    gained: [
      { text: 'Four', answers: ['/', '/about'] },
      { text: 'Three', answers: ['/'] },
      { text: 'Two', answers: ['/about'] },
    ],
  })
})
