import { PublishedDate } from '../../../sites/components/published-date.tsx'
import { useText } from '../../../sites/text/text.tsx'
import { copyOnPress } from '../../components/copy-on-press.ts'
import type { ArticleForReading } from '../../domain/content/for-reading.ts'
import styles from './publication-details.module.css'
import type { PublicationLabels } from './publication-labels.ts'

interface PublicationDetailsProps {
  article: Pick<ArticleForReading, 'doi'> & { details: ArticleForReading['details'] & PublicationLabels }
}

/** This shows when an article was published, where, under which DOI and licence: beneath its title. */
export function PublicationDetails({ article: { doi, details } }: PublicationDetailsProps) {
  const { language } = useText()
  const { title, dates, licence, licenceName, journal } = details
  return (
    <ul className={styles.details} aria-label={title} lang={language}>
      {dates.map(({ name, date }) => (
        <li key={name}>
          {name} <PublishedDate date={date} />
        </li>
      ))}
      {journal !== null && <li>{journal}</li>}
      {doi !== null && <Doi doi={doi} copyLabel={details.copyDoi} />}
      {licence !== null && (
        <li>
          <a href={licence.url} rel="license">
            {licenceName}
          </a>
        </li>
      )}
    </ul>
  )
}

/** A DOI as Crossref's display guidelines have it, with a button that copies it where scripts run. */
function Doi({ doi, copyLabel }: { doi: string; copyLabel: string }) {
  const { t } = useText()
  const url = `https://doi.org/${doi}`
  return (
    <li>
      <a href={url}>{url}</a>
      <button type="button" className={styles.copy} aria-label={copyLabel} onClick={() => void copyOnPress(url, { t })} />
    </li>
  )
}
