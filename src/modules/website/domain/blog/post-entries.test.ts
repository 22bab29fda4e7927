import { expect, it } from 'vitest'
import { testId } from '../../../../../tests/support/ids.ts'
import { entriesOfPost, readPostEntries } from './post-entries.ts'
import { slugFromWords } from './slug.ts'

const now = new Date('2026-11-22T12:00:00Z')
const setting = { sections: ['blog', 'news'] as const, authors: [{ id: testId(4) }], images: [{ id: testId(7) }], now, timeZone: 'UTC' }
const good = { title: ['Ten years of slates'], section: ['news'], author: ['4'], body: ['<p>Once</p>'], act: ['publish'] }

it.each([
  ['Ten years of slates', 'ten-years-of-slates'],
  ['Über die Dächer – Teil 2!', 'uber-die-dacher-teil-2'],
  ['屋根', ''],
])('the title %s gives the slug %j', (words, slug) => {
  expect(slugFromWords(words)).toBe(slug)
})

it('a valid form gives the post', () => {
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
])('the form with %j has the errors %j', (entries, invalid) => {
  const { errors } = readPostEntries({ ...good, ...entries }, setting)
  expect(Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, error?.key]))).toEqual(invalid)
})

it('a section that the site does not have is refused', () => {
  expect(readPostEntries(good, { ...setting, sections: ['blog'] }).errors).toHaveProperty('section')
})

it('a post filled into the form is read back unchanged', () => {
  const { post } = readPostEntries({ ...good, thumbnail: ['7'] }, setting)
  expect(readPostEntries({ ...entriesOfPost({ ...post, authorId: 4 }), act: ['publish'] }, setting).post).toEqual(post)
})
