import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { discoveryContext } from '../../../discovery/pages/context.ts'
import type { GatewayFacts } from '../../../gateways/domain/for-reading.ts'
import type { PlatformFacts } from '../../../sites/domain/platform.ts'
import { type PageContext, pageRequestContext } from '../../../sites/pages/context.ts'
import { pageNotFound } from '../../../sites/pages/failures.ts'
import { partLoaders } from '../../../sites/pages/parts.tsx'
import { answerPublish, asksForSubject, genericPublishPage, readPublishQuery } from '../../domain/publish-page.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const place = genericPublishPage(await withSettings(context))
  if (place.kind === 'missing') throw pageNotFound()
  if (place.kind === 'redirect') throw redirect(place.href)
  return loadPublishPage(context, new URL(request.url).searchParams, null)
}

/** Adds the CMS settings of the publish page to the platform. */
export async function withSettings(context: PageContext): Promise<PlatformFacts> {
  const { platform } = context.get(pageRequestContext)
  return { ...platform, staticSettings: await context.get(partLoaders).siteSettings(context) }
}

/** Loads the publish page of the platform or of a gateway; redirects to the author area when one of its buttons was pressed. */
export async function loadPublishPage(context: PageContext, query: URLSearchParams, gateway: GatewayFacts | null) {
  const { platform } = context.get(pageRequestContext)
  const { browse } = context.get(discoveryContext)
  const tree = asksForSubject(platform) ? await browse.subjects(platform) : null
  const answer = answerPublish({ platform, gateway, tree, requested: readPublishQuery(query) })
  if (answer.kind === 'handOff') throw redirect(answer.href)
  const page = { offer: answer.offer, gateway, written: await context.get(partLoaders).publishPage(context) }
  return data(page, { status: answer.offer?.problem == null ? 200 : 422 })
}
