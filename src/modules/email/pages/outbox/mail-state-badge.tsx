import type { useLoaderData } from 'react-router'
import { messageKeys } from '../../../../core/text/message-keys.ts'
import { StatusBadge, type Tone } from '../../../../ui/layout/status-badge.tsx'
import { useText } from '../../../sites/text/text.tsx'
import type { listLoader } from './load.ts'
import './messages.ts'

const stateKeys = messageKeys('outbox-state', ['waiting', 'sending', 'sent', 'kept', 'given-up'])

type MailState = ReturnType<typeof useLoaderData<typeof listLoader>>['mails'][number]['state']

const tones: Readonly<Record<MailState, Tone>> = {
  waiting: 'neutral',
  sending: 'neutral',
  sent: 'success',
  kept: 'neutral',
  'given-up': 'error',
}

/** The badge shows what became of an email. */
export function MailStateBadge({ state }: { state: MailState }) {
  const { t } = useText()
  return <StatusBadge tone={tones[state]}>{t(stateKeys[state])}</StatusBadge>
}
