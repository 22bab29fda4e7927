/** Signing up for content alerts (specification, accounts.md sections 4, 5 and 8): the answer to the box, and a page for browsers without script. */

import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router'
import { entryOf } from '../../../../core/forms/entries.ts'
import { formLimits } from '../../../../core/forms/limits.ts'
import { type PageContext, pageRequestContext } from '../../../sites/pages/context.ts'
import { pageNotFound, unavailable } from '../../../sites/pages/failures.ts'
import { minutesOf, readEntries, requestContextOf } from '../../../sites/pages/form-entries.ts'
import { privateHeaders } from '../../../sites/pages/guard.ts'
import { requestText } from '../../../sites/text/request-text.ts'
import type { AlertStatus } from '../../domain/status.ts'
import { type AlertTopic, readTopic } from '../../domain/topic.ts'
import { alertBoxFacts } from '../alert-facts.ts'
import { alertsContext } from '../context.ts'
import { describeTopic } from './describe-topic.ts'

export interface AlertAnswer {
  status: AlertStatus
  /** The message of the outcome. */
  message: string
  /** A confirmation link was sent to this email; null: none was. */
  sent: { email: string; resend: string } | null
  /** The error of the typed email address. */
  error: string | null
}

export async function loader({ context, request }: LoaderFunctionArgs) {
  const topic = readTopic(new URL(request.url).searchParams.get('topic') ?? 'platform')
  if (topic === null) throw pageNotFound()
  return data(await pageOf(context, topic), { headers: privateHeaders })
}

async function pageOf(context: PageContext, topic: AlertTopic) {
  const about = await describeTopic(context, topic)
  if (about === null) throw pageNotFound()
  return { about, box: await alertBoxFacts(context, topic) }
}

export async function action(args: ActionFunctionArgs) {
  const { context, request } = args
  const requestContext = context.get(pageRequestContext)
  const { alerts } = context.get(alertsContext)
  if (!requestContext.isRecognised) throw unavailable()
  const entries = readEntries(await request.formData())
  const topic = readTopic(entryOf(entries, 'topic') || 'platform')
  if (topic === null) throw pageNotFound()
  const { t } = await requestText(requestContext)
  const answer = (code: number, said: AlertAnswer) => data(said, { status: code, headers: privateHeaders })
  const refused = (code: number, error: string) => answer(code, { status: 'NOT_SIGNED_UP', message: '', sent: null, error })
  const email = entryOf(entries, 'emailAddress').slice(0, formLimits.emailAddressLength)
  const outcome = await alerts.signUp(requestContextOf(args), requestContext.user, { topic, email })
  switch (outcome.kind) {
    case 'signed-up': {
      const { status } = outcome
      return answer(200, {
        status,
        message: t(status === 'ALREADY_SIGNED_UP' ? 'alerts-already' : 'alerts-success'),
        sent: null,
        error: null,
      })
    }
    case 'mail-sent': {
      // What was read out is read out again only if it differs.
      const message = t(entryOf(entries, 'resend') === '' ? 'alerts-mail-sent' : 'alerts-mail-sent-again', { email })
      return answer(200, { status: 'SUCCESFULLY_SIGNED_UP', message, sent: { email, resend: t('alerts-resend') }, error: null })
    }
    case 'stay-updated':
      return refused(422, t('alerts-stay-updated', { email: outcome.own }))
    case 'refused': {
      const message = outcome.errors.emailAddress ?? { key: 'email_invalid_message', values: {} }
      return refused(422, t(message.key, { ...message.values, label: t('alerts-email') }))
    }
    case 'unknown-topic':
      return refused(422, t('content-alerts-signup-error'))
    case 'too-many':
      return refused(429, t('alerts-too-many', { count: minutesOf(outcome.wait) }))
  }
}
