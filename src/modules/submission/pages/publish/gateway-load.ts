import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { pageNotFound } from '../../../sites/pages/failures.ts'
import { partLoaders } from '../../../sites/pages/parts.tsx'
import { publishPath } from '../../domain/publish-page.ts'
import { gatewayCalled } from './gateway-called.ts'
import { loadPublishPage } from './load.ts'

/** Loads /{kind}/{gatewayUrl}/for-authors/publish-your-research, and the same page beneath the path of a gateway-only platform. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { searchParams, search } = new URL(request.url)
  const gateway = await gatewayCalled(context, params.gatewayUrl ?? '')
  if (gateway === null) throw pageNotFound()
  // The gateway exists under the path of another kind.
  if (gateway.path !== `/${params.kind}/${params.gatewayUrl}`) throw redirect(publishPath(gateway) + search, 301)
  const action = await context.get(partLoaders).gatewayAction(gateway, context)
  const page = await loadPublishPage(context, searchParams, gateway)
  return data({ ...page.data, action }, page.init ?? undefined)
}
