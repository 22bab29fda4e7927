import { useActionData, useLoaderData } from 'react-router'
import { ContentSignIn } from '../../../accounts/components/content-sign-in/content-sign-in.tsx'
import { GatewayScreen } from '../../../gateways/pages/gateway/gateway-screen.tsx'
import { AdminBar, DraftBar } from '../../../sites/components/admin-bar.tsx'
import { withMessages } from '../../../sites/text/text.tsx'
import { SitePageScreen } from '../site-page/site-page-screen.tsx'
import type { action, loader } from './load.ts'
import { RedirectNotice } from './redirect-notice.tsx'
import '../content-manager/messages.ts'
import '../../../gateways/pages/gateway/messages.ts'
import '../../../accounts/pages/login/messages.ts'
import '../site-page/messages.ts'

const messages = ['content-manager', 'session', 'forms', 'site-pages', 'gateways', 'publish', 'lists', 'browse'] as const

export const StaticPreviewPage = withMessages([...messages], function StaticPreview() {
  const shown = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  if (shown.kind === 'sign-in') return <ContentSignIn refused={refused} at={shown.at} />
  return (
    <>
      {shown.draftOf !== null && <DraftBar kind="page" editedAt={shown.draftOf} />}
      {shown.gateway === null && <AdminBar of={{ kind: 'page', ...shown.page }} isPreview />}
      {shown.leadsTo !== null && <RedirectNotice href={shown.leadsTo} />}
      {shown.gateway === null ? <SitePageScreen page={shown.page} /> : <GatewayScreen shown={shown.gateway} isPreview />}
    </>
  )
})
