import { type LoaderFunctionArgs, redirect } from 'react-router'
import { contentTypes } from '../../../../document/metadata/content-type.ts'
import { lastSegment } from '../../../gateways/domain/paths.ts'
import { gatewaysContext } from '../../../gateways/pages/context.ts'
import type { ContentCard } from '../../../publications/domain/content/for-reading.ts'
import { publicationsContext } from '../../../publications/pages/context.ts'
import { frontPageLeadsTo } from '../../../sites/domain/submission-only.ts'
import { submitDestination } from '../../../sites/domain/submit-destination.ts'
import { pageRequestContext } from '../../../sites/pages/context.ts'
import { findSitePage } from '../site-page/load.ts'

const articlesShown = 7
const othersShown = 4

export async function loader(args: LoaderFunctionArgs) {
  // A CMS page at this path takes precedence over the built-in one, as everywhere on the site.
  const written = await findSitePage(args, '/')
  return written === null ? { written, builtIn: await loadBuiltIn(args) } : { written, builtIn: null }
}

async function loadBuiltIn({ context }: LoaderFunctionArgs) {
  const { platform } = context.get(pageRequestContext)
  const { gateways } = context.get(gatewaysContext)
  const { reading } = context.get(publicationsContext)
  const { enabled, url } = platform.features.gatewayOnly
  const only = enabled && url !== null ? await gateways.find(platform, lastSegment(url)) : null
  // The front page of a gateway-only platform is its gateway.
  const target = frontPageLeadsTo(platform) ?? only?.destination ?? null
  if (target !== null) throw redirect(target)
  const first = (contentType: ContentCard['contentType'], show: number) => reading.list(platform.key, { contentType, page: 1, show })
  const [articles, ...lists] = await Promise.all([
    first('ARTICLE', articlesShown),
    ...contentTypes.filter(type => type !== 'ARTICLE').map(type => first(type, othersShown)),
  ])
  return {
    articles: articles.cards,
    others: inTurn(lists.map(list => list.cards.filter(card => card.thumbnail !== null))).slice(0, othersShown),
    counts: articles.counts,
    submit: submitDestination(platform),
    showsSteps: platform.features.publishingSteps.enabled,
  }
}

/** Takes one entry of each list in turn, so that no content type crowds out another. */
function inTurn(lists: readonly ContentCard[][]): ContentCard[] {
  const longest = Math.max(0, ...lists.map(list => list.length))
  return Array.from({ length: longest }, (_, position) => lists.flatMap(list => list[position] ?? [])).flat()
}
