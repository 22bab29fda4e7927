import { useEffect } from 'react'
import { useText } from '../../../../sites/text/text.tsx'
import { hashOfPage, pageOfHash } from '../page-hash.ts'
import { KeysHelp } from '../pdf/keys-help.tsx'
import { useViewer, type Viewer } from '../pdf/use-viewer.ts'
import viewerStyles from '../pdf/viewer.module.css'
import { Controls, PagesPanel, Paper, type PdfViewerProps } from '../pdf/viewer-parts.tsx'
import styles from './slide-deck.module.css'

/**
 * Shows slides one at a time, with all of them in a strip below, and as a presentation on the whole screen. The URL names the current
 * slide.
 */
export default function SlideDeck({ file, title, page }: PdfViewerProps) {
  const { t } = useText()
  const pageLabel = (number: number) => t('viewer-slide', { number: String(number) })
  const viewer = useViewer({ url: file.url, layout: 'paged', page, pageLabel, thumbnails: true })
  const { pdf, view, fullScreen, open } = viewer
  useSlideInUrl(pdf, view.page)
  return (
    <section
      ref={viewer.frame}
      className={`${viewerStyles.viewer} ${styles.deck}`}
      aria-label={t('viewer-of', { title })}
      data-presenting={fullScreen.active || undefined}
      onKeyDown={viewer.pressKey}
    >
      <Controls viewer={viewer} />
      <div className={viewerStyles.stage}>
        <Paper viewer={viewer} file={file} title={title} />
      </div>
      <p className="visually-hidden" aria-live="polite">
        {pdf && t('viewer-slide-of', { number: String(view.page), count: String(view.pageCount) })}
      </p>
      {open.thumbnails && !fullScreen.active && (
        <div className={styles.strip}>
          <PagesPanel viewer={viewer} label={t('viewer-slides')} orientation="horizontal" />
        </div>
      )}
      <KeysHelp layout="paged" open={open.help} onClose={viewer.closeHelp} />
    </section>
  )
}

/** `#slide=5` opens the fifth slide, and follows the reader, so that the URL can be shared. */
function useSlideInUrl(pdf: Viewer['pdf'], page: number): void {
  useEffect(() => {
    if (pdf === null) return
    const follow = () => {
      const wanted = pageOfHash(location.hash, 'slides')
      if (wanted !== null) pdf.goTo(wanted)
    }
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [pdf])
  useEffect(() => {
    // Until the reader moves, the URL stays as it was opened.
    if (pdf === null || (page === 1 && pageOfHash(location.hash, 'slides') === null)) return
    history.replaceState(history.state, '', hashOfPage(page, 'slides'))
  }, [pdf, page])
}
