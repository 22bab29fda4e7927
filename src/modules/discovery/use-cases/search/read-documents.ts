/** Reads publications for the search index, and distributes their texts to the scopes in which readers search. */

import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import { FileMissingError, type FileStore } from '../../../../core/files/file-store.ts'
import type { ContentId } from '../../../../core/ids/shared-ids.ts'
import { reportText } from '../../../../document/search-text.ts'
import { parseWebVtt } from '../../../publications/domain/captions/webvtt.ts'
import { statusBadge } from '../../../publications/domain/peer-review/status-badge.ts'
import { findSearchFacts, listFindableAmong, type SearchFacts } from '../../data/search-document.ts'
import { readGrants } from '../../domain/search/grants.ts'
import type { SearchCounts, SearchDocument } from '../../engine/search-port.ts'
import type { SearchDocumentParts, SearchedComment } from './search-document-parts.ts'

export interface LibraryToRead {
  kysely: Kysely<Schema>
  files: FileStore
  searchDocumentParts: SearchDocumentParts
}

/** Reads those of the ids that readers can find, in the order of their ids. */
export async function readSearchDocuments(
  { kysely, files, searchDocumentParts: parts }: LibraryToRead,
  ids: readonly ContentId[],
): Promise<SearchDocument[]> {
  const items = await findSearchFacts(kysely, ids)
  const found = items.map(({ id }) => id)
  const [comments, gatewayIds, counts] = await Promise.all([
    parts.comments(kysely, found),
    parts.gatewayIds(kysely, found),
    parts.counts(kysely, found),
  ])
  return await Promise.all(
    items.map(async item => ({
      ...commonSections(item),
      ...commentParts(comments.get(item.id) ?? []),
      gatewayIds: gatewayIds.get(item.id) ?? [],
      ...(counts.get(item.id) ?? uncounted),
      ...(item.searchText ? articleParts(item, item.searchText) : await assetParts(item, files)),
    })),
  )
}

const uncounted: Omit<SearchCounts, 'id'> = { views: 0, citations: 0 }

/** Reads the counts of those of the ids that readers can find. */
export async function readSearchCounts(
  { kysely, searchDocumentParts }: Pick<LibraryToRead, 'kysely' | 'searchDocumentParts'>,
  ids: readonly ContentId[],
): Promise<SearchCounts[]> {
  const found = await listFindableAmong(kysely, ids)
  const counts = await searchDocumentParts.counts(kysely, found)
  return found.map(id => ({ id, ...(counts.get(id) ?? uncounted) }))
}

const lines = (texts: readonly (string | null)[]): string => texts.filter(text => text !== null && text !== '').join('\n')

/** The fields that articles and other publications have in common. */
function commonSections(item: SearchFacts) {
  const { id, platform, contentType, published, authors, affiliations, subjects, documentTypeId } = item
  return {
    id,
    platform,
    language: item.versionLanguage ?? item.assetLanguage ?? 'en',
    contentType,
    published,
    authors,
    affiliations,
    subjects: subjects.map(({ name }) => name),
    subjectIds: subjects.map(subject => subject.id),
    reports: lines(item.reports.flatMap(({ document, responses }) => [document, ...responses.map(each => each.document)]).map(reportText)),
    reviewerNames: [...new Set(item.reviewerNames)],
    articleType: item.articleType,
    documentTypeId,
    funderIds: [...new Set(item.funders.map(({ funderId }) => funderId))],
    passedPeerReview: statusBadge(item.editorialStatus) === 'passed peer review',
  }
}

const commentParts = (comments: readonly SearchedComment[]) => ({
  comments: lines(comments.map(({ body }) => body)),
  commenterNames: [...new Set(comments.map(({ authorName }) => authorName))],
})

function articleParts({ awards }: SearchFacts, text: NonNullable<SearchFacts['searchText']>) {
  return {
    title: text.title,
    abstract: text.abstract,
    keywords: text.keywords,
    fullText: text.body,
    competingInterests: text.competingInterests,
    grantInformation: text.funding,
    grants: readGrants(
      (awards ?? []).flatMap(({ awardNumbers }) => awardNumbers),
      text.funding,
    ),
  }
}

async function assetParts(item: SearchFacts, files: FileStore) {
  const awardNumbers = item.funders.flatMap(funder => funder.awardNumbers)
  return {
    title: item.title,
    abstract: item.abstract ?? '',
    keywords: lines(item.keywords),
    fullText: lines([
      item.conferenceName,
      item.conferencePlace,
      ...(await Promise.all(item.tracks.map(track => spokenText(files, track)))),
    ]),
    competingInterests: item.competingInterests ?? '',
    grantInformation: lines(item.funders.map(({ name, awardNumbers: numbers }) => [name, ...numbers].join(' '))),
    grants: readGrants(awardNumbers, ''),
  }
}

/** Bytes; a longer file contains no captions or transcript. */
const maxBytes = 2_000_000

/** The spoken text of a video. A missing file counts as empty, so that the publication is found by the rest. */
async function spokenText(files: FileStore, { sha256, role, bytes, mimeType }: SearchFacts['tracks'][number]): Promise<string> {
  if (bytes > maxBytes || !mimeType.startsWith('text/')) return ''
  try {
    const text = (await files.read(sha256)).toString('utf8')
    return role === 'captions'
      ? parseWebVtt(text)
          .map(cue => cue.text)
          .join('\n')
      : text
  } catch (error) {
    if (error instanceof FileMissingError) return ''
    throw error
  }
}
