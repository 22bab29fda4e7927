import { expect, it } from 'vitest'
import { entriesOfPost, readPostEntries, slugFromWords } from './post-entries.ts'

const now = new Date('2026-11-22T12:00:00Z')
const setting = { sections: ['blog', 'news'] as const, authors: [{ id: 4 }], images: [{ id: 7 }], now }
const good = { title: ['Ten years of slates'], section: ['news'], author: ['4'], body: ['<p>Once</p>'], act: ['publish'] }

it.each([
  ['Ten years of slates', 'ten-years-of-slates'],
  ['Über die Dächer – Teil 2!', 'uber-die-dacher-teil-2'],
  ['屋根', ''],
])('%s is called %j', (words, slug) => {
  expect(slugFromWords(words)).toBe(slug)
})

it('reads a post', () => {
  expect(readPostEntries({ ...good, thumbnail: ['7'], excerpt: [' Of  roofs. '], commentsOpen: ['true'] }, setting)).toEqual({
    post: {
      ...{ title: 'Ten years of slates', section: 'news', slug: 'ten-years-of-slates', author: { id: 4 }, body: '<p>Once</p>' },
      ...{ thumbnailId: 7, excerpt: 'Of roofs.', showing: 'now', commentsOpen: true },
    },
    errors: {},
  })
})

it.each<[Record<string, string[]>, Record<string, string>]>([
  [{ title: [''] }, { title: 'field-required' }],
  [{ section: ['diary'] }, { section: 'content-choice-wrong' }],
  [{ slug: ['rss'] }, { slug: 'content-slug-wrong' }],
  [{ slug: ['Ten Years'] }, { slug: 'content-slug-wrong' }],
  [{ title: ['屋根'] }, { slug: 'content-slug-wrong' }],
  [{ author: ['5'] }, { author: 'content-author-missing' }],
  [{ author: [], authorName: ['Cleo Moss'] }, {}],
  [{ author: [], authorName: ['!!'] }, { authorName: 'content-author-name-wrong' }],
  [{ act: ['schedule'], publishAt: [''] }, { publishAt: 'content-time-wrong' }],
  [{ excerpt: ['a'.repeat(501)] }, { excerpt: 'field-too-long' }],
])('%j: %j', (entries, invalid) => {
  const { errors } = readPostEntries({ ...good, ...entries }, setting)
  expect(Object.fromEntries(Object.entries(errors).map(([field, { key }]) => [field, key]))).toEqual(invalid)
})

it('a section that the platform has not is none', () => {
  expect(readPostEntries(good, { ...setting, sections: ['blog'] }).errors).toHaveProperty('section')
})

it('what the form is given comes back from it', () => {
  const { post } = readPostEntries({ ...good, thumbnail: ['7'] }, setting)
  expect(readPostEntries({ ...entriesOfPost({ ...post, authorId: 4 }), act: ['publish'] }, setting).post).toEqual(post)
})
