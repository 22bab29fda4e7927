/**
 * Ready HTML that a document carries once: the article's text is rendered on import, and neither React nor the
 * serialised loader data holds it. A loader puts the HTML into the request's slots; the component leaves a mark;
 * entry.server puts the HTML in the mark's place. On hydration React keeps what is there.
 */
import { createContext, memo, use } from 'react'
import { createContext as createRequestContext } from 'react-router'

export type Slots = Map<string, string>
export const slotsContext = createRequestContext<Slots>()

export const SlotsOfDocument = createContext<Slots | null>(null)

/**
 * The placeholder of tags in the document's head, for which React would need their data. React does not render them: PageMetadata updates
 * them in the browser.
 */
export const headSlot = 'head'

/** Cannot be confused with text: React and the readers escape `<`. */
export const slotMark = (name: string): string => `<!--slot:${name}-->`
export const slotMarks = /<!--slot:([\w:.-]+)-->/g

interface ReadyHtmlProps {
  /** Names the content for good: the same name never stands for other HTML. */
  name: string
  /** Fetched on a navigation inside the browser; absent in a document request. */
  html: string | undefined
  className?: string
}

/** Not rendered again for the same name, so that React does not touch the text once it is on the page. */
export const ReadyHtml = memo(
  function ReadyHtml({ name, html, className }: ReadyHtmlProps) {
    const slots = use(SlotsOfDocument)
    const content = html ?? (slots?.has(name) ? slotMark(name) : '')
    // biome-ignore lint/security/noDangerouslySetInnerHtml: only the readers of the article tree, which escape all text, make this HTML.
    return <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: content }} />
  },
  (before, after) => before.name === after.name,
)
