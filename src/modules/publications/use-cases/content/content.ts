/** Queries of the API for publications: the port between the API and the database. Sites are identified by key. */

import type { Kysely } from 'kysely'
import { type AccessRefusal, findDecision } from '../../../../core/access/one-resource.ts'
import type { AccessRequest } from '../../../../core/access/visible-to.ts'
import type { Schema } from '../../../../core/database/schema.ts'
import { findPublishedAffiliations } from '../../../accounts/index.ts'
import { listDocumentTypes, listFunders } from '../../../sites/index.ts'
import { assetResource, versionResource } from '../../data/access-columns.ts'
import { countItemsByType } from '../../data/content-item.ts'
import { findPublishedReferees, findPublishedReports } from '../../data/peer-review/report-facts.ts'
import { readPart } from '../../data/readable.ts'
import type { MinorError } from '../../domain/content/minor-error.ts'
import type { Publishable } from '../publication/change-publication.ts'
import { findArticles } from './find-articles.ts'
import { findAssets } from './find-assets.ts'
import { findContentByIds } from './find-content.ts'
import { findContentDetail } from './find-content-detail.ts'
import { findVersions } from './find-versions.ts'
import { listAuthorsOfAsset, listAuthorsOfVersion } from './list-authors.ts'
import { listContent } from './list-content.ts'
import { listContentFilters } from './list-content-filters.ts'
import { listDatasetsOfVersion } from './list-datasets.ts'
import { listTranslationsOfVersion } from './list-translations.ts'

export type { PublishedAffiliation } from '../../../accounts/index.ts'
export type { ListedAuthor } from '../../data/author.ts'
export type { ListedDataset } from '../../data/dataset.ts'
export type { PublishedReferee, PublishedReport } from '../../data/peer-review/report-facts.ts'
export type { VersionInfo } from './find-versions.ts'

export type Content = ReturnType<typeof createContent>

export function createContent(kysely: Kysely<Schema>) {
  /** Binds a query to the database. */
  const over =
    <Rest extends unknown[], Answer>(ask: (kysely: Kysely<Schema>, ...rest: Rest) => Answer) =>
    (...rest: Rest): Answer =>
      ask(kysely, ...rest)
  /** A list that is empty where it cannot be loaded. */
  const listOver =
    <Rest extends unknown[], Item>(part: MinorError, ask: (kysely: Kysely<Schema>, ...rest: Rest) => Promise<Item[]>) =>
    (...rest: Rest): Promise<Item[]> =>
      readPart(part, () => ask(kysely, ...rest), [])
  return {
    list: over(listContent),
    /** Sorted like the ids; unknown ids are left out. */
    byIds: over(findContentByIds),
    find: over(findContentDetail),
    filters: over(listContentFilters),
    counts: over(countItemsByType),
    /** Why a user does not get a version or asset; null where they do. */
    refusal: over(findRefusal),
    articles: over(findArticles),
    versions: over(findVersions),
    assets: over(findAssets),
    authorsOfVersion: over(listAuthorsOfVersion),
    authorsOfAsset: over(listAuthorsOfAsset),
    translationsOfVersion: over(listTranslationsOfVersion),
    datasetsOfVersion: over(listDatasetsOfVersion),
    reports: listOver('REPORTS', findPublishedReports),
    referees: listOver('REFEREES', findPublishedReferees),
    affiliations: listOver('AFFILIATIONS', findPublishedAffiliations),
    documentTypes: listOver('DOCUMENT_TYPES', listDocumentTypes),
    funders: listOver('FUNDERS', listFunders),
  }
}

async function findRefusal(kysely: Kysely<Schema>, access: AccessRequest, work: Publishable): Promise<AccessRefusal | null> {
  const decision = await findDecision(kysely, work.kind === 'version' ? versionResource(work.id) : assetResource(work.id), access)
  return decision.kind === 'allowed' ? null : decision
}
