import {
  AnnotationMode,
  EventBus,
  FindState,
  LinkTarget,
  type PDFDocumentProxy,
  PDFFindController,
  PDFLinkService,
  PDFSinglePageViewer,
  PDFViewer,
  readPdf,
} from './pdf-library.ts'

/** The page fills the viewer's width, is shown whole, or has a width that is good to read. */
export const fits = ['auto', 'page-width', 'page-fit'] as const
export type Fit = (typeof fits)[number]
const fitOf = (value: unknown): Fit | null => fits.find(fit => fit === value) ?? null
/** All pages below one another, or one at a time. */
export type Layout = 'scroll' | 'paged'

/** The reader's position, and the results of the search. */
export interface PdfView {
  page: number
  pageCount: number
  /** At 1, a point of the page (1/72 inch) has its true size on the screen. */
  scale: number
  /** Null where the reader chose a scale. */
  fit: Fit | null
  /** Whether a page has been drawn since the file was opened. */
  drawn: boolean
  /** Null without a search and until it has a result; `current` counts from 1. */
  found: MatchesCount | null
}

export interface OpenPdf {
  document: PDFDocumentProxy
  /** Pages outside the file mean its first or last. */
  goTo(page: number): void
  zoom(by: { steps: number } | { factor: number; origin: [x: number, y: number] }): void
  fitTo(fit: Fit): void
  /** Marks all matches and goes to the first, or from there to the next or the one before. An empty query ends the search. */
  search(query: string, direction?: 'next' | 'previous'): void
}

interface MatchesCount {
  current: number
  total: number
}

interface PdfSetting {
  url: string
  layout: Layout
  /** The initial page. */
  page: number
  /** The scroll container, whose only child gets the pages. */
  container: HTMLDivElement
  /** Names a page for assistive technology. */
  pageLabel: (page: number) => string
  onView: (change: Partial<PdfView>) => void
  /** Closes the file and releases all its resources. */
  signal: AbortSignal
}

const { min, max } = Math

/**
 * Starts a search at the page where the reader began to type: PDF.js starts each longer query at the current page, which is where the match
 * of the shorter query led, so that a slow typist would skip the first match.
 */
class SearchLinkService extends PDFLinkService {
  /** Null where a search starts at the current page. */
  startPage: number | null = null
  override get page(): number {
    return this.startPage ?? super.page
  }
  override set page(value: number) {
    super.page = value
  }
}

/** @throws the library's errors for a file that cannot be read (pdf-failure.ts) */
export async function openPdf({ url, layout, page, container, pageLabel, onView, signal }: PdfSetting): Promise<OpenPdf> {
  const task = readPdf(url)
  signal.addEventListener('abort', () => void task.destroy())
  const document = await task.promise
  const eventBus = new EventBus()
  const linkService = new PDFLinkService({ eventBus, externalLinkTarget: LinkTarget.BLANK, externalLinkRel: 'external noopener nofollow' })
  const searchLinkService = new SearchLinkService({ eventBus })
  const findController = new PDFFindController({ eventBus, linkService: searchLinkService })
  // The library's types lack this option.
  const untilAborted = { abortSignal: signal }
  const Viewer = layout === 'paged' ? PDFSinglePageViewer : PDFViewer
  const viewer = new Viewer({
    container,
    eventBus,
    linkService,
    findController,
    annotationMode: AnnotationMode.ENABLE,
    removePageBorders: true,
    ...untilAborted,
  })

  let isSearching = false
  await new Promise<void>(ready => {
    eventBus.on('pagesinit', () => {
      // The labels are the site's, because PDF.js writes its own.
      for (const [index, element] of [...container.querySelectorAll('.page')].entries()) {
        element.removeAttribute('data-l10n-id')
        element.setAttribute('aria-label', pageLabel(Number(element.getAttribute('data-page-number') ?? index + 1)))
      }
      // A poster is shown whole at first.
      viewer.currentScaleValue = layout === 'paged' || document.numPages === 1 ? 'page-fit' : 'auto'
      viewer.currentPageNumber = min(max(page, 1), document.numPages)
      ready()
    })
    eventBus.on('pagechanging', ({ pageNumber }: { pageNumber: number }) => onView({ page: pageNumber }))
    eventBus.on('scalechanging', ({ scale, presetValue }: { scale: number; presetValue?: string }) =>
      onView({ scale, fit: fitOf(presetValue) }),
    )
    eventBus.on('pagerendered', () => onView({ drawn: true }))
    eventBus.on('updatefindmatchescount', ({ matchesCount }: { matchesCount: MatchesCount }) => {
      // The total is 0 until all pages are searched.
      if (matchesCount.total > 0) onView({ found: { ...matchesCount } })
    })
    eventBus.on('updatefindcontrolstate', ({ state, matchesCount }: { state: number; matchesCount: MatchesCount }) => {
      isSearching = state === FindState.PENDING
      onView({ found: isSearching ? null : { ...matchesCount } })
    })
    viewer.setDocument(document)
    for (const service of [linkService, searchLinkService]) {
      service.setViewer(viewer)
      service.setDocument(document)
    }
  })
  const startSearchAtCurrentPage = () => {
    searchLinkService.startPage = null
  }
  for (const move of ['wheel', 'touchmove', 'pointerdown', 'keydown']) {
    container.addEventListener(move, startSearchAtCurrentPage, { passive: true, signal })
  }
  keepFit(viewer, container, signal)
  // PDF.js zooms around the position at the browser's last drawing, which lacks a page that was opened since then.
  const knowPlace = () => viewer.update()
  onView({ page: viewer.currentPageNumber, pageCount: document.numPages })

  return {
    document,
    goTo: wanted => {
      startSearchAtCurrentPage()
      viewer.currentPageNumber = min(max(wanted, 1), document.numPages)
    },
    zoom: by => {
      knowPlace()
      viewer.updateScale('steps' in by ? by : { scaleFactor: by.factor, origin: by.origin, drawingDelay: 300 })
    },
    fitTo: fit => {
      knowPlace()
      viewer.currentScaleValue = fit
    },
    search: (query, direction) => {
      if (query === '') {
        startSearchAtCurrentPage()
        eventBus.dispatch('findbarclose', { source: null })
        onView({ found: null })
        return
      }
      if (direction === undefined) searchLinkService.startPage ??= viewer.currentPageNumber
      // A reader who moves on from a match searches from there.
      else if (!isSearching) startSearchAtCurrentPage()
      eventBus.dispatch('find', {
        source: null,
        type: direction === undefined ? '' : 'again',
        query,
        caseSensitive: false,
        entireWord: false,
        highlightAll: true,
        findPrevious: direction === 'previous',
        matchDiacritics: false,
      })
    },
  }
}

/** A page that fills the viewer keeps doing so when the window or full screen changes its size. */
function keepFit(viewer: PDFViewer, container: HTMLDivElement, signal: AbortSignal): void {
  const observer = new ResizeObserver(() => {
    const fit = fitOf(viewer.currentScaleValue)
    if (fit !== null) viewer.currentScaleValue = fit
  })
  observer.observe(container)
  signal.addEventListener('abort', () => observer.disconnect())
}
