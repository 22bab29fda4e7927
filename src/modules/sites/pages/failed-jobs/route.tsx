import check from '@tabler/icons/outline/circle-check.svg?raw'
import { useActionData, useLoaderData } from 'react-router'
import { messageKeys } from '../../../../core/text/message-keys.ts'
import { DataTable, type TableColumn } from '../../../../ui/data-table/data-table.tsx'
import { EmptyState } from '../../../../ui/layout/empty-state.tsx'
import { ListScreen } from '../../../../ui/layout/list-screen.tsx'
import { ChosenForm } from '../../components/chosen/chosen-form.tsx'
import { ChosenResult } from '../../components/chosen/chosen-result.tsx'
import { Moment } from '../../components/moment.tsx'
import { PageBreadcrumbs } from '../../components/page-breadcrumbs.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { chosenJobActs } from '../../domain/chosen-job-acts.ts'
import { useText, withMessages } from '../../text/text.tsx'
import type { action, loader } from './load.ts'
import './messages.ts'

export { pageHeaders as headers } from '../page-headers.ts'
export { action, loader } from './load.ts'

const doneKeys = messageKeys('failed-jobs-chosen', chosenJobActs)

type Listed = ReturnType<typeof useLoaderData<typeof loader>>['jobs'][number]

/** The jobs that the server has given up, newest first. */
export default withMessages(['failed-jobs', 'tables'], function FailedJobs() {
  const { jobs, result } = useLoaderData<typeof loader>()
  const answered = useActionData<typeof action>()
  const { t } = useText()
  const title = t('failed-jobs')
  const nameOf = ({ job, message }: Listed) => t('failed-jobs-name', { job, error: message })
  const columns: TableColumn<Listed>[] = [
    { key: 'job', label: t('failed-jobs-job'), isRowHeader: true, cell: ({ job }) => job },
    { key: 'message', label: t('failed-jobs-error'), cell: ({ message }) => <bdi>{message}</bdi> },
    { key: 'at', label: t('failed-jobs-at'), cell: ({ at }) => <Moment time={at} /> },
    { key: 'attempts', label: t('failed-jobs-attempts'), isNumeric: true, cell: ({ attempts }) => String(attempts) },
  ]
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
      lead={t('failed-jobs-lead')}
    >
      {result !== null && (
        <ChosenResult
          result={result}
          isRemoved
          doneText={t(doneKeys[result.act], { count: result.done })}
          linkTo={id => {
            const job = jobs.find(each => each.id === id)
            return job === undefined ? id : nameOf(job)
          }}
        />
      )}
      {jobs.length === 0 ? (
        <EmptyState icon={check}>{t('failed-jobs-none')}</EmptyState>
      ) : (
        <ChosenForm
          rows={jobs}
          keyOf={({ id }) => id}
          nameOf={nameOf}
          acts={[
            { act: 'retry', label: t('failed-jobs-retry') },
            {
              act: 'discard',
              label: t('failed-jobs-discard'),
              ask: {
                question: count => t('failed-jobs-ask', { count }),
                help: t('failed-jobs-help'),
                confirmLabel: count => t('failed-jobs-sure', { count }),
                cancelLabel: t('failed-jobs-keep'),
              },
            },
          ]}
          answered={answered}
          isDone={result !== null}
        >
          {selection => <DataTable caption={title} rows={jobs} keyOf={({ id }) => id} columns={columns} selection={selection} />}
        </ChosenForm>
      )}
    </ListScreen>
  )
})
