import type { Kysely } from 'kysely'
import { type AssetContentType, findAssetForReading } from '../../data/asset.ts'
import type { Schema } from '../../data/schema.ts'
import { filePath, type ItemKey, itemPath } from '../../domain/content/address.ts'
import type { AssetForReading, Described } from '../../domain/content/for-reading.ts'
import { describeAsset } from './asset-metadata.ts'
import type { Found } from './reading.ts'

/** A poster, slide deck, document or video with its page's facts. */
export async function readAsset(
  kysely: Kysely<Schema>,
  platform: string,
  contentType: AssetContentType,
  key: ItemKey,
): Promise<Found<Described<AssetForReading>>> {
  const asset = await findAssetForReading(kysely, contentType, { platform, ...key })
  if (asset === null) return { kind: 'missing' }
  if (key.volume === null) return { kind: 'elsewhere', path: itemPath(contentType, asset) }
  return {
    kind: 'found',
    item: {
      itemId: asset.itemId,
      assetId: asset.assetId,
      contentType,
      volume: asset.volume,
      publicationId: asset.publicationId,
      title: asset.title,
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
      metadata: describeAsset(contentType, asset),
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
    },
  }
}
