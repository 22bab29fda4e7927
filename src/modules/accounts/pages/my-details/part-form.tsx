import { useActionData, useLoaderData, useNavigation } from 'react-router'
import type { Entries, EntryRule } from '../../../../core/forms/entries.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Form, FormActions, SubmitButton } from '../../../../ui/form.tsx'
import { useText } from '../../../sites/text/text.tsx'
import type { Labels } from '../../components/account-form/form-messages.ts'
import { useAccountForm } from '../../components/account-form/use-account-form.ts'
import type { action } from './act.ts'
import type { loader } from './load.ts'
import styles from './page.module.css'
import type { Part } from './parts.ts'

interface PartFormProps {
  part: Part
  title: string
  text?: React.ReactNode
  rules: Readonly<Record<string, EntryRule>>
  labels: Labels
  submit: string
  /** The message after success. */
  success: string
  /** The action cannot be undone. */
  isDanger?: boolean
  /** Renders the fields. @param entries as they were sent and rejected; else the stored ones */
  children: (entries: Entries, last: ReturnType<typeof useActionData<typeof action>>) => React.ReactNode
}

/** One section of the page: a form of its own, which shows its outcome in place. */
export function PartForm({ part, title, text, rules, labels, submit, success, isDanger = false, children }: PartFormProps) {
  const { saved, entries } = useLoaderData<typeof loader>()
  const answered = useActionData<typeof action>()
  const last = answered?.part === part ? answered : undefined
  const { t } = useText()
  const control = useAccountForm({ rules, labels, refusal: last?.refusal })
  const pending = useNavigation().formData?.get('part') === part
  return (
    <section className={styles.part} id={part} aria-labelledby={`${part}-title`}>
      <div>
        <h2 id={`${part}-title`}>{title}</h2>
        {text !== undefined && <p className={styles.text}>{text}</p>}
      </div>
      {saved === part && last === undefined && (
        <Alert type="SUCCESS" typeLabel={t('alert-success')}>
          {success}
        </Alert>
      )}
      <Form control={control} pending={pending} summaryTitle={count => t('form-error-title', { count })} preventScrollReset>
        <input type="hidden" name="part" value={part} />
        {children(last === undefined ? entries : { ...last.entries }, last)}
        <FormActions>
          <SubmitButton variant={isDanger ? 'danger' : 'secondary'}>{submit}</SubmitButton>
        </FormActions>
      </Form>
    </section>
  )
}
