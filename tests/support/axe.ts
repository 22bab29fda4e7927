/** Runs axe on pages: WCAG 2.2 AA and best practices. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

declare global {
  interface Window {
    /** Set on pages that axe was injected into. */
    axe?: typeof axe
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Rules that colours and sizes decide; all others hold or fail alike in every brand. */
export const rulesOfLooks = ['color-contrast', 'link-in-text-block', 'target-size']
/** The rules that depend on colours alone. */
export const rulesOfColours = ['color-contrast', 'link-in-text-block']

interface AxeSettings {
  /** Runs only these rules; absent: all. */
  rules?: readonly string[]
  /** A selector of the only part to check. */
  within?: string
  /** Parts that are not looked at, as a selector. */
  outside?: string
}

/**
 * Checks the light scheme by all rules (or those of the settings), then the dark scheme by those that depend on colours: all else is the
 * same there.
 */
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
  // A page that was checked before has the script already; injecting it takes as long as checking.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const options: RunOptions = {
    // A report of everything that passes would take as long again.
    resultTypes: ['violations'],
    // Emails and third-party content are in frames, and are not ours.
    iframes: false,
    ...(rules && { runOnly: { type: 'rule', values: [...rules] } }),
  }
  const found = await page.evaluate(
    async requested => {
      if (window.axe === undefined) throw new Error('The page has gone on since axe was put into it')
      const { include, exclude } = requested
      const { violations: all } = await window.axe.run({ include, ...(exclude !== undefined && { exclude }) }, requested.options)
      return all.map(({ id, help, nodes }) => ({
        ...{ id, help },
        nodes: nodes.map(({ target, html, any }) => ({ target: target.join(' '), html, why: any[0]?.message ?? '' })),
      }))
    },
    { include: within ?? 'html', exclude: outside, options },
  )
  return found.flatMap(({ id, help, nodes }) =>
    nodes.slice(0, 3).map(({ target, html, why }) => `${id}: ${help}: ${target}\n${html.slice(0, 200)}\n${why}`),
  )
}
