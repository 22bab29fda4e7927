import { useText } from '../../../../sites/text/text.tsx'
import { KeysHelp } from './keys-help.tsx'
import { useViewer } from './use-viewer.ts'
import styles from './viewer.module.css'
import { Controls, PagesPanel, Paper, type PdfViewerProps } from './viewer-parts.tsx'

/** A PDF in the page: all pages below one another, with zoom, search, thumbnails and full screen. */
export default function PdfViewer({ file, title, page }: PdfViewerProps) {
  const { t } = useText()
  const pageLabel = (number: number) => t('viewer-page', { number: String(number) })
  const viewer = useViewer({ url: file.url, layout: 'scroll', page, pageLabel, thumbnails: false })
  return (
    <section ref={viewer.frame} className={styles.viewer} aria-label={t('viewer-of', { title })} onKeyDown={viewer.pressKey}>
      <Controls viewer={viewer} />
      <div className={styles.stage}>
        {viewer.open.thumbnails && <PagesPanel viewer={viewer} label={t('viewer-pages')} orientation="vertical" />}
        <Paper viewer={viewer} file={file} title={title} />
      </div>
      <KeysHelp layout="scroll" open={viewer.open.help} onClose={viewer.closeHelp} />
    </section>
  )
}
