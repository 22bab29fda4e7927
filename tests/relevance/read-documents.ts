/** The real articles as an engine gets them, read from their files without a database: the text that an import keeps, and no facts to filter by. */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentId } from '../../src/core/ids/shared-ids.ts'
import type { ArticleDocument, Contributor } from '../../src/document/article-document.ts'
import { parseJats } from '../../src/document/jats/read/parse-jats.ts'
import { authorsOf } from '../../src/document/metadata/authors.ts'
import { readSearchText } from '../../src/document/search-text.ts'
import { inlineText } from '../../src/document/text.ts'
import type { SearchDocument } from '../../src/modules/discovery/engine/search-port.ts'
import { testId } from '../support/ids.ts'

export interface JudgedItem {
  /** Folder and name of its file, without a version: versions of an article are one item. */
  key: string
  document: SearchDocument
}

const limits = { bytes: 60_000_000 }

/** Reads every file that can be read, in the order of their names, and of an article with versions the latest. Ids count from 1. */
export function readDocuments(folder: string, platform: string): JudgedItem[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(name => name.replaceAll('\\', '/'))
    .filter(name => name.endsWith('.xml') && !name.startsWith('malformed/'))
    .sort()
  const latest = new Map(names.map(name => [keyOf(name), name]))
  return [...latest].map(([key, name], index) => {
    const { document } = parseJats(readFileSync(join(folder, name)), { limits })
    return { key, document: searchDocument(document, testId(index + 1), platform) }
  })
}

function keyOf(name: string): string {
  return name.replace(/\.xml$/, '').replace(/-v\d+$/, '')
}

function searchDocument(article: ArticleDocument, id: ContentId, platform: string): SearchDocument {
  const { metadata } = article
  const text = readSearchText(article)
  return {
    id,
    platform,
    language: metadata.language,
    published: publishedDay(metadata.published),
    title: text.title,
    abstract: text.abstract,
    keywords: text.keywords,
    fullText: text.body,
    authors: authorsOf(metadata.contributorGroups).flatMap(namesOf),
    affiliations: metadata.affiliations.map(affiliation => inlineText(affiliation.text)),
    subjects: metadata.subjects.flatMap(subject => subject.path),
    reports: text.reports,
    reviewerNames: article.peerReview.flatMap(report => report.contributorGroups.flatMap(group => group.contributors.flatMap(namesOf))),
    comments: '',
    commenterNames: [],
    grantInformation: text.funding,
    grants: metadata.funding.awards.flatMap(award => award.awardNumbers.map(number => ({ acronym: '', number }))),
    competingInterests: text.competingInterests,
    contentType: 'ARTICLE',
    articleType: null,
    documentTypeId: null,
    funderIds: [],
    gatewayIds: [],
    subjectIds: [],
    passedPeerReview: false,
    views: 0,
    citations: 0,
  }
}

function publishedDay(date: ArticleDocument['metadata']['published']): string | null {
  if (date === null) return null
  const part = (value: number | null) => String(value ?? 1).padStart(2, '0')
  return `${String(date.year).padStart(4, '0')}-${part(date.month)}-${part(date.day)}`
}

function namesOf(contributor: Contributor): string[] {
  switch (contributor.kind) {
    case 'person':
      return [contributor.name.full]
    case 'group':
      return [inlineText(contributor.collectiveName), ...contributor.members.flatMap(namesOf)]
    case 'anonymous':
      return []
  }
}
