/** A publication in schema.org's vocabulary. Empty lists and values are left out. */

import type { ContentType } from '../../../../document/metadata/content-type.ts'
import { doiUrl } from '../../../../document/metadata/identifiers.ts'
import { noticeStatus } from '../../../../document/metadata/publication-notice.ts'
import type { EditorialStatus } from '../../../../document/peer-review/editorial-statuses.ts'
import { statusBadge } from '../peer-review/status-badge.ts'
import { collectionsOn, type ItemMetadata, journalOf, type MetadataReference, type MetadataSite, urlOn } from './item-metadata.ts'
import { authorJsonLd, compact, type JsonLd, organisationJsonLd } from './json-ld-parts.ts'
import { reviewJsonLd } from './json-ld-review.ts'

const typeOf: Record<ContentType, string> = {
  ARTICLE: 'ScholarlyArticle',
  DOCUMENT: 'DigitalDocument',
  POSTER: 'Poster',
  SLIDE: 'PresentationDigitalDocument',
  VIDEO: 'VideoObject',
}

export const schemaOrgType = (contentType: ContentType): string => `https://schema.org/${typeOf[contentType]}`

/** “Passed peer review”, in the words of pages. */
function statusWord(status: EditorialStatus): string {
  const word = statusBadge(status) ?? ''
  return word.slice(0, 1).toUpperCase() + word.slice(1)
}

/** A longer list helps nobody, and the size of a page needs a limit. */
const maxReferences = 1000

/** The permanent id of a publication: its DOI, or its URL where it has none. */
export const itemId = ({ doi, path }: { doi: string | null; path: string }, site: MetadataSite): string =>
  doi === null ? site.origin + path : doiUrl(doi)

/** @param references empty on pages, which have the list in their text */
export function itemJsonLd(item: ItemMetadata, site: MetadataSite, references: readonly MetadataReference[] = []): JsonLd {
  const journal = journalOf(item, site)
  const { copyright } = item
  return compact({
    '@type': typeOf[item.contentType],
    '@id': itemId(item, site),
    url: site.origin + item.path,
    identifier: item.doi && { '@type': 'PropertyValue', propertyID: 'doi', value: item.doi },
    name: item.title,
    headline: item.contentType === 'ARTICLE' ? item.title : null,
    genre: item.typeName,
    inLanguage: item.language,
    version: item.versionNumber === null ? null : String(item.versionNumber),
    datePublished: item.published,
    creativeWorkStatus: [item.notice && noticeStatus[item.notice], item.editorialStatus && statusWord(item.editorialStatus)].filter(
      Boolean,
    ),
    correction: item.notices.map(({ kind, title, href, published }) =>
      compact({
        '@type': 'CorrectionComment',
        name: title,
        genre: noticeStatus[kind],
        url: urlOn(site, href),
        datePublished: published,
      }),
    ),
    author: item.authors.map(authorJsonLd),
    editor: item.editors.map(authorJsonLd),
    publisher: organisationJsonLd({ name: journal.publisher ?? site.publisher, ror: null }),
    copyrightYear: /^\d{4}$/.test(copyright.year ?? '') ? Number(copyright.year) : null,
    // The source does not say whether a holder is a person or an organisation.
    copyrightNotice: copyright.holder && ['©', copyright.year, copyright.holder].filter(Boolean).join(' '),
    license: item.licence,
    isAccessibleForFree: true,
    keywords: item.keywords,
    about: item.subjects.map(name => ({ '@type': 'Thing', name })),
    abstract: item.contentType === 'VIDEO' ? null : item.abstract,
    isPartOf: isPartOf(item, site),
    pagination: item.elocationId,
    pageStart: item.firstPage,
    pageEnd: item.lastPage,
    funding: item.funding.flatMap(grantsOf),
    image: item.contentType === 'VIDEO' ? null : item.picture && site.origin + item.picture.url,
    encoding: item.files
      .filter(({ role }) => role === 'jats' || role === 'pdf' || role === 'main')
      .map(file => ({
        '@type': 'MediaObject',
        contentUrl: site.origin + file.url,
        encodingFormat: file.mimeType,
        contentSize: `${file.bytes} B`,
      })),
    ...(item.contentType === 'VIDEO' ? videoFacts(item, site) : {}),
    releasedEvent: item.conference && compact({ '@type': 'PublicationEvent', name: item.conference.name, location: item.conference.place }),
    ...versionFacts(item, site),
    review: item.reviews
      .filter(({ reviewedVersion }) => reviewedVersion === item.versionNumber)
      .map(review => reviewJsonLd(review, itemId(item, site), site)),
    citation: references
      .slice(0, maxReferences)
      .map(({ doi, text }) => compact({ '@type': 'CreativeWork', '@id': doi && doiUrl(doi), name: text })),
  })
}

function isPartOf(item: ItemMetadata, site: MetadataSite): unknown[] {
  const collections = collectionsOn(item, site).map(({ name, path }) => ({ '@type': 'Collection', name, url: site.origin + path }))
  if (item.contentType !== 'ARTICLE') return [{ '@type': 'WebSite', name: site.name, url: `${site.origin}/` }, ...collections]
  const { title, issns } = journalOf(item, site)
  const journal = compact({ '@type': 'Periodical', name: title, issn: issns })
  const volume = item.volume === null ? journal : { '@type': 'PublicationVolume', volumeNumber: item.volume, isPartOf: journal }
  const issue = item.issue === null ? volume : { '@type': 'PublicationIssue', issueNumber: item.issue, isPartOf: volume }
  return [issue, ...collections]
}

/** One grant for each award; a single one without a number where there are no awards. */
function grantsOf({ funder, identifier, awards }: ItemMetadata['funding'][number]): JsonLd[] {
  const source = compact({ '@type': 'Organization', '@id': identifier, name: funder })
  return (awards.length === 0 ? [null] : awards).map(award => compact({ '@type': 'Grant', identifier: award, funder: source }))
}

/** Search engines require these properties of a video. */
function videoFacts(item: ItemMetadata, site: MetadataSite): Record<string, unknown> {
  const main = item.files.find(({ role }) => role === 'main')
  return {
    description: item.abstract ?? item.title,
    uploadDate: item.published,
    thumbnailUrl: item.picture && site.origin + item.picture.url,
    contentUrl: main && site.origin + main.url,
    encodingFormat: main?.mimeType,
    caption: item.files
      .filter(({ role }) => role === 'captions')
      .map(file =>
        compact({ '@type': 'MediaObject', contentUrl: site.origin + file.url, encodingFormat: file.mimeType, inLanguage: file.language }),
      ),
  }
}

/** The version that this one revises, and the work that all versions belong to. */
function versionFacts(item: ItemMetadata, site: MetadataSite): Record<string, unknown> {
  const before = item.versions.findLast(({ versionNumber }) => versionNumber < (item.versionNumber ?? 0))
  if (item.versions.length < 2) return {}
  return {
    isBasedOn: before && itemId(before, site),
    exampleOfWork: {
      '@type': 'CreativeWork',
      url: site.origin + item.itemPath,
      workExample: item.versions.map(version =>
        compact({ '@id': itemId(version, site), version: String(version.versionNumber), datePublished: version.published }),
      ),
    },
  }
}
