/** The page of a link in an email, in every state. It needs the messages `mailed-links`. */

import { Form, useNavigation } from 'react-router'
import { messageKeys } from '../../../../core/text/message-keys.ts'
import { Button } from '../../../../ui/button.tsx'
import { NoticePage } from '../../../sites/components/notice-page.tsx'
import { useText } from '../../../sites/text/text.tsx'
import {
  type DeadLinkKind,
  deadLinkKinds,
  type LinkState,
  linkHours,
  type MailedLinkPurpose,
  resendParameter,
} from '../../domain/mailed-links.ts'
import './messages.ts'

const reasonKeys = messageKeys('link', deadLinkKinds)

interface Notice {
  title: string
  text: string
  /** Buttons and links for what to do next. */
  actions?: React.ReactNode
}

interface LinkScreenProps<Open, Confirmed> {
  /** Says how long the link was valid; absent for one that does not expire. */
  purpose?: MailedLinkPurpose
  state: LinkState<Open, Confirmed>
  /** These describe what the link does once it is confirmed: a `LinkQuestion`, or a form. */
  open: (open: Open) => React.ReactElement
  confirmed?: (confirmed: Confirmed) => Notice
  conflict?: Notice
  /** This says what follows from a link that does nothing. `reason` is in place of the usual one, `next` says what can be done. */
  dead: (kind: DeadLinkKind) => { reason?: string; next?: string; actions: React.ReactElement }
}

export function LinkScreen<Open, Confirmed = never>({ purpose, state, open, confirmed, conflict, dead }: LinkScreenProps<Open, Confirmed>) {
  const { t } = useText()
  switch (state.kind) {
    case 'open':
      return open(state.open)
    case 'confirmed':
      return confirmed && <NoticeOf notice={confirmed(state.confirmed)} isNews />
    case 'conflict':
      return conflict && <NoticeOf notice={conflict} />
    case 'resent':
      return <NoticeOf notice={{ title: t('link-resent-title'), text: t('link-resent-text') }} isNews />
    case 'rate-limited':
      return <NoticeOf notice={{ title: t('link-gone-title'), text: t('link-resend-wait', { count: state.minutes }) }} isNews />
    case 'used':
    case 'withdrawn':
    case 'expired':
    case 'unknown':
    case 'other-site':
    case 'target-gone': {
      const {
        reason = t(reasonKeys[state.kind], { count: purpose === undefined ? 0 : linkHours[purpose] }),
        next,
        actions,
      } = dead(state.kind)
      return (
        <NoticePage title={t('link-gone-title')} actions={actions}>
          <p>{reason}</p>
          {state.kind === 'expired' && <ResendForm />}
          {next !== undefined && <p>{next}</p>}
        </NoticePage>
      )
    }
  }
}

/** Only the mailbox gets the link: whoever opened this one reads nothing about its recipient. */
function ResendForm() {
  const { t } = useText()
  const pending = useNavigation().formMethod === 'POST'
  return (
    <Form method="post" action={`?${resendParameter}`}>
      <p>{t('link-resend-text')}</p>
      <p>
        <Button type="submit" variant="primary" pending={pending}>
          {t('link-resend')}
        </Button>
      </p>
    </Form>
  )
}

const NoticeOf = ({ notice: { title, text, actions }, isNews }: { notice: Notice; isNews?: boolean }) => (
  <NoticePage title={title} actions={actions}>
    <p role={isNews ? 'status' : undefined}>{text}</p>
  </NoticePage>
)

interface LinkQuestionProps {
  title: string
  /** This says what happens. */
  children: React.ReactNode
  submit: string
  isDangerous?: boolean
  /** This says what can be done instead. */
  actions?: React.ReactNode
}

/** Asks whether to do what the link is for. */
export function LinkQuestion({ title, children, submit, isDangerous = false, actions }: LinkQuestionProps) {
  const pending = useNavigation().formMethod === 'POST'
  return (
    <NoticePage title={title} actions={actions}>
      {children}
      <Form method="post">
        <p>
          <Button type="submit" variant={isDangerous ? 'danger' : 'primary'} pending={pending}>
            {submit}
          </Button>
        </p>
      </Form>
    </NoticePage>
  )
}
