import { describe, expect, test } from 'vitest'
import type { ContentType } from '../../../document/metadata/content-type.ts'
import { contentTypes } from '../../../document/metadata/content-type.ts'
import {
  contentTypeOfWord,
  draftHref,
  inAuthorArea,
  newVersionHref,
  type SubmissionChoice,
  startOfAny,
  startOfType,
  submissionPathSegments,
  submissionsTask,
} from './submission-redirect.ts'

const nothing: SubmissionChoice = { ontologyTermId: null, channel: null }

test.each<[ContentType, Partial<SubmissionChoice>, string]>([
  ['ARTICLE', {}, '/author/article/new'],
  ['DOCUMENT', {}, '/author/document/new'],
  ['POSTER', {}, '/author/poster/new'],
  ['SLIDE', {}, '/author/slide/new'],
  ['VIDEO', {}, '/author/video/new'],
  ['POSTER', { channel: 'soil' }, '/author/poster/new?channel=soil'],
  ['ARTICLE', { channel: 'sea & shore' }, '/author/article/new?channel=sea+%26+shore'],
  ['ARTICLE', { ontologyTermId: 12 }, '/author/article/new?ontologyTermId=12'],
  ['SLIDE', { ontologyTermId: 12, channel: 'soil' }, '/author/slide/new?ontologyTermId=12&channel=soil'],
])('a submission of %s with %j starts at %s', (type, choice, path) => {
  expect(startOfType(type, { ...nothing, ...choice })).toBe(path)
})

test.each<[Partial<SubmissionChoice>, string]>([
  [{}, '/author/submit/new'],
  [{ ontologyTermId: 12 }, '/author/submit/new?ontologyTermId=12'],
  [{ channel: 'soil' }, '/author/submit/new?channel=soil'],
  [{ ontologyTermId: 12, channel: 'soil' }, '/author/submit/new?ontologyTermId=12&channel=soil'],
])('a submission of any type with %j starts at %s', (choice, path) => {
  expect(startOfAny({ ...nothing, ...choice })).toBe(path)
})

test('new versions and drafts are found below /my/submissions', () => {
  expect([newVersionHref, draftHref]).toEqual(['/my/submissions?st=p', '/my/submissions?st=o'])
  const tasks = [newVersionHref, draftHref, '/my/submissions?st=x', '/my/submissions'].map(path =>
    submissionsTask(new URL(path, 'http://localhost').searchParams.get('st')),
  )
  expect(tasks).toEqual(['newVersion', 'draft', null, null])
})

describe('the type in a submission path', () => {
  test('each type has its segment', () => {
    expect(contentTypes.map(type => contentTypeOfWord(submissionPathSegments[type]))).toEqual([...contentTypes])
  })
  test.each(['articles', 'ARTICLE', 'submit', 'preprint', '', 'constructor'])('the segment %j is no type', word => {
    expect(contentTypeOfWord(word)).toBeNull()
  })
})

test.each([
  [null, '/author/submit/new?channel=soil'],
  ['https://submit.example.org', 'https://submit.example.org/author/submit/new?channel=soil'],
  ['https://submit.example.org/', 'https://submit.example.org/author/submit/new?channel=soil'],
  ['https://example.org/authors/', 'https://example.org/authors/author/submit/new?channel=soil'],
  ['https://example.org:8443/a?b=c#d', 'https://example.org:8443/a/author/submit/new?channel=soil'],
])('with the author area at %s the URL has its host', (host, path) => {
  expect(inAuthorArea('/author/submit/new?channel=soil', host)).toBe(path)
})
