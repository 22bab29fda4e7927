/** What axe finds on a page: WCAG 2.2 AA and best practices. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** Rules that colours and sizes decide; all others hold or fail alike in every brand. */
export const rulesOfLooks = ['color-contrast', 'link-in-text-block', 'target-size']
/** And those of them that colours alone decide. */
export const rulesOfColours = ['color-contrast', 'link-in-text-block']

interface AxeSettings {
  /** Those alone; all where it is left out. */
  rules?: readonly string[]
  /** Parts that are not looked at, as a selector. */
  outside?: string
}

/**
 * Each violation with the first elements it was found on. Motion is switched off first: a toast that is still fading
 * in would be measured in a colour that it has for a moment only.
 */
export async function violations(page: Page, { rules, outside }: AxeSettings = {}): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // Without frames of other origins there is no need for the page of its own that it would open.
  const builder = new AxeBuilder({ page }).setLegacyMode(true)
  if (rules) builder.withRules([...rules])
  if (outside !== undefined) builder.exclude(outside)
  const found = await builder.analyze()
  return found.violations.flatMap(({ id, help, nodes }) =>
    nodes.slice(0, 3).map(node => {
      const why = node.any[0]?.message ?? ''
      return `${id}: ${help}: ${node.target.join(' ')}\n${node.html.slice(0, 200)}\n${why}`
    }),
  )
}
