import { useLoaderData } from 'react-router'
import { PageBreadcrumbs } from '../../../sites/components/page-breadcrumbs.tsx'
import { PageHead } from '../../../sites/components/page-head.tsx'
import { useText, withMessages } from '../../../sites/text/text.tsx'
import { DemographicsPart } from './demographics-part.tsx'
import { DataPart, DeletionPart } from './end-parts.tsx'
import { GatewaysPart } from './gateways-part.tsx'
import type { loader } from './load.ts'
import styles from './page.module.css'
import { PersonPart } from './person-part.tsx'
import { ResearcherIdPart } from './researcher-id-part.tsx'
import { SessionsPart } from './sessions-part.tsx'
import { SignInMethodsPart } from './sign-in-methods-part.tsx'
import { EmailPart, PasswordPart } from './sign-in-parts.tsx'
import './messages.ts'
import '../../components/account-form/messages.ts'

export { pageHeaders as headers } from '../../../sites/pages/page-headers.ts'
export { action } from './act.ts'
export { loader } from './load.ts'

/** Everything about an account that its holder may see and do, a part for each (specification, accounts.md section 3 “My-details update”). */
export default withMessages(['forms', 'institution', 'person', 'demographics', 'registration', 'account'], function MyDetailsOfHolder() {
  const { asksDemographics, gateways } = useLoaderData<typeof loader>()
  const { t } = useText()
  const title = t('my-details')
  return (
    <main id="content" className={styles.page}>
      <PageHead title={title} hidden />
      <PageBreadcrumbs title={title} />
      <h1>{title}</h1>
      <p className={styles.lead}>{t('my-details-lead')}</p>
      <PersonPart />
      {asksDemographics && <DemographicsPart />}
      {gateways.length > 0 && <GatewaysPart />}
      <EmailPart />
      <PasswordPart />
      <SignInMethodsPart />
      <ResearcherIdPart />
      <SessionsPart />
      <DataPart />
      <DeletionPart />
    </main>
  )
})
