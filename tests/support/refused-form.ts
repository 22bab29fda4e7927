/** What a page says of a form that was refused, to compare what the browser says before sending with what the server answers. */
import type { Page } from 'playwright-core'

interface RefusedForm {
  /** Whether the summary has the focus, so that it is read out first. */
  isSummaryFocused: boolean
  /** The title of the summary. */
  title: string
  /** The lines of the summary, each with the name of the field that it leads to. */
  lines: [message: string, field: string | null][]
  /** The messages at fields, by the names of the fields. */
  messages: [field: string, message: string][]
}

/** Waits for the summary of errors, and until it has the focus where it is to have it. */
export async function refusedForm(page: Page, { isFocused = true } = {}): Promise<RefusedForm> {
  const summary = page.locator('form section[aria-labelledby$="-summary"]')
  await summary.waitFor()
  if (isFocused) await page.waitForFunction(() => document.activeElement?.matches('form section[aria-labelledby$="-summary"]'))
  return await summary.evaluate(section => {
    const nameOf = (element: Element | null) =>
      element?.getAttribute('name') ?? element?.querySelector('[name]')?.getAttribute('name') ?? null
    const textOf = (element: Element | null) => element?.textContent?.trim() ?? ''
    const form = section.closest('form')
    return {
      isSummaryFocused: document.activeElement === section,
      title: textOf(section.querySelector('p')),
      lines: [...section.querySelectorAll('a')].map((link): [string, string | null] => [
        textOf(link),
        nameOf(document.getElementById(decodeURIComponent(link.hash.slice(1)))),
      ]),
      messages: [...(form?.querySelectorAll('[aria-invalid="true"]') ?? [])].map((control): [string, string] => [
        nameOf(control) ?? '',
        (control.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .filter(id => id.endsWith('-error'))
          .map(id => textOf(document.getElementById(id)))
          .join(' '),
      ]),
    }
  })
}

/** The requests of a page that send a form; autosaved texts and live previews are not meant to be one. */
export function sentForms(page: Page): string[] {
  const sent: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    const isAside = pathname.startsWith('/my/content/autosave/') || pathname.endsWith('/preview')
    if (request.method() === 'POST' && !isAside) sent.push(pathname)
  })
  return sent
}
