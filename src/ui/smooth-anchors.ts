/** Milliseconds: longer than browsers take to scroll through a long page. */
const scrollTimeout = 1500
const onTheWay = 'data-to-anchor'

/** Whether the page is scrolling to an anchor that the reader chose: the sections in between are not being read. */
export const isScrollingToAnchor = (): boolean => document.documentElement.hasAttribute(onTheWay)

/**
 * Anchor links scroll smoothly (specification, reading.md section 4): from the click until scrolling ends, an attribute of the root element
 * enables it in base.css. A rule for the focused link would not work, since Chromium moves the focus before it scrolls.
 */
export function scrollToAnchorsSmoothly(): void {
  const root = document.documentElement
  let timer = 0
  const end = () => {
    clearTimeout(timer)
    root.removeAttribute(onTheWay)
  }
  document.addEventListener('click', event => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (link?.getAttribute('href')?.startsWith('#') !== true || !isPlain) return
    clearTimeout(timer)
    root.setAttribute(onTheWay, '')
    timer = window.setTimeout(end, scrollTimeout)
  })
  document.addEventListener('scrollend', end)
}
