import download from '@tabler/icons/outline/download.svg?raw'
import { formatFileSize } from '../../../core/text/file-size.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { TrackToggle } from '../../alerts/components/track-toggle.tsx'
import type { TrackingFacts } from '../../alerts/pages/alert-facts.ts'
import { useText } from '../../sites/text/text.tsx'
import type { Citable } from '../domain/citation/citable.ts'
import type { FileFacts } from '../domain/content/for-reading.ts'
import type { SharedPage } from '../domain/content/share.ts'
import { CiteButton } from './cite-button.tsx'
import styles from './item-actions.module.css'
import { ShareMenu } from './share-menu.tsx'

interface ItemActionsProps {
  citable: Citable
  /** Null where the site's own address is not known. */
  share: SharedPage | null
  /** Forms of the item to save, by the words for each; the one that people read is `main`. */
  downloads: readonly { label: string; file: FileFacts; main?: boolean }[]
  tracking?: TrackingFacts | undefined
  /** Stands at the end: figures of how the item is read. */
  children?: React.ReactNode
}

/** What can be done with an item, near its title: take it away, cite it, pass it on, follow it. Links all, so that it works without script. */
export function ItemActions({ citable, share, downloads, tracking, children }: ItemActionsProps) {
  const { language, t } = useText()
  return (
    <ul className={styles.actions} aria-label={t('item-actions')} lang={language}>
      {downloads.map(({ label, file, main = false }) => (
        <li key={file.url}>
          <ButtonLink to={file.url} download size="small" variant={main ? 'primary' : 'secondary'} icon={download}>
            {label} <span className={styles.size}>{formatFileSize(file.bytes, language)}</span>
          </ButtonLink>
        </li>
      ))}
      <li>
        <CiteButton citable={citable} />
      </li>
      {share && (
        <li className={styles.share}>
          <ShareMenu {...share} />
        </li>
      )}
      {tracking && (
        <li>
          <TrackToggle tracking={tracking} />
        </li>
      )}
      {children && <li>{children}</li>}
    </ul>
  )
}
