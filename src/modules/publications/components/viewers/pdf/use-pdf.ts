import { type RefObject, useEffect, useRef, useState } from 'react'
import { type Layout, type OpenPdf, openPdf, type PdfView } from './open-pdf.ts'
import { failureOf, type PdfFailure } from './pdf-failure.ts'

export type PdfState = { status: 'opening' } | { status: 'failed'; why: PdfFailure } | { status: 'open'; pdf: OpenPdf }

interface UsePdf {
  url: string
  layout: Layout
  page: number
  container: RefObject<HTMLDivElement | null>
  pageLabel: (page: number) => string
}

const before: PdfView = { page: 1, pageCount: 0, scale: 1, fit: null, drawn: false, found: null }

/** Opens a PDF in a container while the component is mounted. The options are read once for each URL. */
export function usePdf(setting: UsePdf): { state: PdfState; view: PdfView; retry: () => void } {
  const [state, setState] = useState<PdfState>({ status: 'opening' })
  const [view, setView] = useState(before)
  const [attempt, setAttempt] = useState(0)
  const latest = useRef(setting)
  latest.current = setting
  const { url } = setting

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens the same file again.
  useEffect(() => {
    const { layout, page, container, pageLabel } = latest.current
    if (container.current === null) return
    const closing = new AbortController()
    const { signal } = closing
    setState({ status: 'opening' })
    setView({ ...before, page })
    openPdf({
      ...{ url, layout, page, pageLabel, signal },
      container: container.current,
      onView: change => {
        if (!signal.aborted) setView(known => ({ ...known, ...change }))
      },
    }).then(
      pdf => {
        if (!signal.aborted) setState({ status: 'open', pdf })
      },
      error => {
        const why = failureOf(error, signal)
        if (why !== null) setState({ status: 'failed', why })
      },
    )
    return () => closing.abort()
  }, [url, attempt])

  return { state, view, retry: () => setAttempt(number => number + 1) }
}
