import { Form, Link, useActionData, useLoaderData } from 'react-router'
import { Alert } from '../../../../ui/alert.tsx'
import { PageBreadcrumbs } from '../../../sites/components/page-breadcrumbs.tsx'
import { PageHead } from '../../../sites/components/page-head.tsx'
import { useText, withMessages } from '../../../sites/text/text.tsx'
import AfterMail from '../../components/after-mail.tsx'
import { AlertBox } from '../../components/alert-box.tsx'
import styles from './page.module.css'
import type { action, loader } from './sign-up-load.ts'
import './messages.ts'

export { pageHeaders as headers } from '../../../sites/pages/page-headers.ts'
export { action, loader } from './sign-up-load.ts'

/** The page that follows one topic by email. Without JavaScript the alert box is submitted here. */
export default withMessages(['alerts'], function AlertSignUp() {
  const { about, box } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t } = useText()
  const title = t('alerts-title')
  const back = about.kind === 'SEARCH' && about.href !== null ? { href: about.href, label: t('alerts-back-results') } : null
  return (
    <main id="content" className={styles.page}>
      <PageHead title={title} hidden />
      <PageBreadcrumbs title={title} />
      <h1>{title}</h1>
      <p className={styles.about}>{about.href === null ? about.name : <Link to={about.href}>{about.name}</Link>}</p>
      {answer && (
        <Alert type={answer.error === null ? 'SUCCESS' : 'ERROR'} typeLabel={t(answer.error === null ? 'alert-success' : 'alert-error')}>
          {answer.error ?? answer.message}
        </Alert>
      )}
      {answer?.sent && <AfterMail Form={Form} topic={box.topic} sent={answer.sent} isPending={false} back={back} />}
      {!(answer && answer.error === null) && <AlertBox box={box} back={back} />}
    </main>
  )
})
