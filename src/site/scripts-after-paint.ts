import { markedAs } from './own-scripts.ts'

/**
 * A page is whole without scripts, so its text and type go first: the scripts are asked for once the page has been painted, and no longer
 * share a slow line with the fonts. A page that opens in the background has nothing to paint and starts them at once; one whose
 * painting nobody reports starts them after three seconds.
 */
const start = `{
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

/**
 * Delays a document's module preloads and its one module script until the first paint. @param html rendered with React Router's Scripts
 * @param mark of the renderer's own scripts
 */
export function scriptsAfterPaint(html: string, mark: string): string {
  const own = markedAs(mark)
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="later"')
    .replace(
      new RegExp(`<script(?=[^>]*${own})(?=[^>]* type="module")[^>]*>([\\s\\S]*?)</script>`),
      (_script, code: string) => `<script type="later"${own}>${code}</script><script${own}>${start}</script>`,
    )
}
