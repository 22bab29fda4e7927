/** Reads publications for the search index, and distributes their texts to the scopes in which readers search. */
import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import { FileMissingError, type FileStore } from '../../../../core/files/file-store.ts'
import { reportText } from '../../../../document/search-text.ts'
import { parseWebVtt } from '../../../publications/domain/captions/webvtt.ts'
import { statusBadge } from '../../../publications/domain/peer-review/status-badge.ts'
import { findSearchFacts, type SearchFacts } from '../../data/search-document.ts'
import { readGrants } from '../../domain/search/grants.ts'
import type { SearchDocument } from '../../engine/search-port.ts'

export interface LibraryToRead {
  kysely: Kysely<Schema>
  files: FileStore
}

/** Reads those of the ids that readers can find, in the order of their ids. */
export async function readSearchDocuments({ kysely, files }: LibraryToRead, ids: readonly number[]): Promise<SearchDocument[]> {
  const items = await findSearchFacts(kysely, ids)
  return await Promise.all(
    items.map(async item => ({
      ...commonParts(item),
      ...(item.searchText ? articleParts(item, item.searchText) : await assetParts(item, files)),
    })),
  )
}

const lines = (texts: readonly (string | null)[]): string => texts.filter(text => text !== null && text !== '').join('\n')

/** The fields that articles and other publications have in common. */
function commonParts(item: SearchFacts) {
  const { id, platform, contentType, published, authors, affiliations, subjects, documentTypeId, gatewayIds, views, citations } = item
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
    comments: lines(item.comments.map(({ body }) => body)),
    commenterNames: [...new Set(item.comments.map(({ authorName }) => authorName))],
    articleType: item.articleType,
    documentTypeId,
    funderIds: [...new Set(item.funders.map(({ funderId }) => funderId))],
    gatewayIds,
    passedPeerReview: statusBadge(item.editorialStatus) === 'passed peer review',
    views,
    citations,
  }
}

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
