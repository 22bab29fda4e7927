import download from '@tabler/icons/outline/download.svg?raw'
import { formatFileSize } from '../../../../core/text/file-size.ts'
import { Button, buttonLook } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { type MessageKey, useText } from '../../../sites/text/text.tsx'
import type { ViewedFile } from './viewed-file.ts'
import styles from './viewer-place.module.css'

const messages = {
  missing: 'viewer-missing',
  broken: 'viewer-broken',
  protected: 'viewer-protected',
  unreachable: 'viewer-unreachable',
} as const satisfies Record<string, MessageKey>

interface ViewerFailureProps {
  why: keyof typeof messages
  file: ViewedFile
  /** Called where another attempt may help. */
  onRetry: () => void
}

/** The error of a file that cannot be shown, and the link to download it. */
export function ViewerFailure({ why, file, onRetry }: ViewerFailureProps) {
  const { t, language } = useText()
  return (
    <div className={styles.failure} role="alert">
      <p>{t(messages[why])}</p>
      <p className={styles.ways}>
        {why === 'unreachable' && (
          <Button variant="secondary" onClick={onRetry}>
            {t('try-again')}
          </Button>
        )}
        <a href={file.url} download={file.name} {...buttonLook({ variant: 'secondary' })}>
          <Icon svg={download} />
          {t('viewer-download', { name: file.name, size: formatFileSize(file.bytes, language) })}
        </a>
      </p>
    </div>
  )
}
