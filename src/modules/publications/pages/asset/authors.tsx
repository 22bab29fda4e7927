import mail from '@tabler/icons/outline/mail.svg?raw'
import { Link } from 'react-router'
import { href } from '../../../../core/http/href.ts'
import '../../components/document/article.css'
import { Icon } from '../../../../ui/icon.tsx'
import { useText } from '../../../sites/text/text.tsx'
import type { AssetForReading } from '../../domain/content/for-reading.ts'
import styles from './authors.module.css'

const authorsShown = 3

/** Lists the first three authors, then the others, and their affiliations. */
export function Authors({ authors, affiliations }: Pick<AssetForReading, 'authors' | 'affiliations'>) {
  const { t } = useText()
  const more = authors.slice(authorsShown)
  return (
    <div className={styles.block}>
      <Names authors={authors.slice(0, authorsShown)} />
      {more.length > 0 && (
        <details className={styles.more}>
          <summary>{t('show-all-authors', { count: authors.length })}</summary>
          <Names authors={more} />
        </details>
      )}
      {affiliations.length > 0 && (
        <ol className={styles.affiliations}>
          {affiliations.map(affiliation => (
            <li key={affiliation}>{affiliation}</li>
          ))}
        </ol>
      )}
    </div>
  )
}

function Names({ authors }: Pick<AssetForReading, 'authors'>) {
  const { t } = useText()
  return (
    <ul className={styles.names}>
      {authors.map(author => (
        <li key={author.name}>
          <Link className={styles.name} to={`${href('/browse')}?${new URLSearchParams({ n0: 'authors', v0: author.name })}`}>
            {author.name}
          </Link>
          {author.affiliationNumbers.length > 0 && <sup>{author.affiliationNumbers.join(',')}</sup>}
          {author.isCorresponding && (
            <>
              {' '}
              <Icon svg={mail} size={14} label={t('corresponding-author')} />
            </>
          )}
          {author.orcid && (
            <>
              {' '}
              <a className="orcid" href={`https://orcid.org/${author.orcid}`} aria-label={t('orcid-of', { name: author.name })}>
                ORCID
              </a>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
