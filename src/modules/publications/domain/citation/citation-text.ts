import type { ArticleMetadata, Contributor } from '../../../../document/article-document.ts'
import { titleUnderNotice } from '../../../../document/metadata/publication-notice.ts'
import type { NoticeKind } from '../../../../document/metadata/related-article.ts'
import { titleText } from '../../../../document/text.ts'

const namesShown = 3

function nameOf(contributor: Contributor): string {
  switch (contributor.kind) {
    case 'person': {
      const { family, given, full } = contributor.name
      const initials =
        given
          ?.match(/\p{L}+/gu)
          ?.map(part => part.charAt(0))
          .join('') ?? ''
      return family === null ? full : [family, initials].filter(Boolean).join(' ')
    }
    case 'group':
      return titleText(contributor.collectiveName)
    case 'anonymous':
      return 'Anonymous'
  }
}

/** “2025, 3:106”. */
const yearAndPlace = ({ published, volume, elocationId, firstPage }: ArticleMetadata): string =>
  [published?.year, [volume, elocationId ?? firstPage].filter(Boolean).join(':')].filter(Boolean).join(', ')

/** “Recto 2025, 3:106”; null where the source names no journal. */
export const journalLine = (metadata: ArticleMetadata): string | null =>
  metadata.journal.title ? `${metadata.journal.title} ${yearAndPlace(metadata)}`.trim() : null

interface CitedState {
  /** Includes its brackets; null for the only version of an article without known peer review. */
  statusLine: string | null
  /** The notice on the article; null where there is none. */
  notice: NoticeKind | null
}

/** An article's citation in one line: authors (three, then et al.), title with its notice, status, journal, year, volume and place, DOI. */
export function citationText(metadata: ArticleMetadata, { statusLine, notice }: CitedState): string {
  const authors = metadata.contributorGroups.flatMap(group => group.contributors).filter(({ type }) => type === null || type === 'author')
  const names = authors.slice(0, namesShown).map(nameOf).join(', ')
  const parts = [
    authors.length > namesShown ? `${names} et al.` : names && `${names}.`,
    `${titleUnderNotice(titleText(metadata.title), notice)} ${statusLine ?? `[version ${metadata.versionNumber}]`}.`,
    metadata.journal.title && `${metadata.journal.title}`,
    yearAndPlace(metadata),
    metadata.doi && `https://doi.org/${metadata.doi}`,
  ]
  return parts.filter(Boolean).join(' ')
}
