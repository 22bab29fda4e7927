import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseBrowsePath } from '../../discovery/domain/search/browse-path.ts'
import { type AlertTopic, queryOfSearch, readTopic, topicOfQuery, writeTopic } from './topic.ts'

test.each<[string, AlertTopic | null]>([
  ['platform', { kind: 'PLATFORM' }],
  ['subject:plant-sciences', { kind: 'SUBJECT', slug: 'plant-sciences' }],
  ['gateway:rivers', { kind: 'GATEWAY', url: 'rivers' }],
  ['author:0000-0002-1825-0097', { kind: 'AUTHOR', orcid: '0000-0002-1825-0097' }],
  ['author:0000-0002-1825-0098', null],
  ['search:all=rain&page=3&sort=newest&show=100', { kind: 'SEARCH', search: 'all=rain' }],
  // A whole subject is that.
  ['search:term0=ecology&term1=rivers', { kind: 'SUBJECT', slug: 'rivers' }],
  ['search:', { kind: 'PLATFORM' }],
  ['search:all=rain&feed=EPMC', null],
  ['platform:x', null],
  ['subject:', null],
  ['subject:a/b', null],
  ['account:1', null],
  ['', null],
  [`search:all=${'x'.repeat(5000)}`, null],
])('the topic %j is read as %j', (text, topic) => {
  expect(readTopic(text)).toEqual(topic)
})

test('a topic that is written is read back the same, and any text can be read', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string().map(text => `search:${text}`),
        fc.webQueryParameters().map(text => `search:${text}`),
      ),
      text => {
        const topic = readTopic(text)
        if (topic !== null) expect(readTopic(writeTopic(topic))).toEqual(topic)
      },
    ),
  )
})

test('a followed search asks for what the browse page shows', () => {
  const requested = parseBrowsePath(['ecology', 'articles'], new URLSearchParams('all=rain&n0=author&v0=Roof&sort=newest'))
  const topic = topicOfQuery(requested)
  expect(topic?.kind === 'SEARCH' && queryOfSearch(topic.search)).toEqual({ ...requested, sort: 'relevance' })
})
