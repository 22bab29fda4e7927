import { attributes, html, joinHtml, type SafeHtml } from '../../../../core/text/safe-html.ts'
import { type JsonLd, jsonInScript } from './json-ld-parts.ts'
import type { MetaTag } from './meta-tags.ts'

const dublinCoreSchema = html`<link${attributes({ rel: 'schema.DC', href: 'http://purl.org/dc/elements/1.1/' })}>`

/** What stands in the head of an item's page for machines alone. */
export function headHtml(tags: readonly MetaTag[]): SafeHtml {
  return html`${dublinCoreSchema}${joinHtml(tags.map(({ name, content }) => html`<meta${attributes({ name, content })}>`))}`
}

/** One script for all that a page describes. It is data, and no browser runs it. */
export function jsonLdHtml(described: readonly JsonLd[]): string {
  return `<script type="application/ld+json">${jsonInScript(jsonLdDocument(described))}</script>`
}

export function jsonLdDocument(described: readonly JsonLd[]): JsonLd {
  return { '@context': 'https://schema.org', '@graph': described }
}
