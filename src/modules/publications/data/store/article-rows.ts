/** Builds the rows of all tables for a new article, with their ids: pure, so that many articles are stored in few statements. */

import type { Insertable } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import type { AffiliationId, VersionId } from '../../../../core/ids/shared-ids.ts'
import type { ArticleId, ReportId, ResponseId } from '../../domain/ids.ts'
import type { StoredArticle } from '../stored-article.ts'
import { articleDoi } from './article-identity.ts'
import { datasetRows, keywordRows, keywordsOf, warningRows } from './facts.ts'
import { versionFileRows } from './files.ts'
import type { ReservedIds } from './insert-rows.ts'
import { contributorsOf, ownKeyOf, type ReviewedVersion, reportRow, responseRow, roleOf, sourceKeys } from './peer-review-rows.ts'
import { affiliationRow, nameOf, peopleOf } from './people.ts'
import { type KnownReferee, matchReferee, refereeRow } from './referees.ts'
import { versionRow } from './version-row.ts'

type PeerReview = StoredArticle['document']['peerReview'][number]
type RenderedReview = StoredArticle['rendered']['peerReview'][number]

export interface ArticleRows {
  version: Insertable<Schema['version']>[]
  author: Insertable<Schema['author']>[]
  affiliation: Insertable<Schema['affiliation']>[]
  author_affiliation: Insertable<Schema['author_affiliation']>[]
  keyword: Insertable<Schema['keyword']>[]
  dataset: Insertable<Schema['dataset']>[]
  version_file: Insertable<Schema['version_file']>[]
  import_warning: Insertable<Schema['import_warning']>[]
  report: Insertable<Schema['report']>[]
  referee: Insertable<Schema['referee']>[]
  report_referee: Insertable<Schema['report_referee']>[]
  referee_affiliation: Insertable<Schema['referee_affiliation']>[]
  report_response: Insertable<Schema['report_response']>[]
}

export const noRows = (): ArticleRows => ({
  version: [],
  author: [],
  affiliation: [],
  author_affiliation: [],
  keyword: [],
  dataset: [],
  version_file: [],
  import_warning: [],
  report: [],
  referee: [],
  report_referee: [],
  referee_affiliation: [],
  report_response: [],
})

const tablesWithIds = ['version', 'author', 'affiliation', 'report', 'referee', 'report_response'] as const
export type RowIds = ReservedIds<(typeof tablesWithIds)[number]>

/** The maximum number of ids that the rows of these versions need. */
export function countIds(versions: readonly StoredArticle[]): Record<(typeof tablesWithIds)[number], number> {
  const sum = (count: (version: StoredArticle) => number): number => versions.reduce((total, version) => total + count(version), 0)
  const ofReports = (count: (report: PeerReview) => number) =>
    sum(({ document }) => document.peerReview.reduce((total, report) => total + count(report), 0))
  return {
    version: versions.length,
    author: sum(({ document }) => contributorsOf(document.metadata).length),
    affiliation: sum(({ document }) => document.metadata.affiliations.length) + ofReports(report => report.affiliations.length),
    report: ofReports(() => 1),
    referee: ofReports(report => contributorsOf(report).length),
    report_response: ofReports(countResponses),
  }
}

const countResponses = ({ responses }: PeerReview): number => responses.reduce((total, response) => total + 1 + countResponses(response), 0)

/** Adds the rows of an article's versions, which come in their order. @returns the ids of the versions */
export function addArticleRows(rows: ArticleRows, ids: RowIds, articleId: ArticleId, versions: readonly StoredArticle[]): VersionId[] {
  const referees: KnownReferee[] = []
  return versions.map(article => {
    const id = ids.next('version')
    const { metadata } = article.document
    rows.version.push({ ...versionRow(article), id, article_id: articleId })
    addPeople(rows, ids, id, article)
    rows.keyword.push(...keywordRows({ version_id: id }, keywordsOf(metadata)))
    rows.dataset.push(...datasetRows(id, metadata.datasets))
    rows.version_file.push(...versionFileRows(id, article.files))
    rows.import_warning.push(...warningRows(id, article.warnings))
    const reviewed = { articleId, versionId: id, versionNumber: metadata.versionNumber, articleDoi: articleDoi(metadata) }
    addPeerReview(rows, ids, reviewed, article, referees)
    return id
  })
}

/** Where several have the same id in the source, it refers to the first. */
const firstOf = (pairs: readonly (readonly [string | null | undefined, AffiliationId])[]): Map<string, AffiliationId> => {
  const first = new Map<string, AffiliationId>()
  for (const [key, id] of pairs) if (typeof key === 'string' && !first.has(key)) first.set(key, id)
  return first
}

const known = (keys: readonly string[], ids: ReadonlyMap<string, AffiliationId>): AffiliationId[] =>
  [...new Set(keys)].map(key => ids.get(key)).filter(id => id !== undefined)

function addPeople(rows: ArticleRows, ids: RowIds, versionId: VersionId, { document }: StoredArticle): void {
  const { authors, affiliations } = peopleOf(document.metadata)
  const placed = affiliations.map((affiliation, position) => ({
    ...affiliation,
    id: ids.next('affiliation'),
    version_id: versionId,
    report_id: null,
    position,
  }))
  rows.affiliation.push(...placed)
  const byKey = firstOf(placed.map(({ source_id, id }) => [source_id, id]))
  for (const [position, { affiliationIds, ...author }] of authors.entries()) {
    const id = ids.next('author')
    rows.author.push({ ...author, id, version_id: versionId, position })
    for (const [place, affiliation_id] of known(affiliationIds, byKey).entries())
      rows.author_affiliation.push({ author_id: id, affiliation_id, position: place })
  }
}

function addPeerReview(rows: ArticleRows, ids: RowIds, version: ReviewedVersion, article: StoredArticle, referees: KnownReferee[]): void {
  const { peerReview } = article.document
  const keys = sourceKeys(peerReview)
  for (const [position, report] of peerReview.entries()) {
    const html = article.rendered.peerReview[position]
    const key = keys[position]
    if (!html || key === undefined) throw new Error(`Report ${position + 1} came without its HTML`)
    const id = ids.next('report')
    rows.report.push({ ...reportRow(version, report, html, key, position), id })
    if (report.kind !== 'author-response') addReviewers(rows, ids, version.articleId, id, report, referees)
    addResponses(rows, ids, id, report.responses, html.responses)
  }
}

function addReviewers(
  rows: ArticleRows,
  ids: RowIds,
  articleId: ArticleId,
  reportId: ReportId,
  report: PeerReview,
  referees: KnownReferee[],
): void {
  const placed = report.affiliations.map((affiliation, position) => ({
    ...affiliationRow(affiliation),
    id: ids.next('affiliation'),
    version_id: null,
    report_id: reportId,
    position,
  }))
  rows.affiliation.push(...placed)
  const byKey = new Map(placed.flatMap(({ source_id, id }) => (typeof source_id === 'string' ? [[source_id, id] as const] : [])))
  const unlinked = placed.filter(({ source_id }) => typeof source_id !== 'string').map(({ id }) => id)
  const seen = new Set<number>()
  for (const contributor of contributorsOf(report)) {
    const { orcid } = contributor
    const reviewer = { name: nameOf(contributor), orcid, accountId: null, ownKey: ownKeyOf(contributor, `report:${reportId}:${seen.size}`) }
    const match = matchReferee(reviewer, referees)
    const refereeId = 'found' in match ? match.found.id : ids.next('referee')
    if ('newKey' in match) {
      rows.referee.push({ ...refereeRow(articleId, match.newKey, reviewer), id: refereeId })
      referees.push({ id: refereeId, key: match.newKey, orcid, accountId: null })
    } else if (orcid !== null && match.found.orcid === null) {
      match.found.orcid = orcid
      const row = rows.referee.find(({ id }) => id === refereeId)
      if (row) row.orcid = orcid
    }
    if (seen.has(refereeId)) continue
    const position = seen.size
    seen.add(refereeId)
    rows.report_referee.push({ report_id: reportId, referee_id: refereeId, position, is_main: position === 0, role: roleOf(contributor) })
    const linked = known(contributor.affiliationIds, byKey)
    // An affiliation without a reference belongs to the only reviewer.
    const places = linked.length === 0 && position === 0 ? unlinked : linked
    for (const [place, affiliation_id] of places.entries())
      rows.referee_affiliation.push({ report_id: reportId, referee_id: refereeId, affiliation_id, position: place })
  }
}

function addResponses(
  rows: ArticleRows,
  ids: RowIds,
  reportId: ReportId,
  responses: readonly PeerReview[],
  rendered: readonly RenderedReview[],
): void {
  let position = 0
  const addLevel = (level: readonly PeerReview[], levelHtml: readonly RenderedReview[], parentId: ResponseId | null): void => {
    for (const [index, response] of level.entries()) {
      const html = levelHtml[index]
      if (!html) throw new Error(`A response to report ${reportId} came without its HTML`)
      const id = ids.next('report_response')
      rows.report_response.push({ ...responseRow(reportId, parentId, response, html, position++), id })
      addLevel(response.responses, html.responses, id)
    }
  }
  addLevel(responses, rendered, null)
}
