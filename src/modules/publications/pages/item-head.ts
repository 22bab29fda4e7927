/** Builds the metadata of a publication's page: tags and JSON-LD in its head, and links in its headers. For loaders. */
import type { RouterContextProvider } from 'react-router'
import { withLanguage } from '../../../core/text/languages.ts'
import { breadcrumbs } from '../../sites/domain/navigation/breadcrumbs.ts'
import { type PageRequestContext, pageRequestContext } from '../../sites/pages/context.ts'
import { headPlaceholder, placeholdersContext } from '../../sites/pages/placeholders.tsx'
import { requestText } from '../../sites/text/request-text.ts'
import { headHtml, jsonLdHtml } from '../domain/metadata/head-html.ts'
import { type ItemMetadata, type MetadataImage, type MetadataSite, metadataSiteOf } from '../domain/metadata/item-metadata.ts'
import { itemJsonLd } from '../domain/metadata/json-ld.ts'
import type { JsonLd } from '../domain/metadata/json-ld-parts.ts'
import { breadcrumbsJsonLd } from '../domain/metadata/json-ld-review.ts'
import { metaTags } from '../domain/metadata/meta-tags.ts'
import { linkHeader, signposts } from '../domain/metadata/signposting.ts'

export interface HeadData {
  /** Changes with the publication described. */
  name: string
  /** The tags on a client-side navigation; null in a document, which has them already. */
  html: string | null
  /** The image for links to the page. */
  picture: MetadataImage | null
}

export async function describeInHead(
  item: ItemMetadata,
  context: Readonly<RouterContextProvider>,
): Promise<{ head: HeadData; headers: { Link: string } }> {
  const requestContext = context.get(pageRequestContext)
  const site = metadataSiteOf(requestContext.platform, requestContext.origin)
  const html = headHtml(metaTags(item, site)) + jsonLdHtml([itemJsonLd(item, site), await trailOf(item, requestContext, site)])
  if (!requestContext.forData) context.get(placeholdersContext).set(headPlaceholder, html)
  return {
    head: { name: item.path, html: requestContext.forData ? html : null, picture: item.picture },
    headers: { Link: linkHeader(signposts(item, site)) },
  }
}

/** The path to the publication in the page's language, like its breadcrumbs. */
async function trailOf(item: ItemMetadata, requestContext: PageRequestContext, site: MetadataSite): Promise<JsonLd> {
  const { language, translateKey } = await requestText(requestContext)
  const own = requestContext.platform.languages[0] ?? 'en'
  return breadcrumbsJsonLd(
    breadcrumbs({ path: item.itemPath, title: item.title }).map(({ label, href }) => ({
      name: 'text' in label ? label.text : translateKey(label.key),
      path: href === null ? null : withLanguage(href, language, own),
    })),
    site,
  )
}
