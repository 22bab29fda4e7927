/**
 * A page is complete without scripts, so that its text and fonts load first: scripts are requested after the first paint, and do not
 * compete with the fonts on a slow line. A page that opens in the background starts them at once; one whose
 * paint is not reported starts them after three seconds.
 */
export const startAfterPaint = `{
  const begin = () => {
    clearTimeout(atLast)
    painted.disconnect()
    for (const link of document.querySelectorAll('link[rel="later"]')) link.rel = 'modulepreload'
    const script = document.createElement('script')
    script.type = 'module'
    script.textContent = document.querySelector('script[type="later"]').textContent
    document.head.append(script)
    script.remove()
  }
  const painted = new PerformanceObserver(begin)
  const atLast = setTimeout(begin, document.hidden ? 0 : 3000)
  painted.observe({ type: 'paint', buffered: true })
}`
