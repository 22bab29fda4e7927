import { useLoaderData } from 'react-router'
import { href } from '../../../../core/http/href.ts'
import { Moment } from '../../../sites/components/moment.tsx'
import { PageBreadcrumbs } from '../../../sites/components/page-breadcrumbs.tsx'
import { PageHead } from '../../../sites/components/page-head.tsx'
import { useText, withMessages } from '../../../sites/text/text.tsx'
import type { mailLoader } from './load.ts'
import styles from './page.module.css'
import './messages.ts'

/** One email, as plain text and as HTML. */
export const MailPage = withMessages(['outbox'], function Mail() {
  const { id, to, subject, state, postedAt, senderName, replyTo, text, lastError } = useLoaderData<typeof mailLoader>()
  const { t } = useText()
  return (
    <main id="content" className={styles.page}>
      <PageHead title={subject} hidden />
      <PageBreadcrumbs title={subject} />
      <h1 className={styles.title}>{subject}</h1>
      <dl className={styles.headers}>
        <dt>{t('outbox-from-label')}</dt>
        <dd>{senderName}</dd>
        <dt>{t('outbox-to-label')}</dt>
        <dd>{to.name === '' ? to.address : `${to.name} <${to.address}>`}</dd>
        {replyTo !== null && (
          <>
            <dt>{t('outbox-reply-label')}</dt>
            <dd>{replyTo}</dd>
          </>
        )}
        <dt>{t('outbox-posted-label')}</dt>
        <dd>
          <Moment time={postedAt} />
        </dd>
        <dt>{t('outbox-state-label')}</dt>
        <dd>
          {t(`outbox-state-${state}`)}
          {lastError !== null && <span className={styles.problem}>{lastError}</span>}
        </dd>
      </dl>
      {text === null ? (
        <p className={styles.empty}>{t('outbox-gone')}</p>
      ) : (
        <>
          <h2>{t('outbox-text-title')}</h2>
          <div className={styles.text}>
            <TextWithLinks text={text} />
          </div>
          <h2>{t('outbox-html-title')}</h2>
          <iframe
            className={styles.frame}
            src={href('/outbox/:mailId/html', { mailId: id })}
            title={t('outbox-html-title')}
            sandbox="allow-popups allow-popups-to-escape-sandbox"
          />
        </>
      )}
    </main>
  )
})

/** A URL occurs only once in an email. */
function TextWithLinks({ text }: { text: string }) {
  return text.split(/(https?:\/\/[^\s<>"]+)/).map(piece =>
    /^https?:\/\//.test(piece) ? (
      <a key={piece} href={piece}>
        {piece}
      </a>
    ) : (
      piece
    ),
  )
}
