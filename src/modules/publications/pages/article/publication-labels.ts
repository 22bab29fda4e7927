import type { Text } from '../../../sites/text/text.tsx'
import type { ArticleForReading } from '../../domain/content/for-reading.ts'

/** The labels of the block beneath the title: made on the server, since no other page has them. */
export interface PublicationLabels {
  title: string
  /** Behind the title of a superseded version in tabs and link previews: “ (version 1)”. */
  titleEnd: string
  /** The dates, each with its name. */
  dates: { name: string; date: string }[]
  copyDoi: string
  licenceName: string
  glance: string
  howToCite: string
  /** This replaces the state of a review, where the article was retracted or withdrawn. */
  removed: string | null
}

/** This is for loaders. */
export function publicationLabels(
  article: Pick<ArticleForReading, 'published' | 'versionNumber' | 'versions' | 'details' | 'notice'>,
  { t }: Text,
): PublicationLabels {
  const { published, versionNumber, versions, details, notice } = article
  const isLater = versionNumber > 1
  const isSuperseded = versionNumber < (versions.at(-1)?.versionNumber ?? 0)
  const dates = [
    { name: t('first-published'), date: isLater ? details.firstPublished : null },
    { name: isLater ? t('this-version-published') : t('published-on'), date: published },
  ]
  return {
    title: t('publication-details'),
    titleEnd: isSuperseded ? ` ${t('title-of-older-version', { number: String(versionNumber) })}` : '',
    dates: dates.flatMap(({ name, date }) => (date === null ? [] : [{ name, date }])),
    copyDoi: t('copy-doi'),
    licenceName: details.licence?.name ?? t('licence'),
    glance: t('at-a-glance'),
    howToCite: t('how-to-cite'),
    removed: notice === 'retraction' ? t('retracted') : notice === 'withdrawal' ? t('withdrawn') : null,
  }
}
