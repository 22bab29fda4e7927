/** Whether the demo library shows what every field of the reading API is for (specification, reading.md section 3). */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../support/app.ts'

let site: TestApp

beforeAll(async () => {
  site = await buildTestApp()
  await site.loadDemo()
}, 300_000)
afterAll(() => site.close())

/** Adds what stands in an answer to what was seen of each field: fields of objects by their path, lists as a whole and by what they hold. */
function collect(value: unknown, path: string, seen: Map<string, Set<string>>): void {
  const values = seen.get(path) ?? new Set()
  seen.set(path, values)
  if (Array.isArray(value)) {
    values.add(JSON.stringify(value))
    for (const entry of value) collect(entry, `${path}[]`, seen)
    return
  }
  if (typeof value !== 'object' || value === null) {
    values.add(JSON.stringify(value))
    return
  }
  // An object takes part by what it holds; that there is one is a value beside null.
  values.add('object')
  for (const [key, held] of Object.entries(value)) collect(held, path === '' ? key : `${path}.${key}`, seen)
}

/** The fields with one value throughout. What is keyed by ids (the reports of a version in a list) has no fields of its own. */
async function constantFields(calls: readonly string[]): Promise<string[]> {
  const seen = new Map<string, Set<string>>()
  for (const call of calls) {
    const answer = await site.app.inject({ url: call })
    expect(answer.statusCode, call).toBe(200)
    const body: unknown = answer.json()
    for (const entry of Array.isArray(body) ? body : [body]) collect(entry, '', seen)
  }
  const isObject = (values: Set<string>) => values.size === 1 && values.has('object')
  return [...seen]
    .filter(([path, values]) => values.size < 2 && !isObject(values) && !/\.\d+\./.test(path))
    .map(([path]) => path)
    .sort()
}

/** Calls for everything in a table, ten rows each; those of other platforms are left out of the answers. */
async function callsFor(
  path: string,
  table: 'version' | 'article' | 'report' | 'comment' | 'asset' | 'gateway' | 'referee' | 'funder',
): Promise<string[]> {
  const ids = (await site.database.kysely.selectFrom(table).select('id').execute()).map(({ id }) => `id=${id}`)
  return Array.from({ length: Math.ceil(ids.length / 10) }, (_, index) => `${path}?${ids.slice(index * 10, index * 10 + 10).join('&')}`)
}

async function contentCalls(): Promise<string[]> {
  const rows = await site.database.kysely
    .selectFrom('content_item')
    .innerJoin('platform', 'platform.id', 'content_item.platform_id')
    .where('platform.key', '=', site.config.defaultPlatform)
    .select('content_item.id')
    .execute()
  return rows.map(({ id }) => `/content/${id}`)
}

const noRound = 'no review was organised here'
/** Of published sample content, imported into an installation of its own: what no value of another kind is to be expected in. */
const constants: Record<string, Record<string, string>> = {
  versions: {
    imported: 'all came from files: nothing is submitted here yet',
    pdfUrl: 'PDFs are not made for this test',
    preCompletionStatus: 'what is published is complete',
    round: noRound,
  },
  reports: {
    'commentIds[]': 'one report alone is spoken of',
    kind: 'reports of editors and answers of authors are not among the reports of reviewers',
    round: noRound,
  },
  comments: {
    doi: 'comments of readers have none',
    postId: 'a comment on a post is asked for by its post',
    userAffiliationUid: 'invented institutions are in no list of organisations',
  },
  gateways: {
    'latestArticles[].contentItem.documentType': 'articles have none',
    'latestArticles[].contentType': 'articles alone',
    'latestArticles[].currentVersion.round': noRound,
    'latestArticles[].versions[].round': noRound,
  },
  'content items': {
    'additionalDetail.license': 'one licence for all sample content',
    'affiliations[].alt_names': 'invented institutions have one name',
    'affiliations[].place.aalevel1': 'no state is named',
    'affiliations[].ringgold_id': 'invented institutions have no identifiers',
    'affiliations[].ror': 'invented institutions have no identifiers',
    'currentVersion.round': noRound,
    'datasets[].accession': 'data of invented studies are in no repository',
    'datasets[].href': 'data of invented studies are in no repository',
    'versions[].round': noRound,
  },
}
/** Figures of use and from services outside are those of a site with readers. */
const isFigure = (field: string) => field.startsWith('metrics.')

test.each<[string, () => Promise<string[]>]>([
  ['articles', () => callsFor('/api/articles', 'article')],
  ['versions', () => callsFor('/api/versions', 'version')],
  ['reports', () => callsFor('/api/reports', 'report')],
  ['referees', () => callsFor('/api/referees', 'referee')],
  ['comments', () => callsFor('/api/comments', 'comment')],
  ['assets', () => callsFor('/api/assets', 'asset')],
  ['funders', () => callsFor('/api/funders', 'funder')],
  ['gateways', async () => (await callsFor('/api/gateways', 'gateway')).map(call => `${call}&details=true`)],
  ['content items', contentCalls],
])('each field of the %s has two values in the demo library, except those with a reason (R3-01)', async (kind, calls) => {
  const constant = await constantFields(await calls())
  expect(constant.filter(field => !isFigure(field))).toEqual(Object.keys(constants[kind] ?? {}))
})
