import type { Kysely } from 'kysely'
import { findDecision } from '../../../../core/access/one-resource.ts'
import type { Schema } from '../../../../core/database/schema.ts'
import type { FileStore } from '../../../../core/files/file-store.ts'
import { noticeOf, titleUnderNotice } from '../../../../document/metadata/publication-notice.ts'
import type { Found } from '../../../sites/domain/found.ts'
import { assetResource } from '../../data/access-columns.ts'
import { type AssetContentType, type AssetDetails, findAssetForPreview, findAssetForReading } from '../../data/asset.ts'
import { listItemsByIds } from '../../data/content-item.ts'
import { collectMissing, readPart } from '../../data/readable.ts'
import { listRelatedItems } from '../../data/related-content.ts'
import type { AssetForReading, ContentCard, Described } from '../../domain/content/for-reading.ts'
import { filePath, type ItemKey, itemPath } from '../../domain/content/item-path.ts'
import { describeAsset } from './asset-metadata.ts'
import { findNumbered } from './find-numbered.ts'
import { type ItemSources, noDiscussion } from './item-sources.ts'
import { presentCard } from './present-card.ts'
import { readTimedText } from './read-timed-text.ts'
import type { AssetPreviewQuestion, Previewed } from './reading.ts'

interface Library {
  kysely: Kysely<Schema>
  files: FileStore
  sources: ItemSources
}

/** Finds the stored data of a poster, slide deck, document or video. */
export async function findAsset(
  kysely: Kysely<Schema>,
  platform: string,
  contentType: AssetContentType,
  key: ItemKey,
): Promise<Found<AssetDetails>> {
  const asset = await findAssetForReading(kysely, contentType, { platform, ...key })
  if (asset === null) return { kind: 'missing' }
  if (key.volume !== null) return { kind: 'found', item: asset }
  return await findNumbered(kysely, platform, { contentType, publicationId: key.publicationId }, itemPath(contentType, asset))
}

/** A poster, slide deck, document or video with its page's data, in four database queries. */
export async function readAsset(
  { kysely, files, sources }: Library,
  platform: string,
  contentType: AssetContentType,
  key: ItemKey,
): Promise<Found<Described<AssetForReading>>> {
  return await naming(async () => {
    const found = await findAsset(kysely, platform, contentType, key)
    if (found.kind !== 'found') return found
    return { kind: 'found', item: await presentAsset({ kysely, files, sources }, platform, contentType, found.item) }
  })
}

/** Previews an asset, published or not, for users whom the access table gives it to. */
export async function previewAsset(
  library: Library,
  { contentTypes, assetId, access }: AssetPreviewQuestion,
): Promise<Previewed<Described<AssetForReading>>> {
  const platform = access.site.key
  const decision = await findDecision(library.kysely, assetResource(assetId), access)
  if (decision.kind !== 'allowed') return decision
  const { result, missing } = await collectMissing(async () => {
    const asset = await findAssetForPreview(library.kysely, platform, assetId)
    const contentType = contentTypes.find(type => type === asset?.contentType)
    return asset === null || contentType === undefined ? null : await presentAsset(library, platform, contentType, asset)
  })
  return result === null ? { kind: 'missing' } : { kind: 'found', item: { ...result, missing: [...missing.keys()] } }
}

type AssetWithoutMissingParts = Omit<Described<AssetForReading>, 'missing'>

/** Adds the names of the parts that could not be loaded. */
async function naming(read: () => Promise<Found<AssetWithoutMissingParts>>): Promise<Found<Described<AssetForReading>>> {
  const { result, missing } = await collectMissing(read)
  return result.kind === 'found' ? { kind: 'found', item: { ...result.item, missing: [...missing.keys()] } } : result
}

async function presentAsset(
  { kysely, files, sources }: Library,
  platform: string,
  contentType: AssetContentType,
  asset: AssetDetails,
): Promise<AssetWithoutMissingParts> {
  const [related, timedText, gateways, comments] = await Promise.all([
    readPart('RELATED', () => readRelated(kysely, platform, asset), []),
    readTimedText(files, asset.files),
    readPart('GATEWAYS', () => sources.gatewaysOf(kysely, asset.itemId), []),
    readPart('COMMENTS', () => sources.commentsOf(kysely, asset.itemId), noDiscussion.sidebar),
  ])
  return {
    itemId: asset.itemId,
    assetId: asset.assetId,
    contentType,
    volume: asset.volume,
    publicationId: asset.publicationId,
    title: titleUnderNotice(asset.title, noticeOf(asset.noticeRelations)),
    language: asset.language,
    doi: asset.doi,
    documentType: asset.documentType,
    published: asset.published,
    abstract: asset.abstract?.split(/\n\s*\n/) ?? [],
    authors: asset.authors.map(author => ({
      name: author.fullName,
      orcid: author.orcid,
      isCorresponding: author.isCorresponding,
      affiliationNumbers: author.affiliations.map(({ position }) => position + 1),
    })),
    affiliations: asset.affiliations.map(({ text }) => text),
    keywords: asset.keywords.map(({ text }) => text),
    subjects: asset.subjects.map(({ termName }) => termName),
    licence: asset.license,
    competingInterests: asset.competingInterests,
    funding: asset.funding.map(({ name, awardNumbers }) => ({ funder: name, awards: awardNumbers })),
    conference:
      asset.conferenceName === null ? null : { name: asset.conferenceName, place: asset.conferencePlace, date: asset.conferenceDate },
    sampleContent: asset.sampleContent,
    related,
    gateways,
    comments,
    timedText,
    metadata: describeAsset(contentType, asset, gateways),
    files: asset.files.map(({ path, sha256, role, label, language, bytes, mimeType, width, height }) => {
      const name = path.split('/').at(-1) ?? path
      return {
        url: filePath(sha256, name),
        name,
        label,
        mimeType,
        bytes,
        role,
        language,
        picture: width !== null && height !== null ? { width, height } : null,
      }
    }),
  }
}

async function readRelated(kysely: Kysely<Schema>, platform: string, { itemId }: AssetDetails): Promise<ContentCard[]> {
  const related = await listRelatedItems(kysely, [itemId])
  const ids = related.map(({ relatedContentId }) => relatedContentId)
  return (await listItemsByIds(kysely, platform, ids)).map(presentCard)
}
