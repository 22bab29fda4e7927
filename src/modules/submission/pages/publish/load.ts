import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import type { GatewayFacts } from '../../../gateways/domain/for-reading.ts'
import { withEditor } from '../../../publications/pages/edited-at.ts'
import type { PlatformFacts } from '../../../sites/domain/platform.ts'
import { type SiteRequest, siteRequest } from '../../../sites/pages/context.ts'
import { pageNotFound } from '../../../sites/pages/failures.ts'
import { answerPublish, asksForSubject, genericPublishPage, readPublishQuery } from '../../domain/publish-page.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const site = context.get(siteRequest)
  const place = genericPublishPage(await withSettings(site))
  if (place.kind === 'missing') throw pageNotFound()
  if (place.kind === 'elsewhere') throw redirect(place.address)
  return loadPublishPage(site, new URL(request.url).searchParams, null)
}

/** Adds the CMS settings of the publish page to the platform. */
export async function withSettings({ platform, siteContent }: Pick<SiteRequest, 'platform' | 'siteContent'>): Promise<PlatformFacts> {
  return { ...platform, staticSettings: await siteContent.settings(platform) }
}

/** Loads the publish page of the platform or of a gateway; redirects to the author area when one of its buttons was pressed. */
export async function loadPublishPage(site: SiteRequest, query: URLSearchParams, gateway: GatewayFacts | null) {
  const { platform, browse, siteContent } = site
  const tree = asksForSubject(platform) ? await browse.subjects(platform) : null
  const answer = answerPublish({ platform, gateway, tree, asked: readPublishQuery(query) })
  if (answer.kind === 'handOff') throw redirect(answer.address)
  const written = await siteContent.publishPage(platform)
  const page = { offer: answer.offer, gateway, written: written && { ...written, page: await withEditor(site, written.page) } }
  return data(page, { status: answer.offer?.problem == null ? 200 : 422 })
}
