import { attributes, html, noHtml, type SafeHtml } from '../../core/text/safe-html.ts'

/** Content that few readers need, folded under its title. */
export function unfolding(title: SafeHtml, content: SafeHtml): SafeHtml {
  if (content === noHtml) return noHtml
  return html`<details${attributes({ class: 'more-facts' })}><summary>${title}</summary>${content}</details>`
}
