import { expect, test } from 'vitest'
import { readDatestamp } from './datestamp.ts'
import { readIdentifier, writeIdentifier } from './identifier.ts'
import { readOaiRequest } from './request.ts'
import { readToken, writeToken } from './resumption-token.ts'

const read = (query: string) => readOaiRequest(new URLSearchParams(query))

test.each([
  ['verb=Identify', { verb: 'Identify' }],
  ['verb=ListSets', { verb: 'ListSets' }],
  ['verb=ListMetadataFormats', { verb: 'ListMetadataFormats', identifier: null }],
  ['verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:a.org:articles/1-2', { verb: 'GetRecord', identifier: 'oai:a.org:articles/1-2' }],
  [
    'metadataPrefix=oai_dc&verb=ListRecords',
    { verb: 'ListRecords', selection: { from: null, before: null, contentType: null }, after: null },
  ],
  [
    'verb=ListIdentifiers&metadataPrefix=oai_dc&set=posters&from=2026-01-31&until=2026-01-31',
    {
      verb: 'ListIdentifiers',
      selection: { from: new Date('2026-01-31T00:00:00Z'), before: new Date('2026-02-01T00:00:00Z'), contentType: 'POSTER' },
      after: null,
    },
  ],
  [
    'verb=ListIdentifiers&metadataPrefix=oai_dc&until=2026-01-31T09:30:00Z',
    {
      verb: 'ListIdentifiers',
      selection: { from: null, before: new Date('2026-01-31T09:30:01Z'), contentType: null },
      after: null,
    },
  ],
])('the OAI-PMH request is read: %s', (query, request) => {
  expect(read(query)).toEqual({ request })
})

/** OAI-PMH 2.0, sections 3.6 and 4. */
test.each([
  ['', 'badVerb'],
  ['verb=', 'badVerb'],
  ['verb=Harvest', 'badVerb'],
  ['verb=toString', 'badVerb'],
  ['verb=Identify&verb=Identify', 'badVerb'],
  ['verb=Identify&until=2026-01-01', 'badArgument'],
  ['verb=Identify&x', 'badArgument'],
  ['verb=GetRecord&metadataPrefix=oai_dc', 'badArgument'],
  ['verb=GetRecord&identifier=a', 'badArgument'],
  ['verb=GetRecord&identifier=a&identifier=b&metadataPrefix=oai_dc', 'badArgument'],
  ['verb=GetRecord&identifier=oai:a.org:articles/1-2&metadataPrefix=marc21', 'cannotDisseminateFormat'],
  ['verb=GetRecord&identifier=a&metadataPrefix=oai_dc', 'badArgument'],
  ['verb=GetRecord&identifier=oai:a%20b&metadataPrefix=marc21', 'badArgument'],
  ['verb=GetRecord&identifier=http://a.org:b/&metadataPrefix=oai_dc', 'badArgument'],
  ['verb=GetRecord&identifier=oai:a%23b%23c&metadataPrefix=oai_dc', 'badArgument'],
  ['verb=ListMetadataFormats&identifier=%25zz', 'badArgument'],
  ['verb=ListMetadataFormats&identifier=oai:%25zz', 'badArgument'],
  ['verb=ListRecords&metadataPrefix=a%20b', 'badArgument'],
  ['verb=ListRecords&metadataPrefix=a:b', 'badArgument'],
  ['verb=ListRecords&metadataPrefix=marc21&set=articles:', 'badArgument'],
  ['verb=ListRecords&metadataPrefix=marc21&from=2026', 'badArgument'],
  ['verb=ListRecords&metadataPrefix=oai_dc&set=articles:', 'badArgument'],
  ['verb=ListRecords&metadataPrefix=oai_dc&set=articles:(all):*', 'noRecordsMatch'],
  ['verb=ListRecords', 'badArgument'],
  ['verb=ListRecords&metadataPrefix=', 'badArgument'],
  ['verb=ListRecords&metadataPrefix=marc21', 'cannotDisseminateFormat'],
  ['verb=ListRecords&metadataPrefix=oai_dc&from=2026', 'badArgument'],
  ['verb=ListRecords&metadataPrefix=oai_dc&from=2026-02-30', 'badArgument'],
  ['verb=ListRecords&metadataPrefix=oai_dc&until=2026-02-20T09:30:00', 'badArgument'],
  ['verb=ListRecords&metadataPrefix=oai_dc&from=2026-02-20&until=2026-02-20T09:30:00Z', 'badArgument'],
  ['verb=ListRecords&metadataPrefix=oai_dc&from=2026-02-21&until=2026-02-20', 'badArgument'],
  ['verb=ListRecords&metadataPrefix=oai_dc&set=reviews', 'noRecordsMatch'],
  ['verb=ListRecords&resumptionToken=abc', 'badResumptionToken'],
  ['verb=ListRecords&resumptionToken=e30', 'badResumptionToken'],
  ['verb=ListRecords&resumptionToken=abc&metadataPrefix=oai_dc', 'badArgument'],
  ['verb=ListSets&resumptionToken=abc', 'badResumptionToken'],
])('the OAI-PMH request %s is refused as %s', (query, code) => {
  expect(read(query)).toEqual({ error: { code, message: expect.stringMatching(/\.$/) } })
})

test('a resumption token continues its own request, and no other', () => {
  const selection = { from: new Date('2026-01-31T00:00:00Z'), before: null, contentType: 'VIDEO' } as const
  const after = { changedAt: '2026-02-01T10:00:00.123456Z', id: 7, cursor: 100, total: 230 }
  const token = writeToken(selection, after)
  expect(read(`verb=ListRecords&resumptionToken=${token}`)).toEqual({ request: { verb: 'ListRecords', selection, after } })
  const held = (changes: object) => Buffer.from(JSON.stringify({ ...selection, ...after, ...changes })).toString('base64url')
  expect(readToken(held({}))).not.toBeNull()
  for (const changes of [
    { id: 2_147_483_648 },
    { id: '7' },
    { cursor: 0 },
    { total: '230' },
    { more: 1 },
    { changedAt: '2026-13-01T10:00:00.123456Z' },
    { changedAt: '2026-02-31T10:00:00.123456Z' },
    { changedAt: '2026-02-01T24:00:00.123456Z' },
    { changedAt: '2026-02-01T10:00:00.123Z' },
    { changedAt: '0000-02-01T10:00:00.123456Z' },
    { changedAt: "'; --" },
    { contentType: 'REVIEW' },
    { from: 'yesterday' },
    { from: '0000-01-01T00:00:00Z' },
  ])
    expect(readToken(held(changes)), JSON.stringify(changes)).toBeNull()
})

test.each([
  ['oai:a.example.org:articles/1-23', { contentType: 'ARTICLE', key: { volume: 1, publicationId: 23 } }],
  ['oai:a.example.org:videos/1-3', { contentType: 'VIDEO', key: { volume: 1, publicationId: 3 } }],
  ['oai:b.example.org:articles/1-23', null],
  ['oai:a.example.org:articles/23', null],
  ['oai:a.example.org:articles/1-23/v2', null],
  ['oai:a.example.org:reviews/1-23', null],
  ['articles/1-23', null],
  ['', null],
])('the identifier %s names an item of a.example.org', (identifier, item) => {
  expect(readIdentifier('a.example.org', identifier)).toEqual(item)
  if (item?.contentType === 'ARTICLE')
    expect(writeIdentifier('a.example.org', 'ARTICLE', { volume: 1, publicationId: 23 })).toBe(identifier)
})

test('a datestamp covers its day or its second', () => {
  expect(readDatestamp('2024-02-29')).toEqual({
    granularity: 'day',
    begins: new Date('2024-02-29T00:00:00Z'),
    ends: new Date('2024-03-01T00:00:00Z'),
  })
  expect(readDatestamp('9999-12-31')?.ends).toEqual(new Date('9999-12-31T23:59:59.999Z'))
  for (const none of ['2025-02-29', '2024-02-29T24:00:00Z', '2024-2-9', '2024-02-29T10:00Z', '-000001-01-01', '0000-01-01', 'now'])
    expect(readDatestamp(none), none).toBeUndefined()
})
