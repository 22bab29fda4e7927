import { useLoaderData } from 'react-router'
import { withWords } from '../../text/text.tsx'
import type { loader } from './load.ts'
import { SitePageScreen } from './site-page-screen.tsx'
import './words.ts'

export const SitePage = withWords(['site-pages', 'gateways', 'publish', 'lists'], function Page() {
  return <SitePageScreen page={useLoaderData<typeof loader>()} />
})
