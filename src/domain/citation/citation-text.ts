import type { ArticleMetadata, Contributor } from '../content/article-document.ts'
import { titleText } from '../document/text.ts'

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

/**
 * How an article is cited in a line: authors (three, then et al.), title, status, journal, year, volume and place, DOI.
 * @param statusLine with its brackets; null for an only version of whose review nothing is known
 */
export function citationText(metadata: ArticleMetadata, statusLine: string | null): string {
  const authors = metadata.contributorGroups.flatMap(group => group.contributors).filter(({ type }) => type === null || type === 'author')
  const names = authors.slice(0, namesShown).map(nameOf).join(', ')
  const place = [metadata.volume, metadata.elocationId ?? metadata.firstPage].filter(Boolean).join(':')
  const parts = [
    authors.length > namesShown ? `${names} et al.` : names && `${names}.`,
    `${titleText(metadata.title)} ${statusLine ?? `[version ${metadata.versionNumber}]`}.`,
    metadata.journal.title && `${metadata.journal.title}`,
    [metadata.published?.year, place].filter(Boolean).join(', '),
    metadata.doi && `https://doi.org/${metadata.doi}`,
  ]
  return parts.filter(Boolean).join(' ')
}
