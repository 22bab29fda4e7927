/** Checks whether the content of a page fits its boxes. */
import type { Page } from 'playwright-core'

/** Elements that reach past the right edge, unless they scroll in a box of their own. */
export const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const edge = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= edge) return []
    const wide = [...document.querySelectorAll('body *')].filter(element => element.getBoundingClientRect().right > edge + 1)
    return [
      `the page is ${document.documentElement.scrollWidth} wide on ${edge}`,
      ...wide.slice(-3).map(element => `${element.localName}.${element.className}: ${element.textContent?.slice(0, 40)}`),
    ]
  })

/** Visible text of which a part cannot be seen: a box around it cuts it off, or it runs out of the button or link that it names. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const name = (element: Element) => `${element.localName}.${element.className}: ${element.textContent?.trim().slice(0, 60)}`
    const holdsMore = (element: Element) => element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1
    const cuts = (element: Element) => {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(element)
      const isCut =
        (['hidden', 'clip'].includes(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (['hidden', 'clip'].includes(overflowY) && element.scrollHeight > element.clientHeight + 1)
      // An ellipsis shows that the text continues; elements of 1 pixel are for screen readers.
      return isCut && textOverflow !== 'ellipsis' && element.clientWidth > 1
    }
    const isBox = (element: Element) => element.matches('a, button, summary, label, [role=tab]') && element.clientWidth > 1
    return [...document.querySelectorAll('body *')]
      .filter(element => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && element.textContent?.trim())
      .filter(element => !(element instanceof SVGElement) && !element.closest('svg, math'))
      .filter(element => cuts(element) || (isBox(element) && holdsMore(element) && getComputedStyle(element).overflowX === 'visible'))
      .map(name)
  })
