import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../src/core/database/open-database.ts'
import { noId } from '../../src/core/ids/id.ts'
import type { ContentId, SiteId, VersionId } from '../../src/core/ids/shared-ids.ts'
import { addToGateways } from '../../src/modules/gateways/data/gateway-content.ts'
import { storeGateway } from '../../src/modules/gateways/data/store-gateways.ts'
import type { StoredArticle, StoredVersion } from '../../src/modules/publications/data/stored-article.ts'
import { storeVersion } from '../../src/modules/publications/use-cases/store-articles.ts'
import { storePlatform } from '../../src/modules/sites/data/platforms.ts'
import { openTestDatabase } from '../support/database.ts'
import { article, person, place, report } from '../support/stored-article.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** A platform a test keeps the tests apart. */
let platform: string
let platformId: SiteId
beforeEach(async () => {
  platform = `p-${randomUUID()}`
  platformId = await storePlatform(database.kysely, { key: platform, name: 'Test' })
})

const store = (stored: StoredArticle, gateways: readonly string[] = []): Promise<StoredVersion> =>
  database.kysely.transaction().execute(async trx => {
    const version = await storeVersion(trx, platform, stored)
    await addToGateways(trx, version.contentItemId, gateways)
    return version
  })

const doi = (version: number): string => `10.5555/roof.7.${version}`
const version = (versionNumber: number, facts: Parameters<typeof article>[0] = {}): StoredArticle =>
  article({
    text: `Text of version ${versionNumber}`,
    title: `Roofs ${versionNumber}`,
    ...facts,
    metadata: { doi: doi(versionNumber), versionNumber, ...facts?.metadata },
  })

/** How many rows the platform's content has, by table. */
async function counts(): Promise<Record<string, number>> {
  const { kysely } = database
  const items = kysely.selectFrom('content_item').select('id').where('platform_id', '=', platformId)
  const versions = kysely
    .selectFrom('version')
    .innerJoin('article', 'article.id', 'version.article_id')
    .select('version.id')
    .where('content_item_id', 'in', items)
  const count = async (rows: Promise<unknown[]>): Promise<number> => (await rows).length
  return {
    items: await count(items.execute()),
    versions: await count(versions.execute()),
    authors: await count(kysely.selectFrom('author').select('id').where('version_id', 'in', versions).execute()),
    affiliations: await count(kysely.selectFrom('affiliation').select('id').where('version_id', 'in', versions).execute()),
    keywords: await count(kysely.selectFrom('keyword').select('id').where('version_id', 'in', versions).execute()),
    funding: await count(kysely.selectFrom('version_funder').select('id').where('version_id', 'in', versions).execute()),
    datasets: await count(kysely.selectFrom('dataset').select('id').where('version_id', 'in', versions).execute()),
    files: await count(kysely.selectFrom('version_file').select('href').where('version_id', 'in', versions).execute()),
    warnings: await count(kysely.selectFrom('import_warning').select('id').where('version_id', 'in', versions).execute()),
    reports: await count(kysely.selectFrom('report').select('id').where('version_id', 'in', versions).execute()),
    changes: await count(
      kysely.selectFrom('change_log').select('id').where('platform_id', '=', platformId).where('kind', 'like', 'publications.%').execute(),
    ),
  }
}

const itemRow = (id: ContentId) => database.kysely.selectFrom('content_item').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const versionRowOf = (id: VersionId) => database.kysely.selectFrom('version').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

const everything = {
  items: 1,
  versions: 1,
  authors: 1,
  affiliations: 1,
  keywords: 2,
  funding: 1,
  datasets: 1,
  files: 1,
  warnings: 1,
  reports: 1,
  changes: 1,
}

describe('storing one version', () => {
  test('it is stored with all its parts, and a second import changes nothing', async () => {
    const given = version(1, { peerReview: [report()], files: { 'f1.png': 'picture' } })
    const first = await store(given)
    expect(first.outcome).toBe('created')
    expect(await counts()).toEqual(everything)
    const again = await store(given)
    expect(again).toEqual({ ...first, outcome: 'unchanged' })
    expect(await counts()).toEqual(everything)
  })

  test('it is read back unchanged', async () => {
    const given = version(1)
    const { versionId, contentItemId } = await store(given)
    const row = await versionRowOf(versionId)
    expect(row).toMatchObject({
      metadata: given.document.metadata,
      published: '2024-03-09',
      published_precision: 'day',
      body_html: 'Text of version 1',
      type: 'RESEARCH_ARTICLE',
    })
    expect(row.tree.body).toEqual(given.document.body)
    expect(await itemRow(contentItemId)).toMatchObject({
      title: 'Roofs 1',
      abstract: 'We counted lichens.',
      published: '2024-03-09',
      current_version_id: versionId,
      doi: doi(1),
    })
    const funding = await database.kysely
      .selectFrom('version_funder')
      .innerJoin('funder', 'funder.id', 'funder_id')
      .selectAll()
      .where('version_id', '=', versionId)
      .execute()
    expect(funding).toMatchObject([{ name: 'Slate Fund', identifier: '10.13039/5555', award_numbers: ['S-1', 'S,"2'], is_primary: true }])
  })

  test.each<[string, Parameters<typeof article>[0]]>([
    ['other text', { text: 'Corrected text' }],
    ['another picture', { files: { 'f1.png': 'picture, retouched' } }],
    ['a new renderer', { rendererVersion: '2' }],
    ['a new reader', { readerVersion: '2' }],
  ])('a version with %s replaces the stored one', async (_, change) => {
    const facts = { peerReview: [report()], files: { 'f1.png': 'picture' } }
    const first = await store(version(1, facts))
    const second = await store(version(1, { ...facts, ...change }))
    expect(second).toEqual({ ...first, outcome: 'updated' })
    expect(await counts()).toEqual({ ...everything, changes: 2 })
  })

  test('a version that fails leaves nothing behind', async () => {
    const broken = version(1, { text: 'Never stored', peerReview: [report()] })
    await expect(store({ ...broken, rendered: { ...broken.rendered, peerReview: [] } })).rejects.toThrow('without its HTML')
    expect(Object.values(await counts()).every(count => count === 0)).toBe(true)
    expect(await database.kysely.selectFrom('file').select('sha256').where('sha256', '=', broken.source.sha256).execute()).toEqual([])
  })

  test('a version that fails when stored again stays unchanged', async () => {
    const { versionId } = await store(version(1))
    const broken = version(1, { text: 'Spoilt', peerReview: [report()] })
    await expect(store({ ...broken, rendered: { ...broken.rendered, peerReview: [] } })).rejects.toThrow()
    expect(await versionRowOf(versionId)).toMatchObject({ body_html: 'Text of version 1' })
    expect((await counts()).authors).toBe(1)
  })
})

describe('storing several versions', () => {
  test.each([
    ['a later after an earlier', [1, 2]],
    ['an earlier after a later', [2, 1]],
    ['a middle one last', [1, 3, 2]],
  ])('they become one article: %s', async (_, order) => {
    const stored: StoredVersion[] = []
    for (const number of order) stored.push(await store(version(number)))
    expect(new Set(stored.map(({ contentItemId }) => contentItemId)).size).toBe(1)
    expect(stored.map(({ outcome }) => outcome)).toEqual(order.map(() => 'created'))
    const newest = Math.max(...order)
    const { title, current_version_id } = await itemRow(stored[0]?.contentItemId ?? noId())
    expect(title).toBe(`Roofs ${newest}`)
    expect(current_version_id).toBe(stored.find(({ versionNumber }) => versionNumber === newest)?.versionId)
    expect(new Set(stored.map(({ volume, publicationId }) => `${volume}-${publicationId}`)).size).toBe(1)
  })

  const journal = {
    title: 'Roofs',
    abbreviation: null,
    issns: [{ type: null, value: '1234-5678' }],
    publisher: null,
    publisherPlace: null,
    identifiers: [],
  }
  test.each<[string, object, object, boolean]>([
    ['PMCID', { identifiers: [{ type: 'pmcid', value: 'PMC42' }] }, { identifiers: [{ type: 'pmc', value: '42' }] }, true],
    [
      'publisher-id',
      { journal, identifiers: [{ type: 'publisher-id', value: 'r1' }] },
      { journal, identifiers: [{ type: 'publisher-id', value: 'r1' }] },
      true,
    ],
    [
      'publisher-id of another journal',
      { journal, identifiers: [{ type: 'publisher-id', value: 'r1' }] },
      { journal: { ...journal, issns: [{ type: null, value: '8765-4321' }] }, identifiers: [{ type: 'publisher-id', value: 'r1' }] },
      false,
    ],
    ['volume and elocation', { journal, volume: '3', elocationId: 'e9' }, { journal, volume: '3', elocationId: 'e9' }, true],
    [
      'place, but another DOI',
      { journal, volume: '3', elocationId: 'e9', doi: '10.5555/a' },
      { journal, volume: '3', elocationId: 'e9', doi: '10.5555/b' },
      false,
    ],
    ['DOI in other letters', { doi: '10.5555/ROOF.7.1' }, { doi: '10.5555/roof.7.2' }, true],
    ['nothing', {}, {}, false],
  ])('they are matched by %s', async (_, first, second, same) => {
    const one = await store(article({ metadata: { versionNumber: 1, ...first } }))
    const other = await store(article({ metadata: { versionNumber: 2, ...second } }))
    expect(one.contentItemId === other.contentItemId).toBe(same)
  })

  test('versions stored at the same time become one article', async () => {
    const stored = await Promise.all([1, 2, 3, 1].map(number => store(version(number))))
    expect(new Set(stored.map(({ contentItemId }) => contentItemId)).size).toBe(1)
    expect(stored.map(({ outcome }) => outcome).sort()).toEqual(['created', 'created', 'created', 'unchanged'])
    expect(await counts()).toMatchObject({ items: 1, versions: 3 })
  })
})

describe('paths of stored articles', () => {
  test.each<[string, object, { volume: number; publicationId: number }]>([
    ['volume and number', { volume: '7', elocationId: '0123' }, { volume: 7, publicationId: 123 }],
    ['year where the volume is no number', { volume: 'Suppl', elocationId: '9' }, { volume: 2024, publicationId: 9 }],
    ['next number where the source has none', { volume: '7', elocationId: 'e9' }, { volume: 7, publicationId: 1001 }],
    ['next number where it is too large', { volume: '7', elocationId: '9999999999' }, { volume: 7, publicationId: 1001 }],
  ])('the path is made from the %s', async (_, metadata, key) => {
    expect(await store(article({ metadata }))).toMatchObject(key)
  })

  test('a taken path gives the next free number, which stays', async () => {
    const place = { volume: '1', elocationId: '1001' }
    const taken = await store(article({ metadata: { ...place, doi: '10.5555/a' } }))
    const given = article({ metadata: { ...place, doi: '10.5555/b' } })
    const moved = await store(given)
    expect([taken.publicationId, moved.publicationId]).toEqual([1001, 1002])
    const again = await store(article({ text: 'Corrected', metadata: { ...place, doi: '10.5555/b' } }))
    expect(again).toMatchObject({ outcome: 'updated', publicationId: 1002 })
  })

  test('articles stored at the same time have unique paths', async () => {
    const stored = await Promise.all(Array.from({ length: 8 }, (_, n) => store(article({ metadata: { doi: `10.5555/many.${n}x` } }))))
    expect(stored.map(({ publicationId }) => publicationId).sort()).toEqual([1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008])
  })
})

describe('peer review of stored articles', () => {
  const reviewer = (orcid?: string) => [
    {
      type: null,
      notes: [],
      contributors: [person('Ama', 'Boateng', { type: 'reviewer', affiliationIds: ['x'], ...(orcid ? { orcid } : {}) })],
    },
  ]
  const reportsOf = (versionId: VersionId) =>
    database.kysely.selectFrom('report').selectAll().where('version_id', '=', versionId).orderBy('position').execute()

  test('a report keeps its row when the article is stored again, with its comments', async () => {
    const first = report({ doi: '10.5555/roof.7.1.r1', decision: 'NOT_APPROVED' })
    const { versionId, contentItemId } = await store(version(1, { peerReview: [first] }))
    const [before] = await reportsOf(versionId)
    await database.kysely
      .insertInto('comment')
      .values({
        content_item_id: contentItemId,
        report_id: before?.id ?? noId(),
        author_name: 'Reader',
        body: 'Fair.',
        user_affiliation: null,
        competing_interests: null,
        version_id: null,
        parent_id: null,
      })
      .execute()
    await store(version(1, { peerReview: [report({ doi: '10.5555/roof.7.1.r2' }), { ...first, decision: 'APPROVED' }] }))
    const after = await reportsOf(versionId)
    expect(after.map(({ doi, position }) => [doi, position])).toEqual([
      ['10.5555/roof.7.1.r2', 0],
      [first.doi, 1],
    ])
    expect(after[1]).toMatchObject({ id: before?.id, decision: 'APPROVED' })
    const comments = await database.kysely.selectFrom('comment').select('report_id').where('content_item_id', '=', contentItemId).execute()
    expect(comments).toEqual([{ report_id: before?.id }])
  })

  test('a report that the source no longer has is deleted', async () => {
    const { versionId } = await store(version(1, { peerReview: [report({ id: 'r1' }), report({ id: 'r2' })] }))
    await store(version(1, { peerReview: [report({ id: 'r2' })] }))
    expect((await reportsOf(versionId)).map(({ anchor }) => anchor)).toEqual(['r2'])
  })

  test('responses belong to the report that they answer', async () => {
    const answered = report({
      id: 'r1',
      responses: [
        report({ kind: 'author-response', id: 'a1', responses: [report({ id: 'r1b' })] }),
        report({ kind: 'author-response', id: 'a2' }),
      ],
    })
    const { versionId } = await store(version(1, { peerReview: [answered] }))
    const [row] = await reportsOf(versionId)
    const responses = await database.kysely
      .selectFrom('report_response')
      .selectAll()
      .where('report_id', '=', row?.id ?? noId())
      .orderBy('position')
      .execute()
    expect(responses.map(({ anchor, parent_id }) => [anchor, responses.find(({ id }) => id === parent_id)?.anchor ?? null])).toEqual([
      ['a1', null],
      ['r1b', 'a1'],
      ['a2', null],
    ])
    expect(row?.document.responses).toEqual([])
  })

  test('one reviewer of two versions is one row, matched by ORCID iD or name', async () => {
    const facts = { contributorGroups: reviewer(), affiliations: [place('x', 'University of Tema')] }
    const first = await store(version(1, { peerReview: [report({ ...facts, doi: '10.5555/r1' })] }))
    await store(version(2, { peerReview: [report({ ...facts, contributorGroups: reviewer('0000-0002-1825-0097'), doi: '10.5555/r2' })] }))
    const referees = await database.kysely.selectFrom('referee').selectAll().where('article_id', '=', first.articleId).execute()
    expect(referees).toMatchObject([{ first_name: 'Ama', last_name: 'Boateng', orcid: '0000-0002-1825-0097' }])
    const places = await database.kysely
      .selectFrom('referee_affiliation')
      .innerJoin('affiliation', 'affiliation.id', 'affiliation_id')
      .select('text')
      .where('referee_id', '=', referees[0]?.id ?? noId())
      .execute()
    expect(places).toEqual([{ text: 'University of Tema' }, { text: 'University of Tema' }])
  })

  test('anonymous reviewers are never merged', async () => {
    const { name: _name, alternativeNames: _names, ...facts } = { ...person('A', 'B'), name: null, alternativeNames: null }
    const anonymous = { ...facts, kind: 'anonymous' as const }
    const groups = [{ type: null, notes: [], contributors: [anonymous] }]
    const { articleId } = await store(
      version(1, { peerReview: [report({ contributorGroups: groups }), report({ contributorGroups: groups })] }),
    )
    const referees = await database.kysely.selectFrom('referee').select('full_name').where('article_id', '=', articleId).execute()
    expect(referees).toEqual([{ full_name: null }, { full_name: null }])
  })

  test('statuses follow the reports, in any order of import', async () => {
    const by = (name: string, decision: 'APPROVED' | 'NOT_APPROVED', of: number) =>
      report({
        doi: `10.5555/roof.7.${of}.${name}`,
        decision,
        reviewedDoi: doi(of),
        contributorGroups: [{ type: null, notes: [], contributors: [person(name, 'Reviewer')] }],
      })
    const second = await store(version(2, { peerReview: [by('b', 'APPROVED', 2), by('a', 'APPROVED', 1)] }))
    expect(await versionRowOf(second.versionId)).toMatchObject({ editorial_status: 'PASSED_PEER_REVIEW', new_version_reason: 'REVISED' })
    const first = await store(version(1, { peerReview: [by('a', 'APPROVED', 1), by('b', 'NOT_APPROVED', 1)] }))
    expect(await versionRowOf(first.versionId)).toMatchObject({ editorial_status: 'UNDERGOING_PEER_REVIEW', new_version_reason: null })
    expect(await versionRowOf(second.versionId)).toMatchObject({ editorial_status: 'PASSED_PEER_REVIEW' })
  })

  test.each([
    ['Revised', 'REVISED'],
    ['Update', 'UPDATE'],
  ] as const)('a version whose amendments are labelled “%s” is %s (R4-13)', async (label, reason) => {
    const stored = version(2)
    const amendments = {
      ...{ kind: 'section' as const, id: null, role: 'version-changes' as const, type: 'version-changes', language: null, subtitle: [] },
      label: [{ kind: 'text' as const, value: label }],
      title: [{ kind: 'text' as const, value: 'Amendments from version 1' }],
      children: [],
    }
    const { versionId } = await store({ ...stored, document: { ...stored.document, body: [amendments] } })
    expect(await versionRowOf(versionId)).toMatchObject({ new_version_reason: reason })
  })

  test('an editor’s status stays', async () => {
    const { versionId } = await store(version(1))
    await database.kysely.updateTable('version').set({ editorial_status: 'NOT_PASSED_PEER_REVIEW' }).where('id', '=', versionId).execute()
    await store(version(1, { text: 'Corrected', peerReview: [report({ decision: 'APPROVED' })] }))
    expect(await versionRowOf(versionId)).toMatchObject({ editorial_status: 'NOT_PASSED_PEER_REVIEW' })
  })
})

describe('relations, subjects and gateways of stored articles', () => {
  const pointing = (target: string) => [{ element: 'related-article' as const, type: 'companion', linkType: 'doi', href: target, text: [] }]
  const targetOf = async (contentItemId: ContentId) =>
    (
      await database.kysely
        .selectFrom('related_content')
        .select('related_content_item_id')
        .where('content_item_id', '=', contentItemId)
        .execute()
    ).map(row => row.related_content_item_id)

  test('a publication is linked with its related one, whichever came first', async () => {
    const first = await store(article({ metadata: { doi: '10.5555/one.1.1', related: pointing('https://doi.org/10.5555/TWO.2.1') } }))
    expect(await targetOf(first.contentItemId)).toEqual([null])
    const second = await store(article({ metadata: { doi: '10.5555/two.2.1', related: pointing('10.5555/one.1') } }))
    expect(await targetOf(first.contentItemId)).toEqual([second.contentItemId])
    expect(await targetOf(second.contentItemId)).toEqual([first.contentItemId])
  })

  test('the subject tree gets new terms only where that is requested (R3-17)', async () => {
    const subject = `Roofs ${platform}`
    const given = version(1, { metadata: { subjects: [{ groupType: null, language: null, path: [subject, 'Slate'] }] } })
    const subjectsOf = async (id: ContentId) =>
      await database.kysely
        .selectFrom('content_subject')
        .innerJoin('ontology_term', 'ontology_term.id', 'ontology_term_id')
        .select(['term_name', 'level'])
        .where('content_item_id', '=', id)
        .execute()
    const { contentItemId } = await store(given)
    expect(await subjectsOf(contentItemId)).toEqual([])
    await store({ ...given, rendererVersion: '2', missingSubjects: 'create' })
    expect(await subjectsOf(contentItemId)).toEqual([{ term_name: 'Slate', level: 1 }])
    const [root] = await database.kysely.selectFrom('ontology_term').select('number_of_children').where('term_name', '=', subject).execute()
    expect(root).toEqual({ number_of_children: 1 })
  })

  test('an unchanged article is added to a gateway too, and an unknown gateway is an error', async () => {
    await storeGateway(database.kysely, platformId, { url: 'roofs', name: 'Roofs', type: 'GATEWAY' })
    const { contentItemId } = await store(version(1))
    expect(await store(version(1), ['roofs'])).toMatchObject({ outcome: 'unchanged' })
    expect(await store(version(1), ['roofs'])).toMatchObject({ outcome: 'unchanged' })
    const members = await database.kysely
      .selectFrom('gateway_content')
      .select('content_item_id')
      .where('content_item_id', '=', contentItemId)
      .execute()
    expect(members).toHaveLength(1)
    await expect(store(version(2), ['walls'])).rejects.toThrow('no gateway “walls”')
    expect((await counts()).versions).toBe(1)
  })
})

test('an article of 3,000 authors is stored', async () => {
  const contributors = Array.from({ length: 3000 }, (_, n) => person(`G${n}`, `F${n}`, { affiliationIds: ['a1'] }))
  await store(version(1, { metadata: { contributorGroups: [{ type: 'authors', notes: [], contributors }] } }))
  expect((await counts()).authors).toBe(3000)
})
