/** Builds the metadata of a poster, slide deck, document or video from its stored data. */

import { readOrcid, readRor } from '../../../../document/metadata/identifiers.ts'
import { noticeOf, titleUnderNotice } from '../../../../document/metadata/publication-notice.ts'
import type { AssetContentType, AssetDetails } from '../../data/asset.ts'
import type { GatewayOfItem } from '../../domain/content/gateway-of-item.ts'
import { filePath, itemPath } from '../../domain/content/item-path.ts'
import { funderUrl, httpUrl } from '../../domain/metadata/article-facts.ts'
import type {
  ItemMetadata,
  MetadataAuthor,
  MetadataFile,
  MetadataImage,
  MetadataOrganisation,
} from '../../domain/metadata/item-metadata.ts'
import { collectionsOf } from './collections-of-item.ts'

export function describeAsset(contentType: AssetContentType, asset: AssetDetails, gateways: readonly GatewayOfItem[] = []): ItemMetadata {
  const path = itemPath(contentType, asset)
  const notice = noticeOf(asset.noticeRelations)
  const organisations = asset.affiliations.map(({ institution, text, ror }) => ({ name: institution ?? text, ror: ror && readRor(ror) }))
  return {
    contentType,
    path,
    itemPath: path,
    title: titleUnderNotice(asset.title, notice),
    notice,
    notices: [],
    editorialStatus: null,
    statusLine: null,
    language: asset.language,
    typeName: asset.documentType,
    versionNumber: null,
    versions: [],
    doi: asset.doi,
    published: asset.published,
    abstract: asset.abstract?.replace(/\s+/g, ' ').trim() || null,
    authors: asset.authors.map(author => describeAuthor(author, organisations)),
    editors: [],
    keywords: asset.keywords.map(({ text }) => text),
    subjects: asset.subjects.map(({ termName }) => termName),
    licence: asset.license && httpUrl(asset.license),
    copyright: { year: null, holder: null },
    funding: asset.funding.map(({ name, identifier, awardNumbers }) => ({
      funder: name,
      identifier: identifier && funderUrl(null, identifier),
      awards: awardNumbers,
    })),
    journal: null,
    volume: null,
    issue: null,
    firstPage: null,
    lastPage: null,
    elocationId: null,
    conference:
      asset.conferenceName === null ? null : { name: asset.conferenceName, place: asset.conferencePlace, date: asset.conferenceDate },
    files: asset.files.flatMap(describeFile),
    reviews: [],
    collections: collectionsOf(gateways),
    sampleContent: asset.sampleContent,
    picture: imageOf(asset),
  }
}

function describeAuthor(
  { fullName, firstName, lastName, collectiveName, orcid, affiliations }: AssetDetails['authors'][number],
  organisations: readonly MetadataOrganisation[],
): MetadataAuthor {
  const own = affiliations.flatMap(({ position }) => organisations[position] ?? [])
  if (collectiveName !== null) return { kind: 'group', full: collectiveName, affiliations: own }
  return {
    kind: 'person',
    given: firstName,
    family: lastName,
    suffix: null,
    full: fullName,
    orcid: orcid && readOrcid(orcid),
    affiliations: own,
  }
}

/** Chapter lists and still images make sense only on the page itself. */
const labels = {
  main: 'main',
  captions: 'captions',
  transcript: 'transcript',
  supplement: 'supplement',
  source: 'supplement',
  thumbnail: null,
  'poster-image': null,
  chapters: null,
} as const

function describeFile({ path, sha256, role, language, bytes, mimeType }: AssetDetails['files'][number]): MetadataFile[] {
  const name = path.split('/').at(-1) ?? path
  const roleLabel = labels[role]
  return roleLabel === null ? [] : [{ url: filePath(sha256, name), name, mimeType, bytes, role: roleLabel, language }]
}

function imageOf({ files }: AssetDetails): MetadataImage | null {
  const still = files.find(({ role, mimeType }) => (role === 'poster-image' || role === 'thumbnail') && !mimeType.includes('svg'))
  if (still === undefined || still.width === null || still.height === null) return null
  return { url: filePath(still.sha256, still.path.split('/').at(-1) ?? still.path), width: still.width, height: still.height }
}
