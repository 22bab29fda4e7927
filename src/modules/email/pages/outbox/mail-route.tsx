import { useLoaderData } from 'react-router'
import { href } from '../../../../core/http/href.ts'
import { Description, DescriptionList } from '../../../../ui/layout/description-list.tsx'
import { Page } from '../../../../ui/layout/page.tsx'
import { Moment } from '../../../sites/components/moment.tsx'
import { PageBreadcrumbs } from '../../../sites/components/page-breadcrumbs.tsx'
import { PageHead } from '../../../sites/components/page-head.tsx'
import { useText, withMessages } from '../../../sites/text/text.tsx'
import type { mailLoader } from './load.ts'
import { MailStateBadge } from './mail-state-badge.tsx'
import styles from './page.module.css'
import './messages.ts'

export { pageHeaders as headers } from '../../../sites/pages/page-headers.ts'
export { mailLoader as loader } from './load.ts'

/** One email, as plain text and as HTML. */
export default withMessages(['outbox'], function Mail() {
  const { id, to, subject, state, postedAt, senderName, replyTo, text, lastError } = useLoaderData<typeof mailLoader>()
  const { t } = useText()
  return (
    <Page>
      <PageHead title={subject} hidden />
      <PageBreadcrumbs title={subject} />
      <h1 className={styles.title}>{subject}</h1>
      <DescriptionList>
        <Description term={t('outbox-from-label')}>{senderName}</Description>
        <Description term={t('outbox-to-label')}>{to.name === '' ? to.address : `${to.name} <${to.address}>`}</Description>
        {replyTo !== null && <Description term={t('outbox-reply-label')}>{replyTo}</Description>}
        <Description term={t('outbox-posted-label')}>
          <Moment time={postedAt} />
        </Description>
        <Description term={t('outbox-state-label')}>
          <MailStateBadge state={state} />
          {lastError !== null && <span className={styles.problem}>{lastError}</span>}
        </Description>
      </DescriptionList>
      {text === null ? (
        <p className={styles.removed}>{t('outbox-gone')}</p>
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
    </Page>
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
