/**
 * Ready HTML that a document contains once: an article's text is rendered on import, and neither React nor the
 * serialised loader data holds it. A loader stores the HTML in the request's slots; the component renders a mark;
 * entry.server replaces the mark by the HTML. Hydration does not change it.
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
  /** Permanently identifies the content: the same name never stands for other HTML. */
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
