import { Link, useLoaderData } from 'react-router'
import { href } from '../../../../core/http/href.ts'
import { Moment } from '../../../sites/components/moment.tsx'
import { PageBreadcrumbs } from '../../../sites/components/page-breadcrumbs.tsx'
import { PageHead } from '../../../sites/components/page-head.tsx'
import { useText, withMessages } from '../../../sites/text/text.tsx'
import type { listLoader } from './load.ts'
import styles from './page.module.css'
import './messages.ts'

/** The latest emails, newest first. */
export const OutboxPage = withMessages(['outbox'], function Outbox() {
  const { mails, keepsMails } = useLoaderData<typeof listLoader>()
  const { t } = useText()
  const title = t('outbox')
  return (
    <main id="content" className={styles.page}>
      <PageHead title={title} hidden />
      <PageBreadcrumbs title={title} />
      <h1>{title}</h1>
      <p className={styles.lead}>{t(keepsMails ? 'outbox-kept-text' : 'outbox-sent-text')}</p>
      {mails.length === 0 ? (
        <p className={styles.empty}>{t('outbox-empty')}</p>
      ) : (
        <ol className={styles.list}>
          {mails.map(({ id, to, subject, state, postedAt }) => (
            <li key={id} className={styles.mail}>
              <p className={styles.subject}>
                <Link to={href('/outbox/:mailId', { mailId: id })}>{subject}</Link>
              </p>
              <p className={styles.facts}>
                {t('outbox-to', { address: to.address })} · <Moment time={postedAt} />
              </p>
              <p className={styles.state} data-state={state}>
                {t(`outbox-state-${state}`)}
              </p>
            </li>
          ))}
        </ol>
      )}
    </main>
  )
})
