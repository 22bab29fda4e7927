import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../../src/core/database/open-database.ts'
import { openFileStore } from '../../src/core/files/file-store.ts'
import type { Language } from '../../src/core/text/languages.ts'
import type { DisplayedFile } from '../../src/document/html/rendered-article.ts'
import { fileReferences } from '../../src/main/file-references.ts'
import { itemSources } from '../../src/main/item-sources.ts'
import { findAssetForReading } from '../../src/modules/publications/data/asset.ts'
import {
  countItemsByType,
  findItemById,
  findItemByKey,
  listItems,
  listItemsByIds,
  listLatestItems,
} from '../../src/modules/publications/data/content-item.ts'
import { deleteUnusedFiles, findFile, findKnownHashes, listFilesOfVersion } from '../../src/modules/publications/data/file.ts'
import {
  findReportsOfVersion,
  listRefereesOfArticle,
  listReportsOfArticle,
} from '../../src/modules/publications/data/peer-review/report.ts'
import { storeSubjectTree } from '../../src/modules/publications/data/store/subjects.ts'
import { storeAsset } from '../../src/modules/publications/data/store-asset.ts'
import type { StoredArticle, StoredFile } from '../../src/modules/publications/data/stored-article.ts'
import type { StoredAsset } from '../../src/modules/publications/data/stored-asset.ts'
import { findDocumentOfVersion, findVersionForReading, listVersionsOfArticle } from '../../src/modules/publications/data/version.ts'
import { parseAssetPackage } from '../../src/modules/publications/domain/content/asset-package.ts'
import { filePath } from '../../src/modules/publications/domain/content/item-path.ts'
import { createReading } from '../../src/modules/publications/use-cases/reading/create-reading.ts'
import { renderDocument, rendererVersion } from '../../src/modules/publications/use-cases/render-document.ts'
import { storeVersion } from '../../src/modules/publications/use-cases/store-articles.ts'
import { storePlatform } from '../../src/modules/sites/data/platforms.ts'
import { openTestDatabase } from '../support/database.ts'
import { everyBlock } from '../support/sample-tree.ts'
import { article, person, place, report, sha256Of } from '../support/stored-article.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
  await database.kysely
    .transaction()
    .execute(trx => storeSubjectTree(trx, [{ slug: 'biology', termName: 'Biology', children: [{ slug: 'ecology', termName: 'Ecology' }] }]))
})
afterAll(() => database.close())

/** Empty: what is read here is in the database. */
const files = openFileStore(join(tmpdir(), `recto-reading-${randomUUID()}`))

let platform: string
beforeEach(async () => {
  platform = `p-${randomUUID()}`
  await storePlatform(database.kysely, { key: platform, name: 'Test' })
})

const store = (stored: StoredArticle) => database.kysely.transaction().execute(trx => storeVersion(trx, platform, stored))
const put = (asset: StoredAsset) => database.kysely.transaction().execute(trx => storeAsset(trx, platform, asset))

function poster(change: object = {}, content = 'poster'): StoredAsset {
  const stored = (text: string, mimeType: string, width: number | null): StoredFile => ({
    sha256: sha256Of(text),
    bytes: text.length,
    mimeType,
    width,
    height: width,
  })
  const item = parseAssetPackage(
    JSON.stringify({
      contentType: 'POSTER',
      volume: 2,
      publicationId: 501,
      doi: '10.5555/recto.asset.501',
      title: 'Moths & hedges',
      abstract: 'One.\n\nTwo.',
      published: '2024-02-01',
      authors: [
        { givenName: 'Ama', familyName: 'Boateng', isCorresponding: true, affiliations: ['a2', 'a1'] },
        { collectiveName: 'Hedge Group', affiliations: [] },
      ],
      affiliations: [
        { id: 'a1', institution: 'Institute of Moths', place: 'Ghent', countryCode: 'BE' },
        { id: 'a2', institution: 'Hedge Trust' },
      ],
      subjects: [['Biology', 'ecology']],
      keywords: ['moth'],
      funding: [{ funder: 'Moth Fund', awards: ['M-1'] }],
      conference: { name: 'Moths 2024', place: 'Ghent', date: 'May 2024' },
      files: [
        { path: 'poster.pdf', role: 'main', label: 'Poster' },
        { path: 'small.webp', role: 'thumbnail' },
      ],
      ...change,
    }),
  )
  return {
    item,
    files: new Map([
      ['poster.pdf', stored(content, 'application/pdf', null)],
      ['small.webp', stored('small', 'image/webp', 800)],
    ]),
    missingSubjects: 'skip',
    isPublic: true,
  }
}

test('an asset is read as stored, a second import changes nothing, and a changed one replaces it (R1-01, R3-17)', async () => {
  const first = await put(poster())
  expect(first).toMatchObject({ outcome: 'created', volume: 2, publicationId: 501 })
  expect(await put(poster())).toEqual({ ...first, outcome: 'unchanged' })
  expect(await put(poster({ title: 'Moths and hedges' }, 'poster, mended'))).toEqual({ ...first, outcome: 'updated' })
  const found = await findAssetForReading(database.kysely, 'POSTER', { platform, volume: 2, publicationId: 501 })
  expect(found).toMatchObject({
    title: 'Moths and hedges',
    published: '2024-02-01',
    conferenceName: 'Moths 2024',
    authors: [
      { fullName: 'Ama Boateng', isCorresponding: true, affiliations: [{ position: 1 }, { position: 0 }] },
      { fullName: 'Hedge Group', collectiveName: 'Hedge Group', affiliations: [] },
    ],
    affiliations: [{ text: 'Institute of Moths, Ghent, Belgium' }, { text: 'Hedge Trust' }],
    keywords: [{ text: 'moth' }],
    subjects: [{ slug: 'ecology', termName: 'Ecology' }],
    funding: [{ name: 'Moth Fund', awardNumbers: ['M-1'] }],
    files: [
      { path: 'poster.pdf', role: 'main', sha256: sha256Of('poster, mended'), bytes: 14 },
      { path: 'small.webp', role: 'thumbnail', width: 800 },
    ],
  })
  expect(await findAssetForReading(database.kysely, 'SLIDE', { platform, volume: 2, publicationId: 501 })).toBeNull()
})

test('an asset whose path is taken gets the next number, and its title is sanitised', async () => {
  await put(poster())
  const other = await put(poster({ doi: '10.5555/recto.asset.999', title: '<script>' }))
  expect(other).toMatchObject({ outcome: 'created', volume: 2, publicationId: 1001 })
  const [item] = await listItemsByIds(database.kysely, platform, [other.contentItemId])
  expect(item).toMatchObject({ title: '<script>', titleHtml: '&lt;script&gt;' })
})

const reviewed = (versionNumber: number, of: number, name: string, decision: 'APPROVED' | 'NOT_APPROVED') =>
  report({
    doi: `10.5555/roof.7.${of}.${name}`,
    id: `v${versionNumber}-${name}-${of}`,
    decision,
    reviewedDoi: `10.5555/roof.7.${of}`,
    contributorGroups: [{ type: null, notes: [], contributors: [person(name, 'Reviewer', { affiliationIds: ['x'] })] }],
    affiliations: [place('x', 'University of Tema')],
  })

async function storeTwoVersions() {
  const authors = ['Ada', 'Ben', 'Cy', 'Dee'].map(name => person(name, 'Roof'))
  const metadata = (versionNumber: number) => ({
    doi: `10.5555/roof.7.${versionNumber}`,
    versionNumber,
    volume: '3',
    elocationId: '7',
    contributorGroups: [{ type: 'authors', notes: [], contributors: authors }],
    subjects: [{ groupType: null, language: null, path: ['BIOLOGY', 'Ecology'] }],
  })
  const answer = report({
    kind: 'author-response',
    id: 'answer',
    contributorGroups: [{ type: null, notes: [], contributors: [person('Ada', 'Roof')] }],
  })
  const first = await store(
    article({
      text: 'One',
      metadata: metadata(1),
      peerReview: [{ ...reviewed(1, 1, 'Kofi', 'NOT_APPROVED'), responses: [answer] }, reviewed(1, 1, 'Lena', 'APPROVED')],
    }),
  )
  const second = await store(
    article({
      text: 'Two',
      files: { 'f1.png': 'picture' },
      metadata: metadata(2),
      peerReview: [reviewed(2, 2, 'Kofi', 'APPROVED'), reviewed(2, 1, 'Kofi', 'NOT_APPROVED'), reviewed(2, 1, 'Lena', 'APPROVED')],
    }),
  )
  return { first, second }
}

test('a card shows the first three authors, the subjects and the decisions, one for each report', async () => {
  const { second } = await storeTwoVersions()
  const [card] = await listLatestItems(database.kysely, platform, 5)
  expect(card).toMatchObject({
    id: second.contentItemId,
    versionNumber: 2,
    versionCount: 2,
    authorCount: 4,
    editorialStatus: 'PASSED_PEER_REVIEW',
    thumbnail: null,
    subjects: [{ slug: 'ecology' }],
  })
  expect(card?.authors.map(({ firstName }) => firstName)).toEqual(['Ada', 'Ben', 'Cy'])
  expect(card?.reports.map(({ reviewedVersion, decision }) => [reviewedVersion, decision])).toEqual([
    [1, 'NOT_APPROVED'],
    [1, 'APPROVED'],
    [2, 'APPROVED'],
  ])
  expect(card?.reports[0]?.refereeIds).toEqual(card?.reports[2]?.refereeIds)
})

test('an article is found by its path, with or without volume and version (R1-01, R2.1-01, R4-38)', async () => {
  const { first, second } = await storeTwoVersions()
  const find = (volume: number | null, version: number | null, publicationId = 7) =>
    findVersionForReading(database.kysely, { platform, volume, publicationId }, version)
  expect(await find(3, null)).toMatchObject({
    versionId: second.versionId,
    bodyHtml: 'Two',
    volume: 3,
    source: { mimeType: 'application/xml' },
  })
  expect(await find(null, 1)).toMatchObject({ versionId: first.versionId, bodyHtml: 'One', currentVersionId: second.versionId })
  for (const missing of [find(4, null), find(3, 3), find(3, null, 8)]) expect(await missing).toBeNull()
  expect(
    (await listVersionsOfArticle(database.kysely, second.articleId)).map(({ versionNumber, published }) => [versionNumber, published]),
  ).toEqual([
    [1, '2024-03-09'],
    [2, '2024-03-09'],
  ])
  expect(await findItemByKey(database.kysely, { platform, volume: null, publicationId: 7 })).toMatchObject({
    id: second.contentItemId,
    articleId: second.articleId,
    assetId: null,
  })
  expect(await findItemById(database.kysely, platform, second.contentItemId)).toMatchObject({ publicationId: 7 })
  expect(await findItemById(database.kysely, 'elsewhere', second.contentItemId)).toBeNull()
  expect(await listFilesOfVersion(database.kysely, second.versionId)).toMatchObject([{ href: 'f1.png', width: 8, mimeType: 'image/png' }])
})

test('each report of an article is listed once, from the file of the version that it reviews', async () => {
  const { first, second } = await storeTwoVersions()
  const reports = await listReportsOfArticle(database.kysely, second.articleId)
  expect(reports.map(({ anchor, reviewedVersion }) => [anchor, reviewedVersion])).toEqual([
    ['v1-Kofi-1', 1],
    ['v1-Lena-1', 1],
    ['v2-Kofi-2', 2],
  ])
  expect(reports[0]).toMatchObject({
    decision: 'NOT_APPROVED',
    referees: [{ fullName: 'Kofi Reviewer', isMain: true, affiliations: [{ text: 'University of Tema' }] }],
    responses: [{ anchor: 'answer', authorNames: ['Ada Roof'], parentId: null }],
  })
  expect((await findReportsOfVersion(database.kysely, first.versionId)).map(({ anchor }) => anchor)).toEqual(['v1-Kofi-1', 'v1-Lena-1'])
  expect((await listRefereesOfArticle(database.kysely, second.articleId)).map(({ firstName }) => firstName)).toEqual(['Kofi', 'Lena'])
})

test('a stored document is read back completely, with responses at their reports', async () => {
  const answers = [
    report({ id: 'a1', kind: 'author-response', responses: [report({ id: 'a1b' })] }),
    report({ id: 'a2', kind: 'author-response' }),
  ]
  const given = article({
    metadata: { doi: '10.5555/whole' },
    peerReview: [report({ id: 'r1', responses: answers }), report({ id: 'r2' })],
  })
  const { versionId } = await store(given)
  expect(await findDocumentOfVersion(database.kysely, versionId)).toEqual(given.document)
})

/** An article with an image that no browser shows, its smaller forms, and a report with an answer, rendered as an import does it. */
function renderedArticle(): { stored: StoredArticle; credentials: Map<string, DisplayedFile> } {
  const facts = article({
    metadata: { doi: '10.5555/read', volume: '4', elocationId: '9' },
    peerReview: [report({ id: 'first', language: 'de', responses: [report({ id: 'a1', kind: 'author-response' })] })],
  })
  const { figure, references } = everyBlock
  const document = { ...facts.document, body: [figure, ...facts.document.body], back: [{ ...references, label: [], title: [] }] }
  const picture = (name: string, width: number, mimeType: string) => {
    const file = { sha256: sha256Of(name), bytes: width, mimeType, width, height: width }
    return { ...file, name, role: 'figure' as const, label: null }
  }
  const files = new Map([
    ['fig1.tif', picture('fig1.tif', 2000, 'image/tiff')],
    ['#720w fig1.tif', picture('fig1-720.webp', 720, 'image/webp')],
    ['#1440w fig1.tif', picture('fig1-1440.webp', 1440, 'image/webp')],
  ])
  const url = (name: string) => filePath(sha256Of(name), name)
  const forms = [720, 1440].map(width => ({ url: url(`fig1-${width}.webp`), width }))
  const credentials = new Map([
    ['fig1.tif', { url: url('fig1-1440.webp'), width: 1440, height: 1440, mimeType: 'image/webp', bytes: 1440, variants: forms }],
  ])
  return { stored: { ...facts, document, files, rendered: renderDocument(document, credentials), rendererVersion }, credentials }
}

test('an article is read in its language, and in another with the labels of that language', async () => {
  const { stored, credentials } = renderedArticle()
  await store(stored)
  const read = async (language?: Language) => {
    const found = await createReading({ kysely: database.kysely, files, sources: itemSources }).article(
      platform,
      { volume: 4, publicationId: 9 },
      null,
      language,
    )
    if (found.kind !== 'found') throw new Error(found.kind)
    return found.item
  }
  const [plain, english, german, japanese] = [await read(), await read('en'), await read('de'), await read('ja')]
  const written = renderDocument(stored.document, credentials, 'de')

  expect(english).toEqual(plain)
  expect(english.html).toMatchObject({ header: stored.rendered.header, main: stored.rendered.main })
  expect(german.html).toMatchObject({ header: written.header, main: written.main })
  expect(german.outline.map(({ title }) => title)).toEqual(['Zusammenfassung', 'Literatur', 'Angaben zum Artikel'])
  expect(german.html.main).toContain('<span lang="de">Literatur</span>')
  expect(german.html.main).toContain(`src="${filePath(sha256Of('fig1-1440.webp'), 'fig1-1440.webp')}"`)
  expect(japanese.html.main).toContain('<span lang="ja">参考文献</span>')

  // What only the text says is the same in all of them, and so are the places of the reports.
  expect({ ...german, html: null, outline: null }).toEqual({ ...english, html: null, outline: null })
  expect(english.reports).toMatchObject([{ anchor: 'first', language: 'de' }])
  expect([english, german, japanese].map(({ html }) => html.reports.map(({ anchor }) => anchor))).toEqual([['first'], ['first'], ['first']])
  expect(german.html.reports[0]?.html).toMatch(
    /The sampling is sound.*<section class="report-response" id="first-a1" lang="en">.*The sampling/,
  )
  expect(new Set([english, german, japanese].map(({ html }) => html.renderedAs)).size).toBe(3)
})

test('lists are ordered from new to old, by type and by page', async () => {
  const dates = [2021, 2023, 2022]
  for (const year of dates)
    await store(
      article({ title: String(year), metadata: { doi: `10.5555/list.${year}x`, published: { year, month: 1, day: null, text: null } } }),
    )
  await put(poster())
  const titles = async (query: Parameters<typeof listItems>[2]) =>
    (await listItems(database.kysely, platform, query)).map(({ title }) => title)
  expect(await titles({ contentType: null, page: 1, show: 3 })).toEqual(['Moths & hedges', '2023', '2022'])
  expect(await titles({ contentType: null, page: 2, show: 3 })).toEqual(['2021'])
  expect(await titles({ contentType: 'ARTICLE', page: 1, show: 2 })).toEqual(['2023', '2022'])
  expect(await countItemsByType(database.kysely, platform)).toEqual({ ARTICLE: 3, DOCUMENT: 0, POSTER: 1, SLIDE: 0, VIDEO: 0 })
  expect((await listItems(database.kysely, platform, { contentType: 'ARTICLE', page: 1, show: 1 }))[0]).toMatchObject({
    published: '2023-01-01',
    publishedPrecision: 'month',
  })
})

test('files without references lose their rows', async () => {
  await store(article({ files: { 'f.png': 'first picture' }, metadata: { doi: '10.5555/f' } }))
  await store(article({ files: { 'f.png': 'second picture' }, metadata: { doi: '10.5555/f' } }))
  const hashes = ['first picture', 'second picture'].map(sha256Of)
  expect((await findKnownHashes(database.kysely, hashes)).size).toBe(2)
  expect(await deleteUnusedFiles(database.kysely, fileReferences)).toBeGreaterThan(0)
  expect(await findKnownHashes(database.kysely, hashes)).toEqual(new Set([sha256Of('second picture')]))
  expect(await findFile(database.kysely, sha256Of('second picture'))).toEqual({
    sha256: sha256Of('second picture'),
    bytes: 14,
    mimeType: 'image/png',
    width: 8,
    height: 6,
  })
})
