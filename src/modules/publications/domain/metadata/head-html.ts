import { attributes, html, joinHtml, type SafeHtml } from '../../../../core/text/safe-html.ts'
import { type JsonLd, jsonInScript } from './json-ld-parts.ts'
import type { MetaTag } from './meta-tags.ts'

const dublinCoreSchema = html`<link${attributes({ rel: 'schema.DC', href: 'http://purl.org/dc/elements/1.1/' })}>`

/** The tags for machines in the head of a publication's page. */
export function headHtml(tags: readonly MetaTag[]): SafeHtml {
  return html`${dublinCoreSchema}${joinHtml(tags.map(({ name, content }) => html`<meta${attributes({ name, content })}>`))}`
}

/** One script with everything that a page describes. Browsers do not run it, because its type is data. */
export function jsonLdHtml(described: readonly JsonLd[]): string {
  return `<script type="application/ld+json">${jsonInScript(jsonLdDocument(described))}</script>`
}

export function jsonLdDocument(described: readonly JsonLd[]): JsonLd {
  return { '@context': 'https://schema.org', '@graph': described }
}
