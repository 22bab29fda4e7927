import { useLoaderData } from 'react-router'
import { GatewayScreen } from '../../../gateways/pages/gateway/gateway-screen.tsx'
import { AdminBar } from '../../../sites/components/admin-bar.tsx'
import { withMessages } from '../../../sites/text/text.tsx'
import { BlogPlaceScreen } from '../blog/place-screen.tsx'
import '../../../gateways/pages/gateway/messages.ts'
import { GatewayListScreen } from '../../../gateways/pages/gateways/page.tsx'
import { SitePageScreen } from '../site-page/site-page-screen.tsx'
import '../site-page/messages.ts'
import type { loader } from './load.ts'

/** Shows what the platform's data have at this path. */
export const CatchAllPage = withMessages(['lists', 'browse', 'gateways', 'site-pages', 'publish'], function CatchAll() {
  const { list, gateway, page, blog } = useLoaderData<typeof loader>()
  if (blog !== null) return <BlogPlaceScreen blog={blog} />
  if (page !== null)
    return (
      <>
        <AdminBar of={{ kind: 'page', ...page }} />
        <SitePageScreen page={page} />
      </>
    )
  return list === null ? <GatewayScreen shown={gateway} /> : <GatewayListScreen shown={list} />
})
