/** Checks what a reader sees who moves through a page by the Tab key. */
import type { Page } from 'playwright-core'

/**
 * Moves the focus through the whole page, from its beginning.
 * @returns how many stops there were, and those without a visible focus mark or behind another element
 */
export async function tabThrough(page: Page): Promise<{ stops: number; unmarked: string[]; hidden: string[] }> {
  await page.evaluate(() => {
    const seen: Element[] = []
    const looks: string[][] = []
    // The control and what is drawn around it: a search field marks its frame.
    const around = (element: Element) => [element, element.parentElement, element.parentElement?.parentElement, element.nextElementSibling]
    const lookOf = (element: Element): string[] =>
      around(element).flatMap(each => {
        if (!each) return []
        const { outlineStyle, outlineWidth, boxShadow, borderColor, backgroundColor } = getComputedStyle(each)
        return [[outlineStyle === 'none' ? '' : `${outlineStyle} ${outlineWidth}`, boxShadow, borderColor, backgroundColor].join(' / ')]
      })
    const isCovered = (element: Element): boolean => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const [x0, x1, y0, y1] = [Math.max(left, 0), Math.min(right, innerWidth), Math.max(top, 0), Math.min(bottom, innerHeight)]
      if (x1 <= x0 || y1 <= y0) return true
      const shares = [0.1, 0.5, 0.9]
      return !shares.some(across =>
        shares.some(down => {
          const hit = document.elementFromPoint(x0 + (x1 - x0) * across, y0 + (y1 - y0) * down)
          const label = hit?.closest('label')
          return hit !== null && (element.contains(hit) || hit.contains(element) || label?.control === element)
        }),
      )
    }
    const name = (element: Element) =>
      `${element.localName}.${element.className} ${element.ariaLabel ?? ''} ${element.textContent?.trim().slice(0, 50)}`
    const hidden: string[] = []
    Reflect.set(window, 'tabbing', {
      stop() {
        const element = document.activeElement
        if (element === null || element === document.body) return 'nothing'
        if (seen.includes(element)) return 'again'
        seen.push(element)
        looks.push(lookOf(element))
        if (isCovered(element)) hidden.push(name(element))
        return 'stop'
      },
      end() {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
        const unmarked = seen.filter((element, index) => lookOf(element).join() === looks[index]?.join()).map(name)
        return { stops: seen.length, unmarked, hidden }
      },
    })
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    window.scrollTo(0, 0)
  })
  for (let press = 0; press < 1000; press++) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(() => {
      const tabbing: unknown = Reflect.get(window, 'tabbing')
      return tabbing instanceof Object && 'stop' in tabbing && tabbing.stop instanceof Function ? String(tabbing.stop()) : 'nothing'
    })
    if (stop === 'again' || (stop === 'nothing' && press > 0)) break
  }
  return page.evaluate(() => {
    const tabbing: unknown = Reflect.get(window, 'tabbing')
    if (tabbing instanceof Object && 'end' in tabbing && tabbing.end instanceof Function) return tabbing.end()
  })
}
