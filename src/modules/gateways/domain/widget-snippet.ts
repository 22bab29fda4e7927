/** What a site of somebody else puts into its page to show a gateway's latest items. */
import { attributes, escapeHtml, html } from '../../../core/text/safe-html.ts'

export interface WidgetSnippet {
  /** Of the platform, without a slash at its end. */
  origin: string
  /** Of the gateway, from the site's root. */
  path: string
  /** Of the link: what stands there without scripts, and over the list with them. */
  text: string
  items: number
}

/** A link, and the script that makes a list of it: two lines. */
export function widgetSnippet({ origin, path, text, items }: WidgetSnippet): string {
  const link = html`<a${attributes({ class: 'recto-gateway', href: origin + path, 'data-items': items })}>${escapeHtml(text)}</a>`
  const script = html`<script${attributes({ async: true, src: `${origin}/widget/gateway.js` })}></script>`
  return `${link}\n${script}`
}
