/** Builds the HTML that other sites embed to show a gateway's newest publications. */
import { attributes, escapeHtml, html } from '../../../core/text/safe-html.ts'

export interface WidgetSnippet {
  /** The site's origin, without a trailing slash. */
  origin: string
  /** The gateway's path. */
  path: string
  /** The link's text, which is shown without JavaScript, and above the list with it. */
  text: string
  items: number
}

/** @returns two lines of HTML: a link, and the script that turns it into a list */
export function widgetSnippet({ origin, path, text, items }: WidgetSnippet): string {
  const link = html`<a${attributes({ class: 'recto-gateway', href: origin + path, 'data-items': items })}>${escapeHtml(text)}</a>`
  const script = html`<script${attributes({ async: true, src: `${origin}/widget/gateway.js` })}></script>`
  return `${link}\n${script}`
}
