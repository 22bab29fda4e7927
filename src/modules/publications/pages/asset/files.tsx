import download from '@tabler/icons/outline/download.svg?raw'
import { formatFileSize } from '../../../../core/text/file-size.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { useText } from '../../../sites/text/text.tsx'
import type { AssetForReading } from '../../domain/content/for-reading.ts'
import styles from './side.module.css'

/** Images of the publication's cards are not listed as files. */
const unlisted = ['thumbnail', 'poster-image']

/** Every file of the publication with its name and size, for download. */
export function Files({ files }: { files: AssetForReading['files'] }) {
  const { language, t } = useText()
  return (
    <section aria-labelledby="files">
      <h2 id="files">{t('files')}</h2>
      <ul className={styles.files}>
        {files
          .filter(({ role }) => !unlisted.includes(role))
          .map(file => (
            <li key={file.url} data-main={file.role === 'main' || undefined}>
              <a href={file.url} download={file.name}>
                <Icon svg={download} size={18} />
                <span>{file.role === 'captions' && file.label ? `${t('captions')} (${file.label})` : (file.label ?? file.name)}</span>
              </a>
              <span className={styles.soft}>
                {file.name} · {formatFileSize(file.bytes, language)}
              </span>
            </li>
          ))}
      </ul>
    </section>
  )
}
