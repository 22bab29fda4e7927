import { useEffect, useRef, useState } from 'react'
import { indexAfterKey } from '../../../../../ui/list-keys.ts'
import type { PDFDocumentProxy } from './pdf-library.ts'
import styles from './thumbnails.module.css'

interface ThumbnailsProps {
  document: PDFDocumentProxy
  pageCount: number
  /** The current page. */
  page: number
  label: string
  pageLabel: (page: number) => string
  orientation: 'vertical' | 'horizontal'
  onChoose: (page: number) => void
}

/** The pages as small buttons. One of them is a tab stop and the arrow keys move among them; each is drawn when it scrolls into view. */
export function Thumbnails({ document, pageCount, page, label, pageLabel, orientation, onChoose }: ThumbnailsProps) {
  const list = useRef<HTMLOListElement>(null)
  const pages = Array.from({ length: pageCount }, (_, index) => index + 1)
  const buttons = () => [...(list.current?.querySelectorAll('button') ?? [])]

  useEffect(() => {
    const strip = list.current
    const current = strip?.querySelectorAll('button')[page - 1]
    if (!strip || !current) return
    // Only the strip scrolls, not the page around it.
    const [frame, button] = [strip.getBoundingClientRect(), current.getBoundingClientRect()]
    strip.scrollBy({
      left: orientation === 'horizontal' ? button.left - frame.left - (frame.width - button.width) / 2 : 0,
      top: orientation === 'vertical' ? button.top - frame.top - (frame.height - button.height) / 2 : 0,
    })
  }, [page, orientation])

  return (
    <nav className={styles.panel} data-orientation={orientation} aria-label={label}>
      <ol
        ref={list}
        className={styles.list}
        onKeyDown={event => {
          const all = buttons()
          const focused = event.target instanceof HTMLButtonElement ? all.indexOf(event.target) : -1
          const next = indexAfterKey(event.key, focused, all.length, { orientation, wraps: false })
          if (next === null) return
          event.preventDefault()
          event.stopPropagation()
          all[next]?.focus()
        }}
      >
        {pages.map(number => (
          <li key={number}>
            <button
              type="button"
              className={styles.thumbnail}
              aria-label={pageLabel(number)}
              aria-current={number === page ? 'page' : undefined}
              tabIndex={number === page ? 0 : -1}
              onClick={() => onChoose(number)}
            >
              <Image document={document} page={number} />
              <span aria-hidden="true">{number}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

const imageWidth = 240

function Image({ document, page }: { document: PDFDocumentProxy; page: number }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    if (canvas.current === null) return
    const observer = new IntersectionObserver(
      entries => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
      },
      { rootMargin: '200px' },
    )
    observer.observe(canvas.current)
    return () => observer.disconnect()
  }, [])
  useEffect(() => {
    const target = canvas.current
    if (!seen || target === null) return
    const drawing = new AbortController()
    // A page that cannot be drawn stays blank here; the viewer itself reports the error.
    draw(document, page, target, drawing.signal).catch(() => {})
    return () => drawing.abort()
  }, [seen, document, page])
  return <canvas ref={canvas} width={imageWidth} height={(imageWidth * 9) / 16} className={styles.image} />
}

async function draw(document: PDFDocumentProxy, number: number, canvas: HTMLCanvasElement, signal: AbortSignal): Promise<void> {
  const page = await document.getPage(number)
  if (signal.aborted) return
  const viewport = page.getViewport({ scale: imageWidth / page.getViewport({ scale: 1 }).width })
  canvas.width = Math.floor(viewport.width)
  canvas.height = Math.floor(viewport.height)
  const task = page.render({ canvas, viewport })
  signal.addEventListener('abort', () => task.cancel())
  await task.promise
}
