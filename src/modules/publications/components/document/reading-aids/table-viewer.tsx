import download from '@tabler/icons/outline/download.svg?raw'
import { ButtonLink } from '../../../../../ui/button.tsx'
import { Dialog } from '../../../../../ui/dialog.tsx'
import { useText } from '../../../../sites/text/text.tsx'
import { CopyOf } from './copy-of.tsx'
import type { AidProps } from './find-aid.ts'
import styles from './table-viewer.module.css'
import './messages.ts'

/** Shows a table on the whole screen, with its head fixed while its rows scroll. */
export function TableViewer({ element, onClose }: AidProps) {
  const { language, t } = useText()
  const title = element.querySelector('.caption-heading')?.textContent?.trim() || t('table')
  const grids = [...element.querySelectorAll('.table-scroll')]
  const notes = element.querySelector('.table-footnotes')
  const textLanguage = element.closest<HTMLElement>('[lang]')?.lang
  const file = element.querySelector<HTMLAnchorElement>('a[data-tool="csv"]')
  const save = file && (
    <ButtonLink variant="secondary" icon={download} to={file.href} download>
      {file.textContent}
    </ButtonLink>
  )
  return (
    <Dialog size="large" open title={title} closeLabel={t('close')} onClose={onClose} actions={save}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: it is not operated; the links within are. */}
      <div
        lang={textLanguage}
        onClick={event => {
          // A link within the table leads to the page beneath, so the viewer closes.
          if (event.target instanceof Element && event.target.closest('a[href^="#"]')) onClose()
        }}
      >
        {grids.map((grid, position) => (
          // biome-ignore lint/a11y/noNoninteractiveTabindex lint/suspicious/noArrayIndexKey: it scrolls, and the keyboard must reach it; grids stay in their order.
          <section key={position} className={styles.scroll} tabIndex={0} aria-label={title} lang={language}>
            <CopyOf source={grid} className={`article-text ${styles.table}`} lang={textLanguage} />
          </section>
        ))}
        {notes && <CopyOf source={notes} className={`article-text table-footnotes ${styles.notes}`} />}
      </div>
    </Dialog>
  )
}
