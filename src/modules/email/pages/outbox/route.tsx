import inbox from '@tabler/icons/outline/inbox.svg?raw'
import { Link, useActionData, useLoaderData } from 'react-router'
import { href } from '../../../../core/http/href.ts'
import { messageKeys } from '../../../../core/text/message-keys.ts'
import { DataTable, type TableSelection } from '../../../../ui/data-table/data-table.tsx'
import { EmptyState } from '../../../../ui/layout/empty-state.tsx'
import { ListScreen } from '../../../../ui/layout/list-screen.tsx'
import { ChosenForm } from '../../../sites/components/chosen/chosen-form.tsx'
import { ChosenResult } from '../../../sites/components/chosen/chosen-result.tsx'
import { Moment } from '../../../sites/components/moment.tsx'
import { PageBreadcrumbs } from '../../../sites/components/page-breadcrumbs.tsx'
import { PageHead } from '../../../sites/components/page-head.tsx'
import { useText, withMessages } from '../../../sites/text/text.tsx'
import { chosenMailActs } from '../../domain/chosen-mail-acts.ts'
import type { listAction, listLoader } from './load.ts'
import { MailStateBadge } from './mail-state-badge.tsx'
import './messages.ts'

export { pageHeaders as headers } from '../../../sites/pages/page-headers.ts'
export { listAction as action, listLoader as loader } from './load.ts'

const doneKeys = messageKeys('outbox-chosen', chosenMailActs)

/** The latest emails, newest first. */
export default withMessages(['outbox', 'tables'], function Outbox() {
  const { mails, keepsMails, mayAct, result } = useLoaderData<typeof listLoader>()
  const { t } = useText()
  const title = t('outbox')
  return (
    <ListScreen
      title={title}
      width="wide"
      head={
        <>
          <PageHead title={title} hidden />
          <PageBreadcrumbs title={title} />
        </>
      }
      lead={t(keepsMails ? 'outbox-kept-text' : 'outbox-sent-text')}
    >
      {result !== null && (
        <ChosenResult
          result={result}
          doneText={t(doneKeys[result.act], { count: result.done })}
          linkTo={id => (
            <Link to={href('/outbox/:mailId', { mailId: Number(id) })}>{mails.find(mail => String(mail.id) === id)?.subject ?? id}</Link>
          )}
        />
      )}
      {mails.length === 0 && <EmptyState icon={inbox}>{t('outbox-empty')}</EmptyState>}
      {mails.length > 0 && !mayAct && <Emails mails={mails} />}
      {mails.length > 0 && mayAct && <ChosenEmails mails={mails} isDone={result !== null} />}
    </ListScreen>
  )
})

type Listed = ReturnType<typeof useLoaderData<typeof listLoader>>['mails'][number]

function ChosenEmails({ mails, isDone }: { mails: readonly Listed[]; isDone: boolean }) {
  const answered = useActionData<typeof listAction>()
  const { t } = useText()
  return (
    <ChosenForm
      rows={mails}
      keyOf={({ id }) => String(id)}
      nameOf={({ subject, to }) => t('outbox-chosen-name', { subject, to: to.address })}
      isChoosable={({ isEnded }) => !isEnded}
      acts={[
        { act: 'send', label: t('outbox-send') },
        {
          act: 'discard',
          label: t('outbox-discard'),
          ask: {
            question: count => t('outbox-discard-ask', { count }),
            help: t('outbox-discard-help'),
            confirmLabel: count => t('outbox-discard-sure', { count }),
            cancelLabel: t('outbox-discard-keep'),
          },
        },
      ]}
      answered={answered}
      isDone={isDone}
    >
      {selection => <Emails mails={mails} selection={selection} />}
    </ChosenForm>
  )
}

function Emails({ mails, selection }: { mails: readonly Listed[]; selection?: TableSelection<Listed> }) {
  const { t } = useText()
  return (
    <DataTable
      caption={t('outbox')}
      rows={mails}
      keyOf={({ id }) => String(id)}
      columns={[
        {
          key: 'subject',
          label: t('outbox-subject-label'),
          isRowHeader: true,
          cell: ({ id, subject }) => <Link to={href('/outbox/:mailId', { mailId: id })}>{subject}</Link>,
        },
        { key: 'to', label: t('outbox-to-label'), cell: ({ to }) => to.address },
        { key: 'state', label: t('outbox-state-label'), cell: ({ state }) => <MailStateBadge state={state} /> },
        { key: 'posted', label: t('outbox-posted-label'), cell: ({ postedAt }) => <Moment time={postedAt} /> },
      ]}
      {...(selection && { selection })}
    />
  )
}
