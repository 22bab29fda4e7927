import mail from '@tabler/icons/outline/mail.svg?raw'
import { Link, useLoaderData } from 'react-router'
import { href } from '../../../../core/http/href.ts'
import { messageKeys } from '../../../../core/text/message-keys.ts'
import type { ContentType } from '../../../../document/metadata/content-type.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { ContactMessage } from '../../../sites/components/contact-message.tsx'
import { PageBreadcrumbs } from '../../../sites/components/page-breadcrumbs.tsx'
import { PageHead } from '../../../sites/components/page-head.tsx'
import { useSite } from '../../../sites/pages/use-site.ts'
import { type MessageKey, type Text, useText, withMessages } from '../../../sites/text/text.tsx'
import type { SubmissionChoice } from '../../domain/submission-choice.ts'
import { publishKeys } from '../publish-keys.ts'
import { Choice } from './choice.tsx'
import type { loadOfAny, SubmissionRedirectData } from './load.ts'
import styles from './page.module.css'
import { submissionMailtoUrl } from './submission-mailto-url.ts'
import '../../../sites/text/publish-messages.ts'

const taskKeys = messageKeys('hand-off-text', ['newVersion', 'draft'])

/** Shows what was chosen and how to submit, on a site without an author area (specification, reading.md section 2.4). */
export const SubmissionRedirectPage = withMessages(['publish'], function Loaded() {
  return <SubmissionRedirect {...useLoaderData<typeof loadOfAny>()} />
})

export function SubmissionRedirect({ retained, path }: SubmissionRedirectData) {
  const text = useText()
  const { t } = text
  const site = useSite()
  const platform = site?.platform
  const title = titleOf(text, retained)
  const isOpen = !retained.isReadOnly && retained.wish.kind !== 'unknownType'
  const mailtoUrl = isOpen && platform ? submissionMailtoUrl(text, { retained, site: platform, origin: site.origin, path }) : null
  return (
    <main id="content" className={styles.page}>
      <PageHead title={title} hidden />
      <PageBreadcrumbs title={title} />
      <div className={styles.notice}>
        <p className={styles.state}>{t('how-to-submit')}</p>
        <h1>{title}</h1>
        <p className={styles.message}>
          <Explanation retained={retained} hasMailtoUrl={mailtoUrl !== null} />
        </p>
        <Choice retained={retained} />
        {isOpen && <Steps wish={retained.wish} hasMailtoUrl={mailtoUrl !== null} />}
        <p className={styles.actions}>
          {mailtoUrl !== null && (
            <ButtonLink to={mailtoUrl} icon={mail}>
              {t('hand-off-write')}
            </ButtonLink>
          )}
          {retained.backPath !== null && (
            <ButtonLink to={retained.backPath} variant={mailtoUrl === null ? 'primary' : 'secondary'}>
              {t('hand-off-back')}
            </ButtonLink>
          )}
        </p>
        {mailtoUrl !== null && (
          <p className={styles.aside}>
            <ContactMessage message="hand-off-write-text" writesTo="editorial" />
          </p>
        )}
        {isOpen && path !== null && <p className={styles.aside}>{t('hand-off-keep')}</p>}
      </div>
    </main>
  )
}

function titleOf({ t }: Pick<Text, 't'>, { wish }: SubmissionChoice): string {
  switch (wish.kind) {
    case 'type':
      return t(publishKeys[wish.type])
    case 'newVersion':
      return t('publish-new-version')
    case 'draft':
      return t('publish-draft')
    case 'any':
    case 'unknownType':
      return t('publish-start')
  }
}

interface StepsProps {
  wish: SubmissionChoice['wish']
  hasMailtoUrl: boolean
}

/** Lists the steps of a submission in order. */
function Steps({ wish, hasMailtoUrl }: StepsProps) {
  const { t } = useText()
  if (!hasMailtoUrl) {
    return (
      <div className={styles.steps}>
        <p>{t('how-to-submit-guidelines')}</p>
        <Guidelines wish={wish} />
      </div>
    )
  }
  // Only the other system knows of drafts that were started there.
  if (wish.kind === 'draft' || wish.kind === 'unknownType') return null
  return (
    <ol className={styles.steps}>
      <li>
        {t('how-to-submit-guidelines')}
        <Guidelines wish={wish} />
      </li>
      <li>{t(wish.kind === 'newVersion' ? 'how-to-submit-send-version' : 'how-to-submit-send')}</li>
      <li>{t('how-to-submit-answer')}</li>
    </ol>
  )
}

function Guidelines({ wish }: { wish: SubmissionChoice['wish'] }) {
  const { t } = useText()
  const guidelines = wish.kind === 'type' ? guidelinesOf[wish.type] : [...new Set(Object.values(guidelinesOf).flat())]
  return (
    <ul>
      {guidelines.map(guideline => (
        <li key={guideline}>
          <Link to={href('/for-authors/*', { '*': guideline })}>{t(guideline)}</Link>
        </li>
      ))}
    </ul>
  )
}

/** Paths beneath /for-authors. */
const guidelinesOf = {
  ARTICLE: ['article-guidelines'],
  DOCUMENT: ['document-guidelines'],
  POSTER: ['posters-and-slides-guidelines'],
  SLIDE: ['posters-and-slides-guidelines'],
  VIDEO: ['article-guidelines'],
} as const satisfies Record<ContentType, readonly MessageKey[]>

interface ExplanationProps {
  retained: SubmissionChoice
  hasMailtoUrl: boolean
}

function Explanation({ retained: { wish, isReadOnly }, hasMailtoUrl }: ExplanationProps) {
  const { t, put } = useText()
  if (isReadOnly) return <ContactMessage message="publish-nothing-text" writesTo="editorial" />
  if (wish.kind === 'unknownType') return t('hand-off-unknown-type', { said: wish.said })
  if (hasMailtoUrl) return t(wish.kind === 'newVersion' || wish.kind === 'draft' ? taskKeys[wish.kind] : 'hand-off-text')
  return (
    <>
      {wish.kind === 'draft' && `${t('hand-off-text-draft')} `}
      {put('hand-off-no-address', { contact: <Link to={href('/contact')}>{t('footer-contact')}</Link> })}
    </>
  )
}
