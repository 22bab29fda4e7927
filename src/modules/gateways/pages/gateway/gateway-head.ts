/** Builds the JSON-LD in the head of a gateway's page, for loaders. */
import type { RouterContextProvider } from 'react-router'
import { withLanguage } from '../../../../core/text/languages.ts'
import { jsonLdHtml } from '../../../publications/domain/metadata/head-html.ts'
import { metadataSiteOf } from '../../../publications/domain/metadata/item-metadata.ts'
import type { HeadData } from '../../../publications/pages/item-head.ts'
import { pageRequestContext } from '../../../sites/pages/context.ts'
import { headPlaceholder, placeholdersContext } from '../../../sites/pages/placeholders.tsx'
import type { GatewayFacts, GatewayFilterFacts, GatewayPageFacts } from '../../domain/for-reading.ts'
import { type DescribedGateway, gatewayJsonLd } from '../../domain/gateway-json-ld.ts'
import { writtenPage } from './written-page.ts'

export interface PageToDescribe {
  gateway: GatewayFacts
  /** The gateway's own page; null where a browse page is shown. */
  page: GatewayPageFacts | null
  filter: GatewayFilterFacts | null
  /** The path, without a language prefix. */
  path: string
}

/** @returns null where search engines must not index the gateway */
export function describeGatewayInHead(
  { gateway, page, filter, path }: PageToDescribe,
  context: Readonly<RouterContextProvider>,
): HeadData | null {
  if (!gateway.browsable) return null
  const { platform, origin, language, forData } = context.get(pageRequestContext)
  const described: DescribedGateway = {
    gateway: { ...gateway, picture: imageOf(gateway) },
    page: {
      kind: page === null ? (filter === null ? 'browse' : 'filter') : page.kind === 'written' ? 'custom' : page.kind,
      title: page === null ? null : titleOfPage(page),
      path: withLanguage(path, language, platform.languages[0] ?? 'en'),
      // The gateway's own texts are in the language of its file.
      language: page === null ? language : (writtenPage(page)?.language ?? gateway.language),
      questions: page?.kind === 'faqs' ? page.faqs.map(({ question, html }) => ({ question, answer: html })) : [],
    },
    filter,
  }
  const html = jsonLdHtml([gatewayJsonLd(described, metadataSiteOf(platform, origin))])
  if (!forData) context.get(placeholdersContext).set(headPlaceholder, html)
  return { name: path, html: forData ? html : null, picture: null }
}

function titleOfPage(page: GatewayPageFacts): string | null {
  if (page.kind === 'written') return page.page.title
  return page.kind === 'custom' ? page.title : null
}

function imageOf({ wideThumbnail, thumbnail }: GatewayFacts): DescribedGateway['gateway']['picture'] {
  const picture = wideThumbnail ?? thumbnail
  return picture && { url: picture.url, width: picture.width, height: picture.height }
}
