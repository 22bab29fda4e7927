import { Link } from 'react-router'
import { href } from '../../../../core/http/href.ts'
import { DayOf } from '../../../sites/components/moment.tsx'
import { useText } from '../../../sites/text/text.tsx'
import { ItemTitle } from './item-title.tsx'
import styles from './page.module.css'

interface ShownVersion {
  id: number
  titleHtml: string
  typeName: string | null
  versionNumber: number
  status: string
  storedAt: string
}

/** Unpublished versions with their states. @param previews whether the user may open them */
export function UnpublishedVersions({ versions, previews }: { versions: readonly ShownVersion[]; previews: boolean }) {
  const { t } = useText()
  return (
    <ul className={styles.list}>
      {versions.map(({ id, titleHtml, typeName, versionNumber, status, storedAt }) => (
        <li key={id} className={styles.entry}>
          <div>
            {previews ? (
              <Link to={href('/editor/version/preview/:previewContentId', { previewContentId: id })}>
                <ItemTitle html={titleHtml} />
              </Link>
            ) : (
              <ItemTitle html={titleHtml} />
            )}
            <p className={styles.facts}>
              {[typeName, t('version-number', { number: versionNumber })].filter(Boolean).join(' · ')} · <DayOf time={storedAt} />
            </p>
          </div>
          <span className={styles.facts}>{status}</span>
        </li>
      ))}
    </ul>
  )
}
