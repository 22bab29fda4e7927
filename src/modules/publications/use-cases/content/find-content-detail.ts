import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import type { AssetId, ContentId, VersionId } from '../../../../core/ids/shared-ids.ts'
import type { ArticleMetadata } from '../../../../document/article-document.ts'
import { blockText, inlineText } from '../../../../document/text.ts'
import { findAffiliationsOf, type PublishedAffiliation } from '../../../accounts/index.ts'
import { type AssetDetails, findAssetOfItem } from '../../data/asset.ts'
import { type ListedDataset, listDatasets } from '../../data/dataset.ts'
import { listFilesOfVersion } from '../../data/file.ts'
import { readPart } from '../../data/readable.ts'
import { findMetadataOfVersion } from '../../data/version-facts.ts'
import type { ItemKey } from '../../domain/content/item-path.ts'
import { articleFacts, httpUrl } from '../../domain/metadata/article-facts.ts'
import { type ContentInfo, findContent } from './find-content.ts'

export interface ContentFile {
  sha256: string
  name: string
  label: string | null
  role: string
  mimeType: string
  bytes: number
}

/** The data of a single publication that lists do not have. */
export interface Details {
  conferences: { name: string; place: string | null; date: string | null }[]
  files: ContentFile[]
  competingInterestsText: string | null
  keywords: string[]
  /** URL of the licence. */
  license: string | null
  grants: { funder: string; grantId: string }[]
  datasets: ListedDataset[]
  affiliations: PublishedAffiliation[]
}

export type ContentDetail = ContentInfo & Details

const nothing: Details = {
  conferences: [],
  files: [],
  competingInterestsText: null,
  keywords: [],
  license: null,
  grants: [],
  datasets: [],
  affiliations: [],
}

/** One published publication with all its data; for an article, that of its current version. @param which as for findContent */
export async function findContentDetail(
  kysely: Kysely<Schema>,
  platform: string,
  which: ContentId | ItemKey,
): Promise<ContentDetail | null> {
  const content = await findContent(kysely, platform, which)
  if (content === null) return null
  const version = content.versions.find(({ id }) => id === content.currentVersionId)
  const details =
    content.assetId !== null
      ? await detailsOfAsset(kysely, content.contentId, content.assetId)
      : version
        ? await detailsOfVersion(kysely, version.id)
        : nothing
  return { ...content, ...details }
}

async function detailsOfAsset(kysely: Kysely<Schema>, contentId: ContentId, assetId: AssetId): Promise<Details> {
  const [asset, affiliations] = await Promise.all([
    findAssetOfItem(kysely, contentId),
    readPart('AFFILIATIONS', () => findAffiliationsOf(kysely, 'asset_id', assetId), []),
  ])
  if (asset === null) return nothing
  return {
    conferences: conferencesOf(asset),
    files: asset.files.map(({ path, sha256, label, role, mimeType, bytes }) => ({
      ...{ sha256, label, role, mimeType, bytes },
      name: path.split('/').at(-1) ?? path,
    })),
    competingInterestsText: asset.competingInterests,
    keywords: asset.keywords.map(({ text }) => text),
    license: asset.license && httpUrl(asset.license),
    grants: asset.funding.flatMap(({ name, awardNumbers }) => awardNumbers.map(grantId => ({ funder: name, grantId }))),
    datasets: [],
    affiliations,
  }
}

const conferencesOf = ({ conferenceName, conferencePlace, conferenceDate }: AssetDetails): Details['conferences'] =>
  conferenceName === null ? [] : [{ name: conferenceName, place: conferencePlace, date: conferenceDate }]

async function detailsOfVersion(kysely: Kysely<Schema>, versionId: VersionId): Promise<Details> {
  const [metadata, files, datasets, affiliations] = await Promise.all([
    findMetadataOfVersion(kysely, versionId),
    readPart('FILES', () => listFilesOfVersion(kysely, versionId), []),
    readPart('DATASETS', () => listDatasets(kysely, versionId), []),
    readPart('AFFILIATIONS', () => findAffiliationsOf(kysely, 'version_id', versionId), []),
  ])
  const fromSource = metadata ? detailsInSource(metadata) : nothing
  return {
    ...fromSource,
    files: files.map(({ sha256, name, label, role, mimeType, bytes }) => ({ sha256, name, label, role, mimeType, bytes })),
    datasets,
    affiliations,
  }
}

function detailsInSource(metadata: ArticleMetadata): Details {
  const { keywords, licence, funding } = articleFacts(metadata)
  return {
    ...nothing,
    conferences: metadata.conferences.map(({ text }) => ({ name: inlineText(text), place: null, date: null })),
    competingInterestsText: blockText(metadata.competingInterests) || null,
    keywords,
    license: licence,
    grants: funding.flatMap(({ funder, awards }) => awards.map(grantId => ({ funder, grantId }))),
  }
}
