import type { Kysely } from 'kysely'
import { listReportFactsOfArticles } from '../../data/report.ts'
import type { Schema } from '../../data/schema.ts'
import { findVersionFacts, type VersionFacts } from '../../data/version-facts.ts'
import type { Scope } from '../../domain/content/scope.ts'

export type VersionInfo = VersionFacts & {
  /** Of every kind that came with the peer review, oldest first. */
  reportIds: number[]
  /** Who wrote the reviewers' reports among them. */
  refereeIds: number[]
}

/** In the order of the ids; those outside the scope, those of other platforms and unknown ones are left out. */
export async function findVersions(kysely: Kysely<Schema>, platform: string, ids: readonly number[], scope: Scope): Promise<VersionInfo[]> {
  const versions = await findVersionFacts(kysely, platform, ids, scope)
  const reports = await listReportFactsOfArticles(kysely, [...new Set(versions.map(({ articleId }) => articleId))])
  const reportsOf = Map.groupBy(reports, ({ versionId }) => versionId)
  return versions.map(version => {
    const own = reportsOf.get(version.id) ?? []
    const reviewers = own.filter(({ kind }) => kind === 'reviewer-report').flatMap(({ refereeIds }) => refereeIds)
    return { ...version, reportIds: own.map(({ id }) => id), refereeIds: [...new Set(reviewers)] }
  })
}
