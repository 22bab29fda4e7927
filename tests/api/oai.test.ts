/** Harvesting (OAI-PMH 2.0): every answer is a document of the protocol, and a list comes whole, each item once. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { generateItems } from '../../tools/generate-publications/generate-items.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { readXml, type XmlElement } from '../support/read-xml.ts'

const count = 230
const schemas = resolve(process.env.RECTO_SHARED_DATA ?? resolve(import.meta.dirname, '../../../shared/data'), 'schemas')
const canValidate = existsSync(join(schemas, 'oai-pmh/OAI-PMH.xsd')) && spawnSync('xmllint', ['--version']).status === 0

let library: TestApp
let folder: string
const answers: string[] = []
beforeAll(async () => {
  library = await buildTestApp()
  folder = await mkdtemp(join(tmpdir(), 'recto-oai-'))
  await library.load(['demo/articles/text-messages-blood-pressure', 'demo/assets/how-a-stoma-opens', 'demo/assets/hedgerow-moths'])
  const { database, files, config } = library
  await sql`update content_item set updated_at = '2025-03-01T10:00:00.5Z' where content_type = 'ARTICLE'`.execute(database.kysely)
  await sql`update content_item set updated_at = '2025-03-02T10:00:00Z' where content_type <> 'ARTICLE'`.execute(database.kysely)
  // All within a few instants that differ by microseconds, or by nothing.
  await generateItems({ kysely: database.kysely, files, platform: config.defaultPlatform }, { count, seed: 3, words: { min: 40, max: 60 } })
})
afterAll(async () => {
  await library.close()
  await rm(folder, { recursive: true, force: true })
})

const host = 'research.example.org'
async function ask(query: string, { post = false, at = host } = {}): Promise<XmlElement> {
  const { statusCode, headers, body } = await library.app.inject(
    post
      ? { method: 'POST', url: '/oai', headers: { host: at, 'content-type': 'application/x-www-form-urlencoded' }, payload: query }
      : { url: `/oai?${query}`, headers: { host: at } },
  )
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/xml; charset=utf-8'])
  answers.push(body)
  return readXml(body)
}

const all = (element: XmlElement, name: string): XmlElement[] => [
  ...element.children.filter(child => child.name === name),
  ...element.children.flatMap(child => all(child, name)),
]
const texts = (element: XmlElement, name: string): string[] => all(element, name).map(({ text }) => text.trim())
const errorsOf = (element: XmlElement): (string | undefined)[] => all(element, 'error').map(({ attributes }) => attributes.code)

/** Follows the tokens to the end. */
async function harvest(first: string): Promise<{ identifiers: string[]; sizes: number[] }> {
  const [verb] = first.split('&')
  const identifiers: string[] = []
  const sizes: number[] = []
  for (let query = first; query !== ''; ) {
    const answer = await ask(query)
    const here = texts(answer, 'identifier').filter(each => each.startsWith('oai:'))
    const [token] = all(answer, 'resumptionToken')
    if (token !== undefined) expect(token.attributes).toMatchObject({ cursor: String(identifiers.length) })
    identifiers.push(...here)
    sizes.push(here.length)
    query = token === undefined || token.text.trim() === '' ? '' : `${verb}&resumptionToken=${token.text.trim()}`
  }
  return { identifiers, sizes }
}

test('Identify describes the repository', async () => {
  const answer = await ask('verb=Identify')
  for (const [name, text] of [
    ['request', `http://${host}/oai`],
    ['baseURL', `http://${host}/oai`],
    ['protocolVersion', '2.0'],
    ['earliestDatestamp', '2025-03-01T10:00:00Z'],
    ['granularity', 'YYYY-MM-DDThh:mm:ssZ'],
    ['deletedRecord', 'no'],
    ['repositoryIdentifier', host],
  ] as const)
    expect(texts(answer, name), name).toEqual([text])
  expect(texts(answer, 'adminEmail')[0]).toContain('@')
  expect(texts(await ask('verb=Identify', { at: 'localhost:3000' }), 'repositoryIdentifier')).toEqual([])
  expect(texts(await ask('verb=ListSets'), 'setSpec')).toEqual(['articles', 'documents', 'posters', 'slides', 'videos'])
  expect(texts(await ask('verb=ListMetadataFormats'), 'metadataPrefix')).toEqual(['oai_dc'])
})

test('a list comes in batches, each record once, and the last has an empty resumption token', async () => {
  const { identifiers, sizes } = await harvest('verb=ListRecords&metadataPrefix=oai_dc')
  expect(sizes).toEqual([100, 100, count + 3 - 200])
  expect(new Set(identifiers).size).toBe(count + 3)
  expect((await harvest('verb=ListIdentifiers&metadataPrefix=oai_dc')).identifiers).toEqual(identifiers)
  const { rows } = await sql<{ one: string }>`
    select 'oai:' || ${host} || ':' || lower(content_type) || 's/' || volume || '-' || publication_id as one from content_item where is_public
  `.execute(library.database.kysely)
  expect(identifiers.toSorted()).toEqual(rows.map(({ one }) => one).toSorted())
})

test.each([
  ['set=videos&until=2025-03-02', ['videos']],
  ['set=articles&from=0001-01-01&until=2025-03-01', ['articles']],
  ['until=2025-03-01', ['articles']],
  ['from=2025-03-01&until=2025-03-01', ['articles']],
  ['from=2025-03-01T10:00:00Z&until=2025-03-01T10:00:00Z', ['articles']],
  ['from=2025-03-02&until=2025-03-02', ['posters', 'videos']],
])('the request %s selects records', async (query, segments) => {
  const { identifiers } = await harvest(`verb=ListIdentifiers&metadataPrefix=oai_dc&${query}`)
  expect(identifiers.map(each => each.split(/[:/]/).at(-2)).toSorted()).toEqual(segments)
})

describe('an OAI-PMH record', () => {
  test('it has the metadata of the article’s page', async () => {
    const { identifiers } = await harvest('verb=ListIdentifiers&metadataPrefix=oai_dc&until=2025-03-01')
    const answer = await ask(`verb=GetRecord&metadataPrefix=oai_dc&identifier=${encodeURIComponent(identifiers[0] ?? '')}`, { post: true })
    expect(texts(answer, 'datestamp')).toEqual(['2025-03-01T10:00:00Z'])
    const [record] = all(answer, 'dc')
    if (record === undefined) throw new Error('There is no record.')
    expect(texts(record, 'title')[0]).toMatch(/^Text messages to support blood pressure/)
    const [page = '', doi = ''] = texts(record, 'identifier')
    expect(page).toBe(`http://${host}/${identifiers[0]?.split(':').at(-1)}`)
    expect(doi).toMatch(/^https:\/\/doi\.org\/10\./)
    expect((await library.app.inject({ url: new URL(page).pathname, headers: { host } })).statusCode).toBe(200)
    expect(texts(record, 'creator').length).toBeGreaterThan(3)
    expect(texts(record, 'creator')[0]).toMatch(/^\S.*, \S/)
    expect(texts(record, 'type')[0]).toBe('info:eu-repo/semantics/article')
    expect(texts(record, 'rights')).toEqual(
      expect.arrayContaining(['info:eu-repo/semantics/openAccess', expect.stringContaining('creativecommons.org')]),
    )
    expect(texts(record, 'description')[0]?.length).toBeGreaterThan(300)
    expect(texts(record, 'date')[0]).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  })

  test('unpublished content has none', async () => {
    await sql`update content_item set is_public = false where content_type = 'VIDEO' and updated_at < '2025-04-01'`.execute(
      library.database.kysely,
    )
    expect(errorsOf(await ask('verb=ListIdentifiers&metadataPrefix=oai_dc&set=videos&until=2025-03-31'))).toEqual(['noRecordsMatch'])
    await sql`update content_item set is_public = true`.execute(library.database.kysely)
  })
})

test.each([
  ['verb=Identify&verb=Identify', 'badVerb'],
  ['verb=ListRecords&metadataPrefix=oai_dc&from=%3Cscript%3E', 'badArgument'],
  ['verb=ListRecords&metadataPrefix=a%20b', 'badArgument'],
  ['verb=ListRecords&metadataPrefix=oai_dc&set=articles:', 'badArgument'],
  ['verb=ListRecords&metadataPrefix=marc21&until=yesterday', 'badArgument'],
  ['verb=ListMetadataFormats&identifier=%25zz', 'badArgument'],
  ['verb=ListMetadataFormats&identifier=http://a:b/', 'badArgument'],
  ["verb=ListRecords&metadataPrefix=!~*'().-_", 'cannotDisseminateFormat'],
  ['verb=ListRecords&metadataPrefix=oai_dc&set=articles:(1):~', 'noRecordsMatch'],
  [`verb=ListMetadataFormats&identifier=${encodeURIComponent("urn:a:%20/?b=(c)!$&'*+,;=@#d")}`, 'idDoesNotExist'],
  ['verb=ListMetadataFormats&identifier=https://a.example.org:8080/b', 'idDoesNotExist'],
  ['verb=ListRecords&metadataPrefix=marc21', 'cannotDisseminateFormat'],
  ['verb=ListRecords&resumptionToken=nothing', 'badResumptionToken'],
  ['verb=ListRecords&metadataPrefix=oai_dc&until=1999-01-01', 'noRecordsMatch'],
  ['verb=ListRecords&metadataPrefix=oai_dc&from=9999-12-30&until=9999-12-31', 'noRecordsMatch'],
  ['verb=ListRecords&metadataPrefix=oai_dc&until=0000-01-01', 'badArgument'],
  [`verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:${host}:articles/1-999999`, 'idDoesNotExist'],
  ['verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:elsewhere.example.org:articles/1-1', 'idDoesNotExist'],
  [`verb=ListMetadataFormats&identifier=oai:${host}:posters/1-999999`, 'idDoesNotExist'],
])('the request %s answers %s, in the XML document', async (query, code) => {
  const answer = await ask(query)
  expect(errorsOf(answer)).toEqual([code])
  // Arguments are repeated where they were understood (section 3.6).
  expect(Object.keys(all(answer, 'request')[0]?.attributes ?? {}).length > 0).toBe(!['badVerb', 'badArgument'].includes(code))
})

test('a site exposes its own content only', async () => {
  const answer = await ask('verb=ListRecords&metadataPrefix=oai_dc', { at: 'gates.localhost' })
  expect(errorsOf(answer)).toEqual(['noRecordsMatch'])
  expect(texts(await ask('verb=Identify', { at: 'gates.localhost' }), 'earliestDatestamp')[0]).toMatch(/^20\d\d-.*Z$/)
})

test.skipIf(!canValidate)('every answer is valid against the schema (skipped without xmllint or ../shared/data/schemas)', async () => {
  const schema = join(folder, 'all.xsd')
  const imports = [
    ['http://www.openarchives.org/OAI/2.0/', 'OAI-PMH.xsd'],
    ['http://www.openarchives.org/OAI/2.0/oai_dc/', 'oai_dc.xsd'],
    ['http://www.openarchives.org/OAI/2.0/oai-identifier', 'oai-identifier.xsd'],
  ].map(([namespace, name]) => `<import namespace="${namespace}" schemaLocation="${join(schemas, 'oai-pmh', name ?? '')}"/>`)
  await writeFile(schema, `<schema xmlns="http://www.w3.org/2001/XMLSchema">${imports.join('')}</schema>`)
  expect(answers.length).toBeGreaterThan(20)
  const files = await Promise.all(
    answers.map(async (answer, index) => {
      const path = join(folder, `${index}.xml`)
      await writeFile(path, answer)
      return path
    }),
  )
  const { status, stderr } = spawnSync('xmllint', ['--nonet', '--noout', '--schema', schema, ...files], {
    encoding: 'utf8',
    env: { ...process.env, XML_CATALOG_FILES: join(schemas, 'catalog.xml') },
  })
  expect(stderr.split('\n').filter(line => line !== '' && !line.endsWith(' validates'))).toEqual([])
  expect(status).toBe(0)
})
