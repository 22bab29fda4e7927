import { Link, useActionData, useLoaderData, useNavigation } from 'react-router'
import { entryOf } from '../../../../core/forms/entries.ts'
import { messageKeys } from '../../../../core/text/message-keys.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Form, FormActions, SubmitButton } from '../../../../ui/form.tsx'
import { RadioGroup } from '../../../../ui/radio-group.tsx'
import { LongTextField } from '../../../../ui/text-field.tsx'
import { useAccountForm } from '../../../accounts/components/account-form/use-account-form.ts'
import { PageHead } from '../../../sites/components/page-head.tsx'
import { useText, withMessages } from '../../../sites/text/text.tsx'
import { flagReasons } from '../../domain/comment.ts'
import { flagRules } from '../../domain/comment-form.ts'
import styles from '../comments/page.module.css'
import type { action, loader } from './load.ts'
import '../comments/messages.ts'

export { pageHeaders as headers } from '../../../sites/pages/page-headers.ts'
export { action, loader } from './load.ts'

const reasonKeys = messageKeys('comment-report', flagReasons)

/** Open to everybody, with or without an account: reporting harm must not require one. */
export default withMessages(['forms', 'comments'], function ReportComment() {
  const { path, isDone } = useLoaderData<typeof loader>()
  const answered = useActionData<typeof action>()
  const { t } = useText()
  const labels = { reason: t('comment-report-reason'), text: t('comment-report-text') }
  const control = useAccountForm({ rules: flagRules(labels.text), labels, refusal: answered?.refusal })
  const pending = useNavigation().state === 'submitting'
  const title = t('comment-report-title')
  const entries = { ...answered?.entries }
  return (
    <main id="content" className={styles.page}>
      <PageHead title={title} hidden />
      <p className={styles.back}>
        <Link to={path}>{t('comments-back')}</Link>
      </p>
      <h1>{title}</h1>
      {isDone && answered === undefined ? (
        <Alert type="SUCCESS" typeLabel={t('alert-success')}>
          {t('comment-report-done')}
        </Alert>
      ) : (
        <>
          <p className={styles.item}>{t('comment-report-lead')}</p>
          <Form control={control} pending={pending} summaryTitle={count => t('form-error-title', { count })}>
            <RadioGroup
              name="reason"
              label={labels.reason}
              required
              options={flagReasons.map(reason => ({ value: reason, label: t(reasonKeys[reason]) }))}
              defaultValue={entryOf(entries, 'reason')}
            />
            <LongTextField
              name="text"
              label={labels.text}
              optional={t('optional')}
              remaining={left => t('comment-remaining', { count: left })}
              defaultValue={entryOf(entries, 'text')}
            />
            <FormActions>
              <SubmitButton>{t('comment-report-submit')}</SubmitButton>
            </FormActions>
          </Form>
        </>
      )}
    </main>
  )
})
