import { initialsOf } from '../../../core/text/initials.ts'
import { HtmlText } from '../../sites/components/html-text.tsx'
import { LibraryImage } from '../../sites/components/library-image.tsx'
import type { SizedImage } from '../../sites/domain/sized-image.ts'
import { useText } from '../../sites/text/text.tsx'
import type { ReadyPerson } from '../domain/for-reading.ts'
import styles from './portrait.module.css'

type Person = Pick<ReadyPerson, 'name' | 'role' | 'institution' | 'orcid'> &
  Partial<Pick<ReadyPerson, 'keywords' | 'html'>> & { picture: (SizedImage & { alt: string }) | null }

/** Shows a person as an editor describes them, with initials in place of a missing image. */
export function Portrait({ person, look = 'default' }: { person: Person; look?: 'simple' | 'featured' | 'default' }) {
  const { t } = useText()
  const { name, role, institution, picture, orcid, keywords = [], html = null } = person
  return (
    <div className={styles.person} data-look={look}>
      {look !== 'simple' && (
        <div className={styles.frame}>
          {picture === null ? (
            <span aria-hidden="true">{initialsOf(name)}</span>
          ) : (
            <LibraryImage picture={picture} alt={picture.alt} square={look === 'featured' ? 192 : 64} />
          )}
        </div>
      )}
      <div className={styles.text}>
        <p className={styles.name}>{name}</p>
        {role !== null && <p>{role}</p>}
        {institution !== null && <p className={styles.soft}>{institution}</p>}
        {look === 'default' && orcid !== null && (
          <p>
            <a href={`https://orcid.org/${orcid}`} aria-label={t('person-orcid', { name })}>
              ORCID
            </a>
          </p>
        )}
        {keywords.length > 0 && <p className={styles.soft}>{keywords.join(' · ')}</p>}
        {html !== null && <HtmlText html={html} />}
      </div>
    </div>
  )
}
