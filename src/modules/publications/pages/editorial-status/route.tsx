import { Form, Link, useActionData, useLoaderData, useNavigation } from 'react-router'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Moment } from '../../../sites/components/moment.tsx'
import { PageBreadcrumbs } from '../../../sites/components/page-breadcrumbs.tsx'
import { PageHead } from '../../../sites/components/page-head.tsx'
import { useText } from '../../../sites/text/text.tsx'
import { maxReasonLength } from '../../domain/peer-review/status-changes.ts'
import type { action, loader } from './load.ts'
import styles from './page.module.css'

export { pageHeaders as headers } from '../../../sites/pages/page-headers.ts'
export { action, loader } from './load.ts'

type Shown = ReturnType<typeof useLoaderData<typeof loader>>

export default function EditorialStatusPage() {
  const version = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const { t } = useText()
  return (
    <main id="content" className={styles.page}>
      <PageHead title={version.heading} hidden />
      {/* No page exists at the paths in between. */}
      <PageBreadcrumbs path="/my/status" title={version.heading} />
      <h1>{version.heading}</h1>
      <p>
        <Link to={version.path}>{version.title}</Link>
      </p>
      <p>
        {version.nowLabel} <strong>{version.now}</strong>
        {version.setByPerson && <span className={styles.facts}> · {version.setByPerson}</span>}
      </p>
      {refused && (
        <Alert type="ERROR" typeLabel={t('alert-error')}>
          {refused.message}
        </Alert>
      )}
      {!refused && version.said && (
        <Alert type="SUCCESS" typeLabel={t('alert-success')}>
          {version.said}
        </Alert>
      )}
      {version.form.choices.length === 0 ? <p>{version.form.nothing}</p> : <Change form={version.form} />}
      {version.changes.length > 0 && <Log log={version.log} changes={version.changes} />}
    </main>
  )
}

function Change({ form }: Pick<Shown, 'form'>) {
  const pending = useNavigation().state === 'submitting'
  return (
    // The action leaves out the message about the previous change.
    <Form method="post" action={form.action} className={styles.form} aria-busy={pending || undefined}>
      <label>
        {form.choose}
        <select name="status" required defaultValue="">
          <option value="" disabled hidden />
          {form.choices.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        {form.reason}
        <textarea name="reason" rows={3} required maxLength={maxReasonLength} />
      </label>
      <label>
        {form.record}
        <input name="record" maxLength={300} autoComplete="off" />
      </label>
      <Button type="submit" pending={pending}>
        {form.send}
      </Button>
    </Form>
  )
}

function Log({ log, changes }: Pick<Shown, 'log' | 'changes'>) {
  return (
    <section aria-labelledby="status-log">
      <h2 id="status-log">{log}</h2>
      <ol className={styles.log}>
        {changes.map(({ id, what, who, reason, changedAt }) => (
          <li key={id}>
            <p>{what}</p>
            <p dir="auto">{reason}</p>
            <p className={styles.facts}>
              <Moment time={changedAt} /> · {who}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
