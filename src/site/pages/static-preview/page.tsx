import { useActionData, useLoaderData } from 'react-router'
import { AdminBar } from '../../components/admin-bar.tsx'
import { ContentSignIn } from '../../components/content-sign-in/content-sign-in.tsx'
import { useText, withWords } from '../../text/text.tsx'
import { SitePageScreen } from '../site-page/site-page-screen.tsx'
import type { action, loader } from './load.ts'
import styles from './page.module.css'
import '../content-manager/words.ts'
import '../login/words.ts'
import '../site-page/words.ts'

const words = ['content-manager', 'session', 'forms', 'site-pages', 'gateways', 'publish', 'lists'] as const

export const StaticPreviewPage = withWords([...words], function StaticPreview() {
  const shown = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const { say } = useText()
  if (shown.kind === 'sign-in') return <ContentSignIn refused={refused} />
  return (
    <>
      <AdminBar of={{ kind: 'page', id: shown.page.id }} isPreview />
      {shown.leadsTo !== null && <p className={styles.leads}>{say('content-preview-leads', { address: shown.leadsTo })}</p>}
      <SitePageScreen page={shown.page} />
    </>
  )
})
