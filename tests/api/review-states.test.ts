/** What an article's page says of its review in each derived display state (specification, reading.md section 4). */

import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { VersionId } from '../../src/core/ids/shared-ids.ts'
import type { ArticleType } from '../../src/document/metadata/article-type.ts'
import type { EditorialStatus } from '../../src/document/peer-review/editorial-statuses.ts'
import type { ArticleId } from '../../src/modules/publications/domain/ids.ts'
import { type Typesetter, TypesettingError } from '../../src/modules/publications/external/typesetter/typesetter.ts'
import { openTypesetter } from '../../src/modules/publications/external/typesetter/typst-typesetter.ts'
import { typesetArticleVersions } from '../../src/modules/publications/use-cases/typeset/typeset-article.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'

let library: TestApp
let article: string
/** Its number in the library, where another article comes to stand beside it. */
let articleId: ArticleId
let requestCount = 0
const real = openTypesetter()
let versionIds: VersionId[]
beforeAll(async () => {
  library = await buildTestApp()
  await library.load(['demo/articles/text-messages-blood-pressure'])
  const { id, volume, publication_id } = await library.database.kysely
    .selectFrom('article')
    .innerJoin('content_item as item', 'item.id', 'article.content_item_id')
    .select(['article.id', 'item.volume', 'item.publication_id'])
    .executeTakeFirstOrThrow()
  articleId = id
  article = `/articles/${volume}-${publication_id}`
  const ids = await library.database.kysely.selectFrom('version').select('id').orderBy('version_number').execute()
  versionIds = ids.map(version => version.id)
})
afterAll(async () => {
  await real.close()
  await library.close()
})

interface State {
  type?: ArticleType | null
  typeName?: string
  status?: EditorialStatus | null
  /** The version whose reports come along; none where it is null. */
  reportsIn?: number | null
}

/** What `ask` finds while the library says this of all versions. */
async function during<Found>(
  { type = 'RESEARCH_ARTICLE', typeName = 'Research Article', status = 'UNDERGOING_PEER_REVIEW', reportsIn = 1 }: State,
  ask: () => Promise<Found>,
): Promise<Found> {
  const { kysely } = library.database
  const reports = await kysely.selectFrom('report').where('version_id', 'in', versionIds).select(['id', 'version_id', 'position']).execute()
  const versions = await kysely
    .selectFrom('version')
    .where('article_id', '=', articleId)
    .select(['id', 'version_number', 'type', 'type_name', 'editorial_status'])
    .execute()
  // A report of no version of the article is no report of it: another article has them meanwhile.
  const target = versions.find(version => version.version_number === reportsIn)?.id ?? (await anotherVersion())
  await kysely
    .updateTable('version')
    .set({ type, type_name: typeName, editorial_status: status })
    .where('article_id', '=', articleId)
    .execute()
  for (const [place, { id }] of reports.entries())
    await kysely
      .updateTable('report')
      .set({ version_id: target, position: 1000 + place })
      .where('id', '=', id)
      .execute()
  try {
    return await ask()
  } finally {
    for (const { id, ...version } of versions) await kysely.updateTable('version').set(version).where('id', '=', id).execute()
    for (const { id, ...place } of reports) await kysely.updateTable('report').set(place).where('id', '=', id).execute()
  }
}

/** Each time another path, so that no page is answered from the cache. */
const get = async (path: string, accept = 'text/html'): Promise<string> => {
  const url = `${path}${path.includes('?') ? '&' : '?'}asked=${++requestCount}`
  return (await library.app.inject({ url, headers: { host: 'localhost', accept } })).body
}

/** The page of the first version while the library says this of all. */
const pageOf = (state: State): Promise<string> => during(state, () => get(`${article}/v1`))

async function anotherVersion(): Promise<VersionId> {
  await library.load(['demo/articles/kilogram-by-letter'])
  const { id } = await library.database.kysely
    .selectFrom('version')
    .innerJoin('article', 'article.id', 'version.article_id')
    .innerJoin('content_item as item', 'item.id', 'article.content_item_id')
    .where('item.title', 'like', 'A kilogram%')
    .select('version.id')
    .orderBy('version.id')
    .executeTakeFirstOrThrow()
  return id
}

const sentences = {
  NOT_REVIEWED: 'Articles of this type are not peer reviewed.',
  PREPRINT_SERVER: 'This article has not been sent for peer review. Please read it as a preprint.',
  FACULTY_REVIEW: 'This is a faculty review: reviewers approved the published version before publication',
  HAS_REPORTS: 'The reports on this article refer to other versions.',
  awaiting: 'Reviewers have been invited.',
  NO_REPORTS: 'No reports have been published with this article.',
} as const

test.each<[name: string, state: State, says: keyof typeof sentences | null, showsReports: boolean]>([
  ['reports loaded', {}, null, true],
  ['a type that is not reviewed', { type: 'EDITORIAL', reportsIn: null }, 'NOT_REVIEWED', false],
  ['a type that is not reviewed, with reports all the same', { type: 'RETRACTION' }, 'NOT_REVIEWED', false],
  ['a preprint', { status: 'PUBLISHED', reportsIn: null }, 'PREPRINT_SERVER', false],
  ['a preprint, with reports all the same', { status: 'PUBLISHED' }, 'PREPRINT_SERVER', false],
  ['a faculty review', { typeName: 'F1000 Faculty Review' }, 'FACULTY_REVIEW', false],
  ['reports that came with another version', { reportsIn: 2 }, 'HAS_REPORTS', false],
  ['no reports, and some awaited', { status: 'PEER_REVIEW_REQUESTED', reportsIn: null }, 'awaiting', false],
  ['no reports, and nothing known of a review', { status: null, reportsIn: null }, 'NO_REPORTS', false],
])('the peer review is displayed right: %s (R3-30, R4-17, R4-20, R4-22, R4-23, R4-24)', async (_name, state, says, showsReports) => {
  const [, section = ''] = (await pageOf(state)).split('id="peer-review"')
  const [own = ''] = section.split('</section><aside')
  const said = Object.entries(sentences).flatMap(([name, sentence]) => (own.includes(sentence) ? [name] : []))
  expect(said).toEqual(says === null ? [] : [says])
  expect(own.includes('Small-study effects are not examined')).toBe(showsReports)
})

test.each([1, null])('an article without a type shows no peer review (reports in %s) (R4-16)', async reportsIn => {
  expect(await pageOf({ type: null, reportsIn })).not.toContain('id="peer-review"')
})

/** The words of the PDF that would be made of the first version; none is kept. */
async function textOfPdf(): Promise<string> {
  const made: Uint8Array[] = []
  const typeset: Typesetter['typeset'] = async job => {
    if (made.length === 0) made.push((await real.typeset(job)).pdf)
    throw new TypesettingError('It was read already.')
  }
  const typesetter: Typesetter = { typeset, close: async () => undefined }
  const brandOf = () => ({ name: 'Kelp', accent: '#0b5c73', origin: null, showsReports: true })
  const { kysely } = library.database
  await typesetArticleVersions({ kysely, files: library.files, typesetter, brandOf }, articleId)
  const [pdf] = made
  if (pdf === undefined) throw new Error('No PDF was made')
  const document = await getDocument({ data: Uint8Array.from(pdf), verbosity: 0 }).promise
  const pages = Array.from({ length: document.numPages }, async (_, index) => {
    const { items } = await (await document.getPage(index + 1)).getTextContent()
    return items.map(item => ('str' in item ? item.str : '')).join(' ')
  })
  return (await Promise.all(pages)).join(' ').replaceAll(/\s+/g, ' ')
}

/** Each place, in the words that it has for it. */
async function placesOf(state: State) {
  return await during(state, async () => {
    const page = await get(`${article}/v1`)
    const [, section = ''] = page.split('id="peer-review"')
    const { items } = z
      .object({ items: z.array(z.object({ versions: z.array(z.object({ id: z.int() })), reports: z.record(z.string(), z.unknown()) })) })
      .parse(JSON.parse(await get('/content?contentTypes=ARTICLE', 'application/json')))
    const listed = items.find(item => item.versions.some(({ id }) => id === versionIds[0]))
    const version = z
      .object({ reportIds: z.array(z.int()), citationText: z.string() })
      .parse(JSON.parse(await get(`/api/versions/${versionIds[0]}`, 'application/json')))
    const paper = await textOfPdf()
    const card = (await get('/browse')).split('<article').find(each => each.includes('text messages')) ?? ''
    return {
      card: { label: /data-status="([^"]*)"/.exec(card)?.[1] ?? null, decisions: card.includes('data-decision') },
      titleLine: /class="article-status"[^>]*>([^<]*)/.exec(page)?.[1] ?? null,
      panel: /<ol[^>]*>.*?data-status="([^"]*)"/s.exec(page.slice(page.indexOf('id="versions"')))?.[1] ?? null,
      grid: /<table[^>]*>(?:(?!<\/table>).)*data-decision/s.test(page.slice(page.indexOf('id="reviewer-status"'))),
      section: section.includes('Small-study effects are not examined'),
      timeline: page.includes('data-kind="report"'),
      api: { listed: Object.keys(listed?.reports ?? {}).length > 0, version: version.reportIds.length > 0 },
      paper,
      citationText: /\[version [^\]]*\]/.exec(version.citationText)?.[0] ?? null,
      exported: /\[version [^\]]*\]/.exec(
        await get(`/articles/exportTo?versionId=${versionIds[0]}&bibliographyReaderFormat=BIBTEX`, 'text/plain'),
      )?.[0],
    }
  })
}

const counted = '[version 1; peer review: 2 approved with reservations]'
test.each<[name: string, state: State, label: string | null, line: string, isWhole: boolean]>([
  ['a review that goes on', {}, 'undergoing peer review', counted, true],
  ['a review that ended', { status: 'NOT_PASSED_PEER_REVIEW' }, 'peer review discontinued', counted.replace(']', ', discontinued]'), true],
  ['a preprint with reports', { status: 'PUBLISHED' }, 'not peer reviewed', '[version 1; not peer reviewed]', false],
  ['an editorial with reports', { type: 'EDITORIAL' }, 'not peer reviewed', '[version 1; not peer reviewed]', false],
  ['no type', { type: null }, 'undergoing peer review', '[version 1; peer review: undergoing peer review]', false],
  [
    'a faculty review',
    { typeName: 'F1000 Faculty Review', status: 'PASSED_PEER_REVIEW' },
    'passed peer review',
    '[version 1; peer review: passed peer review]',
    false,
  ],
  [
    'reviewers asked, without reports',
    { status: 'UNDERGOING_PEER_REVIEW', reportsIn: null },
    'undergoing peer review',
    '[version 1; peer review: undergoing peer review]',
    false,
  ],
  ['nothing known', { status: null, reportsIn: null }, null, '[version 1]', false],
  ['reports without a status', { status: null }, null, counted, true],
  ['a review that passed', { status: 'PASSED_PEER_REVIEW' }, 'passed peer review', counted, true],
  ['a version of record', { status: 'SENT_TO_VERSION_OF_RECORD' }, 'passed peer review', counted, true],
  [
    'a review that was asked for',
    { status: 'PEER_REVIEW_REQUESTED', reportsIn: null },
    'awaiting peer review',
    '[version 1; peer review: awaiting peer review]',
    false,
  ],
  [
    'a request that is checked',
    { status: 'CHECKING_VOR_REQUIREMENTS', reportsIn: null },
    'awaiting peer review',
    '[version 1; peer review: awaiting peer review]',
    false,
  ],
  [
    'a request that was refused',
    { status: 'RETURN_TO_PUBLISHED', reportsIn: null },
    'not peer reviewed',
    '[version 1; not peer reviewed]',
    false,
  ],
  ['a retraction', { type: 'RETRACTION', status: null, reportsIn: null }, 'not peer reviewed', '[version 1; not peer reviewed]', false],
  [
    'a review that ended without reports',
    { status: 'NOT_PASSED_PEER_REVIEW', reportsIn: null },
    'peer review discontinued',
    '[version 1; peer review discontinued]',
    false,
  ],
])('card, page and API show the same peer review for %s (R4-26)', async (_name, state, label, line, isWhole) => {
  const { paper, ...places } = await placesOf(state)
  expect(places).toEqual({
    card: { label, decisions: isWhole },
    titleLine: line,
    panel: label,
    grid: isWhole,
    section: isWhole,
    timeline: isWhole,
    api: { listed: isWhole, version: isWhole },
    citationText: line,
    exported: line,
  })
  const words = line.slice(1, -1)
  const said = paper.match(/version 1; [^·]{0,80}/g) ?? []
  expect(said.filter(each => !each.startsWith(words) || each.startsWith(`${words},`))).toEqual([])
  expect([said.length > 0, paper.includes('Small-study effects are not examined')]).toEqual([line !== '[version 1]', isWhole])
})

/** What machines are told of the review of the newest version: the word of JSON-LD, and the term of DC.type and of OAI's dc:type. */
const sentToPrograms = (status: EditorialStatus | null) =>
  during({ status }, async () => {
    const described = z
      .object({ '@graph': z.array(z.looseObject({ creativeWorkStatus: z.union([z.string(), z.array(z.string())]).optional() })) })
      .parse(JSON.parse(await get(`${article}/v2`, 'application/ld+json')))
    const page = await get(`${article}/v2`)
    // OAI-PMH takes no argument that it does not know, and no answer of it is kept.
    const url = `/oai?verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:localhost:${article.slice(1)}`
    const { body: record } = await library.app.inject({ url, headers: { host: 'localhost' } })
    const terms = (text: string, tag: RegExp): string[] =>
      Array.from(text.matchAll(tag), ([, value = '']) => value).filter(value => /PeerReviewed$/.test(value))
    return {
      jsonLd: [described['@graph'][0]?.creativeWorkStatus ?? []].flat(),
      tags: terms(page, /<meta name="DC\.type" content="([^"]*)"/g),
      oai: terms(record, /<dc:type>([^<]*)</g),
    }
  })

test.each<[status: EditorialStatus | null, word: string[], term: string[]]>([
  ['PASSED_PEER_REVIEW', ['Passed peer review'], ['PeerReviewed']],
  ['SENT_TO_VERSION_OF_RECORD', ['Passed peer review'], ['PeerReviewed']],
  ['UNDERGOING_PEER_REVIEW', ['Undergoing peer review'], ['NonPeerReviewed']],
  ['PEER_REVIEW_REQUESTED', ['Awaiting peer review'], ['NonPeerReviewed']],
  ['NOT_PASSED_PEER_REVIEW', ['Peer review discontinued'], ['NonPeerReviewed']],
  ['PUBLISHED', ['Not peer reviewed'], ['NonPeerReviewed']],
  [null, [], []],
])('JSON-LD, meta tags and OAI give the status %s', async (status, word, term) => {
  expect(await sentToPrograms(status)).toEqual({ jsonLd: word, tags: term, oai: term })
})
