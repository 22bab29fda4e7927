import { expect, test } from 'vitest'
import { readPostFile } from './post-file.ts'

const head =
  '<title>A roof</title><meta name="author" content="ada-roof"><meta name="date" content="2026-05-04"><meta name="description" content="Of slates.">'

test('a post is read from the head and the body of its file', () => {
  expect(readPostFile(`${head}\n\n<p>One.</p>\n<p>Two.</p>\n`, 'a-roof.html')).toEqual({
    title: 'A roof',
    authorSlug: 'ada-roof',
    date: new Date('2026-05-04T09:00:00Z'),
    excerpt: 'Of slates.',
    body: '<p>One.</p>\n<p>Two.</p>',
  })
})

test.each([
  [head.replace('2026-05-04', '2026-02-30'), /a-roof\.html is wrong: date: /],
  [head.replace('<title>A roof</title>', ''), /title: /],
  [head.replace('ada-roof', 'Ada Roof'), /author: must be lower-case/],
  [`${head}<meta name="mood" content="blue">`, /mood/],
])('an invalid post file is refused: %s', (source, why) => expect(() => readPostFile(source, 'a-roof.html')).toThrow(why))
