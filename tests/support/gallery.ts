/** The gallery of components (/styleguide) in a browser. */
import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { hydrated, type OpenPage } from './browser.ts'

interface GalleryOptions extends BrowserContextOptions {
  hash?: string
  /** Stops the page's clock until the test advances it. */
  stopClock?: boolean
}

export async function openGallery(openPage: OpenPage, { hash = '', stopClock = false, ...options }: GalleryOptions = {}): Promise<Page> {
  const page = await openPage({ reducedMotion: 'reduce', ...options })
  const start = new Date('2026-01-05T09:00:00Z')
  if (stopClock) await page.clock.install({ time: start })
  await page.goto(`/styleguide${hash}`)
  if (options.javaScriptEnabled ?? true) {
    await hydrated(page)
    // The gallery's rejected forms take the focus, the last one for good.
    await page.waitForFunction(
      () => document.activeElement?.closest('article[aria-label="form: Form that was refused as a whole"]') != null,
    )
    await page.evaluate(toTop => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      if (toTop) window.scrollTo(0, 0)
    }, hash === '')
  }
  // The floating elements are loaded when the page is idle, which never happens once the clock is stopped.
  if (stopClock) await page.locator('[role=status] + [role=alert]').waitFor({ state: 'attached' })
  if (stopClock) await page.clock.pauseAt(start.getTime() + 60 * 60_000)
  return page
}

/** One example of a component. @param title as in the gallery; for a component's only example it may be absent */
export const example = (page: Page, component: string, title = ''): Locator => page.locator(`article[aria-label^="${component}: ${title}"]`)

/** The text of the focused element. */
export const focused = (page: Page): Promise<string | undefined> => page.evaluate(() => document.activeElement?.textContent?.trim())
