/**
 * Ready HTML that a document contains once: an article's text is rendered on import, and neither React nor the
 * serialised loader data holds it. A loader stores the HTML in the request's placeholders; the component renders a mark;
 * entry.server replaces the mark by the HTML. Hydration does not change it.
 */
import { createContext, memo, use } from 'react'
import { createContext as createRequestContext } from 'react-router'

export type Placeholders = Map<string, string>
export const placeholdersContext = createRequestContext<Placeholders>()

export const PlaceholdersOfDocument = createContext<Placeholders | null>(null)

/**
 * The placeholder of tags in the document's head, for which React would need their data. React does not render them: PageMetadata updates
 * them in the browser.
 */
export const headPlaceholder = 'head'

/** The mark of a placeholder is its name between these two. It cannot be confused with text: React and the readers escape `<`. */
export const placeholderStart = '<!--slot:'
export const placeholderEnd = '-->'

interface ReadyHtmlProps {
  /** Permanently identifies the content: the same name never stands for other HTML. */
  name: string
  /** Fetched on a navigation inside the browser; absent in a document request. */
  html: string | undefined
  className?: string
}

/** This is not rendered again for the same name, so that React does not touch the text once it is on the page. */
export const ReadyHtml = memo(
  function ReadyHtml({ name, html, className }: ReadyHtmlProps) {
    const placeholders = use(PlaceholdersOfDocument)
    const content = html ?? (placeholders?.has(name) ? `${placeholderStart}${name}${placeholderEnd}` : '')
    // biome-ignore lint/security/noDangerouslySetInnerHtml: only the readers of the article tree, which escape all text, make this HTML.
    return <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: content }} />
  },
  (before, after) => before.name === after.name,
)
