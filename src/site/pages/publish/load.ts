import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import type { GatewayFacts } from '../../../domain/gateways/for-reading.ts'
import { answerPublish, asksForSubject, genericPublishPage, readPublishQuery } from '../../../domain/submission/publish-page.ts'
import { type SiteRequest, siteRequest } from '../../context.ts'
import { pageNotFound } from '../../failures.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const site = context.get(siteRequest)
  const place = genericPublishPage(site.platform)
  if (place.kind === 'missing') throw pageNotFound()
  if (place.kind === 'elsewhere') throw redirect(place.address)
  return loadPublishPage(site, new URL(request.url).searchParams, null)
}

/** The page, of the platform or of a gateway; a press of one of its buttons leads on to the author area. */
export async function loadPublishPage({ platform, browse }: SiteRequest, query: URLSearchParams, gateway: GatewayFacts | null) {
  const tree = asksForSubject(platform) ? await browse.subjects(platform) : null
  const answer = answerPublish({ platform, gateway, tree, asked: readPublishQuery(query) })
  if (answer.kind === 'handOff') throw redirect(answer.address)
  const { submitPageSidebarLeft, submitPageSidebarRight } = platform.staticSettings
  const page = {
    offer: answer.offer,
    gateway,
    sidebars: { left: submitPageSidebarLeft, right: submitPageSidebarRight },
  }
  return data(page, { status: answer.offer?.problem == null ? 200 : 422 })
}
