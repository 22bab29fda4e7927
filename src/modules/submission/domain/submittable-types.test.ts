import { expect, test } from 'vitest'
import { type ContentType, contentTypes } from '../../../document/metadata/content-type.ts'
import { everythingAllowed, type NotAllowed, submittableTypes } from './submittable-types.ts'

const all = [...contentTypes]

test.each<[string, ContentType[], ContentType[], Partial<NotAllowed>, ContentType[]]>([
  ['everything', all, all, {}, ['ARTICLE', 'DOCUMENT', 'POSTER', 'SLIDE', 'VIDEO']],
  ['in one order, however the settings name them', ['VIDEO', 'ARTICLE'], ['ARTICLE', 'VIDEO'], {}, ['ARTICLE', 'VIDEO']],
  ['only what the platform publishes', ['ARTICLE', 'POSTER'], all, {}, ['ARTICLE', 'POSTER']],
  ['only what the platform takes', all, ['ARTICLE'], {}, ['ARTICLE']],
  ['what it both publishes and takes', ['ARTICLE', 'POSTER'], ['POSTER', 'SLIDE'], {}, ['POSTER']],
  ['nothing', all, [], {}, []],
  ['no documents', all, all, { documentsNotAllowed: true }, ['ARTICLE', 'POSTER', 'SLIDE', 'VIDEO']],
  ['no posters', all, all, { postersNotAllowed: true }, ['ARTICLE', 'DOCUMENT', 'SLIDE', 'VIDEO']],
  ['no slides', all, all, { slidesNotAllowed: true }, ['ARTICLE', 'DOCUMENT', 'POSTER', 'VIDEO']],
  ['none of the three', all, all, { documentsNotAllowed: true, postersNotAllowed: true, slidesNotAllowed: true }, ['ARTICLE', 'VIDEO']],
  ['nothing where the only type is not allowed', all, ['POSTER'], { postersNotAllowed: true }, []],
])('the submittable types are right with %s', (_case, published, taken, notAllowed, expected) => {
  const platform = { contentTypes: published, submittableContentTypes: taken }
  expect(submittableTypes(platform, { ...everythingAllowed, ...notAllowed })).toEqual(expected)
})
