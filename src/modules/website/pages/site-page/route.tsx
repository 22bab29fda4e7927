import { useLoaderData } from 'react-router'
import { AdminBar } from '../../../sites/components/admin-bar.tsx'
import { withMessages } from '../../../sites/text/text.tsx'
import type { loader } from './load.ts'
import { SitePageScreen } from './site-page-screen.tsx'
import './messages.ts'

export { loader } from './load.ts'

export default withMessages(['site-pages', 'gateways', 'publish', 'lists'], function Page() {
  const page = useLoaderData<typeof loader>()
  return (
    <>
      <AdminBar of={{ kind: 'page', ...page }} />
      <SitePageScreen page={page} />
    </>
  )
})
