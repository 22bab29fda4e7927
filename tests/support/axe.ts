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
  /** The part that is looked at alone, as a selector. */
  within?: string
  /** Parts that are not looked at, as a selector. */
  outside?: string
}

/** In light with all rules (or those of the settings), then in dark with those that colours decide: all else is the same in the dark. */
export async function violationsInEitherScheme(page: Page, settings: AxeSettings = {}): Promise<string[]> {
  const found: string[] = []
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    const here = await violations(page, colorScheme === 'dark' ? { ...settings, rules: rulesOfColours } : settings)
    found.push(...here.map(each => `${colorScheme}: ${each}`))
  }
  return found
}

/**
 * Each violation with the first elements it was found on. Motion is switched off first: a toast that is still fading
 * in would be measured in a colour that it has for a moment only.
 */
export async function violations(page: Page, { rules, within, outside }: AxeSettings = {}): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // Without frames of other origins there is no need for the page of its own that it would open.
  // And without an account of all that is right, it takes half of the time.
  const builder = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
  if (rules) builder.withRules([...rules])
  if (within !== undefined) builder.include(within)
  if (outside !== undefined) builder.exclude(outside)
  const found = await builder.analyze()
  return found.violations.flatMap(({ id, help, nodes }) =>
    nodes.slice(0, 3).map(node => {
      const why = node.any[0]?.message ?? ''
      return `${id}: ${help}: ${node.target.join(' ')}\n${node.html.slice(0, 200)}\n${why}`
    }),
  )
}
