import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { trackingOfGateway } from '../../../gateways/pages/gateway/load.ts'
import { siteRequest } from '../../../sites/pages/context.ts'
import { pageNotFound } from '../../../sites/pages/failures.ts'
import { publishPath } from '../../domain/publish-page.ts'
import { gatewayCalled } from './gateway-called.ts'
import { loadPublishPage } from './load.ts'

/** /{kind}/{gatewayUrl}/for-authors/publish-your-research, and on a gateway-only platform the same beneath its path. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const site = context.get(siteRequest)
  const { searchParams, search } = new URL(request.url)
  const gateway = await gatewayCalled(site, params.gatewayUrl ?? '')
  if (gateway === null) throw pageNotFound()
  // Under another kind's address it is not, but it is known where it is.
  if (gateway.path !== `/${params.kind}/${params.gatewayUrl}`) throw redirect(publishPath(gateway) + search, 301)
  const tracking = await trackingOfGateway(site, gateway)
  const page = await loadPublishPage(site, searchParams, gateway)
  return data({ ...page.data, tracking }, page.init ?? undefined)
}
