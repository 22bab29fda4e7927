import { type KeyboardEvent, useRef, useState } from 'react'
import { type FullScreen, useFullScreen } from '../use-full-screen.ts'
import type { Layout } from './open-pdf.ts'
import { useGestures } from './use-gestures.ts'
import { usePdf } from './use-pdf.ts'
import { actionOfKey, type ViewerAction } from './viewer-keys.ts'

interface ViewerSetting {
  url: string
  layout: Layout
  /** The initial page, from 1. */
  page: number
  pageLabel: (page: number) => string
  /** Whether thumbnails are open at first. */
  thumbnails: boolean
}

/** A PDF in the page with all its actions, for documents and slides alike. */
export function useViewer({ thumbnails, ...setting }: ViewerSetting) {
  const frame = useRef<HTMLElement>(null)
  const container = useRef<HTMLDivElement>(null)
  const fullScreen: FullScreen = useFullScreen(frame)
  const [open, setOpen] = useState({ thumbnails, search: false, help: false })
  const { state, view, retry } = usePdf({ ...setting, container })
  const pdf = state.status === 'open' ? state.pdf : null

  const closeSearch = () => {
    pdf?.search('')
    setOpen({ ...open, search: false })
    container.current?.focus()
  }
  const act = (action: ViewerAction) => {
    if (pdf === null) return
    switch (action) {
      case 'next-page':
        return pdf.goTo(view.page + 1)
      case 'previous-page':
        return pdf.goTo(view.page - 1)
      case 'first-page':
        return pdf.goTo(1)
      case 'last-page':
        return pdf.goTo(view.pageCount)
      case 'zoom-in':
        return pdf.zoom({ steps: 1 })
      case 'zoom-out':
        return pdf.zoom({ steps: -1 })
      case 'fit-width':
        return pdf.fitTo('page-width')
      case 'fit-page':
        return pdf.fitTo('page-fit')
      case 'search':
        return open.search ? closeSearch() : setOpen({ ...open, search: true })
      case 'thumbnails':
        return setOpen({ ...open, thumbnails: !open.thumbnails })
      case 'help':
        return setOpen({ ...open, help: true })
      case 'full-screen':
        fullScreen.toggle()
        container.current?.focus()
    }
  }
  const pressKey = (event: KeyboardEvent) => {
    const action = isTyping(event.target) ? null : actionOfKey(event, setting.layout)
    // The space bar presses a focused button.
    if (action === null || pdf === null || (event.key === ' ' && event.target instanceof HTMLButtonElement)) return
    event.preventDefault()
    act(action)
  }
  useGestures(container, {
    onZoom: (factor, origin) => pdf?.zoom({ factor, origin }),
    onSwipe: towards => {
      // On a slide larger than its frame, the finger pans instead.
      if (setting.layout === 'paged' && view.fit === 'page-fit') act(towards === 'next' ? 'next-page' : 'previous-page')
    },
  })
  const closeHelp = () => setOpen({ ...open, help: false })
  return { ...setting, frame, container, fullScreen, open, state, view, pdf, retry, act, pressKey, closeSearch, closeHelp }
}

export type Viewer = ReturnType<typeof useViewer>

const isTyping = (target: EventTarget): boolean => target instanceof Element && target.closest('input, select, textarea, dialog') !== null
