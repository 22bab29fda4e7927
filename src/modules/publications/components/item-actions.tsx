import download from '@tabler/icons/outline/download.svg?raw'
import { formatFileSize } from '../../../core/text/file-size.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { usePart } from '../../sites/pages/parts.tsx'
import { useText } from '../../sites/text/text.tsx'
import type { Citable } from '../domain/citation/citable.ts'
import type { FileFacts } from '../domain/content/for-reading.ts'
import type { SharedPage } from '../domain/content/share.ts'
import type { ItemPartData } from '../pages/item-parts.ts'
import { CiteButton } from './cite-button.tsx'
import styles from './item-actions.module.css'
import { ShareMenu } from './share-menu.tsx'

interface ItemActionsProps {
  citable: Citable
  /** Null where the site's origin is unknown. */
  share: SharedPage | null
  /** Formats to download with their labels; `main` is the one that people read. */
  downloads: readonly { label: string; file: FileFacts; main?: boolean }[]
  parts?: ItemPartData
  /** Shown last: usage metrics. */
  children?: React.ReactNode
}

/** The actions near a publication's title: download, cite, share, and those of other modules. All are links, so that they work without scripts. */
export function ItemActions({ citable, share, downloads, parts, children }: ItemActionsProps) {
  const { language, t } = useText()
  const Action = usePart('itemAction')
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
      {parts && Action && (
        <li>
          <Action parts={parts} />
        </li>
      )}
      {children && <li>{children}</li>}
    </ul>
  )
}
