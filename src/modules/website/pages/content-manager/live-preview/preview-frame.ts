/** The preview frame: rendered completely at first, and patched afterwards. */
import { bringUpToDate } from './bring-up-to-date.ts'

export interface PreviewFrame {
  show: (html: string) => void
}

export function previewFrame(frame: HTMLIFrameElement): PreviewFrame {
  let state: 'empty' | 'loading' | 'ready' = 'empty'
  let waiting: string | null = null

  /** A new document starts at its top, so the scroll position is restored. */
  function drawWhole(html: string) {
    const at = frame.contentWindow?.scrollY ?? 0
    state = 'loading'
    frame.addEventListener(
      'load',
      () => {
        state = 'ready'
        if (frame.contentWindow !== null) frame.contentWindow.scrollTo(0, at > 0 ? at : beginningOf(frame.contentWindow))
        frame.contentDocument?.addEventListener('click', stayWithin)
        if (waiting !== null) show(waiting)
        waiting = null
      },
      { once: true },
    )
    frame.srcdoc = html
  }

  function show(html: string) {
    if (state === 'loading') {
      waiting = html
      return
    }
    const shown = frame.contentDocument
    const next = new DOMParser().parseFromString(html, 'text/html')
    if (state === 'empty' || shown === null || sheetsOf(shown) !== sheetsOf(next)) {
      drawWhole(html)
      return
    }
    const changed = bringUpToDate(shown.body, next.body)
    if (frame.contentWindow !== null) keepInView(frame.contentWindow, changed)
  }

  return { show }
}

/** In a low frame, the masthead would fill the visible area, so the preview starts at the content. */
function beginningOf(view: Window): number {
  const main = view.innerHeight < low ? view.document.querySelector('main') : null
  return main === null ? 0 : main.getBoundingClientRect().top
}

/** Pixels of the page within the frame. */
const low = 640

const sheetsOf = (page: Document): string =>
  [...page.querySelectorAll('link[rel="stylesheet"]')].map(link => link.getAttribute('href') ?? '').join('\n')

/** A fragment link would be resolved against the surrounding page. All other links open elsewhere because of the document's `base`. */
function stayWithin(this: Document, event: MouseEvent) {
  const place = isElement(event.target) ? event.target.closest('a[href^="#"]')?.getAttribute('href')?.slice(1) : undefined
  if (place === undefined) return
  event.preventDefault()
  const element = this.getElementById(decodeURIComponent(place))
  if (element !== null) this.defaultView?.scrollBy({ top: element.getBoundingClientRect().top, behavior: 'instant' })
}

/** `instanceof` would fail, because the frame has classes of its own. */
const isElement = (target: EventTarget | null): target is Element => target !== null && 'nodeType' in target && target.nodeType === 1

/** Scrolls to the change if none of it is visible. `scrollIntoView` would scroll the surrounding page too. */
function keepInView(view: Window, changed: readonly Element[]) {
  const places = changed.map(element => element.getBoundingClientRect())
  const isSeen = places.some(({ top, bottom }) => bottom > 0 && top < view.innerHeight)
  const last = places.at(-1)
  if (last !== undefined && !isSeen) view.scrollBy({ top: last.top - view.innerHeight / 3, behavior: 'instant' })
}
