import { Spinner } from '../../../../../ui/spinner.tsx'
import { useText } from '../../../../sites/text/text.tsx'
import type { ViewedFile } from '../viewed-file.ts'
import { ViewerFailure } from '../viewer-failure.tsx'
import { SearchBar } from './search-bar.tsx'
import { Thumbnails } from './thumbnails.tsx'
import { Toolbar } from './toolbar.tsx'
import type { Viewer } from './use-viewer.ts'
import './pages.css'
import styles from './viewer.module.css'

export interface PdfViewerProps {
  file: ViewedFile
  title: string
  /** The initial page, from 1. */
  page: number
}

/** The bars above the pages. */
export function Controls({ viewer }: { viewer: Viewer }) {
  const { view, layout, pdf, open, fullScreen, act } = viewer
  return (
    <>
      <Toolbar
        {...{ view, layout, open, fullScreen }}
        disabled={pdf === null}
        onAction={act}
        onPage={page => pdf?.goTo(page)}
        onFit={fit => pdf?.fitTo(fit)}
      />
      {open.search && pdf && <SearchBar found={view.found} onSearch={pdf.search} onClose={viewer.closeSearch} />}
    </>
  )
}

/** The pages themselves, or the reason why there are none. */
export function Paper({ viewer, file, title }: { viewer: Viewer; file: ViewedFile; title: string }) {
  const { t } = useText()
  const { state, container, retry, layout, view } = viewer
  // A swipe turns the page then, because nothing can scroll.
  const turns = layout === 'paged' && view.fit === 'page-fit'
  const waits = state.status === 'opening' || (state.status === 'open' && !view.drawn)
  return (
    <div className={styles.paper} aria-busy={waits}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll and turn what has the focus. */}
      <div ref={container} className={styles.pages} data-turns={turns || undefined} role="document" tabIndex={0} aria-label={title}>
        <div className="pdfViewer" />
      </div>
      {waits && (
        <div className={styles.opening}>
          <Spinner size="large" label={t('viewer-opening')} />
        </div>
      )}
      {state.status === 'failed' && <ViewerFailure why={state.why} file={file} onRetry={retry} />}
    </div>
  )
}

interface PagesPanelProps {
  viewer: Viewer
  label: string
  orientation: 'vertical' | 'horizontal'
}

/** All pages as thumbnails. */
export function PagesPanel({ viewer: { pdf, view, pageLabel }, label, orientation }: PagesPanelProps) {
  if (pdf === null) return null
  const { page, pageCount } = view
  return <Thumbnails {...{ page, pageCount, label, pageLabel, orientation }} document={pdf.document} onChoose={pdf.goTo} />
}
