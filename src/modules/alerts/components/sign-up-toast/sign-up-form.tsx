import { type FormEvent, useEffect, useState } from 'react'
import { formLimits } from '../../../../core/forms/limits.ts'
import { Captcha } from '../../../../ui/captcha.tsx'
import { Form, SubmitButton } from '../../../../ui/form.tsx'
import { fieldId } from '../../../../ui/form-context.ts'
import type { FieldRules, FormAnswer } from '../../../../ui/form-state.ts'
import { solveCaptcha } from '../../../../ui/solve-captcha.ts'
import { TextField } from '../../../../ui/text-field.tsx'
import { ToastAction } from '../../../../ui/toast.tsx'
import { useForm } from '../../../../ui/use-form.ts'
import { type Text, useText } from '../../../sites/text/text.tsx'
import { type UpdateSignUpField, updateSignUpFields, updateSignUpRules } from '../../domain/update-sign-up.ts'
import { type SendOutcome, sendSignUp } from './send-sign-up.ts'
import styles from './sign-up-panel.module.css'

const solve = (signal: AbortSignal) => solveCaptcha('/api/captcha/challenge', signal)

const labelsIn = ({ t }: Text) => ({
  firstName: t('updates-first-name'),
  lastName: t('updates-last-name'),
  email: t('updates-email'),
  institution: t('updates-institution'),
})

/** The rules of the domain, with messages instead of keys. */
function rulesIn(text: Text): FieldRules {
  const rules = updateSignUpRules(labelsIn(text))
  const worded = updateSignUpFields.map(field => {
    const rule = (entry: string) => {
      const invalid = rules[field](entry)
      return invalid && text.translateKey(invalid.key, invalid.values)
    }
    return [field, rule] as const
  })
  return Object.fromEntries(worded)
}

/** The server's answer as messages. */
function answerIn(text: Text, outcome: Exclude<SendOutcome, { kind: 'success' }>): FormAnswer {
  if (outcome.kind === 'failed') return { messages: [text.t(outcome.message)] }
  const labels: Partial<Record<UpdateSignUpField, string>> = labelsIn(text)
  const errors: Record<string, string> = {}
  for (const field of updateSignUpFields) {
    const key = outcome.errors[field]
    const maxLength = field === 'email' ? formLimits.emailAddressLength : formLimits.textLength
    if (key !== undefined) errors[field] = text.translateKey(key, { label: labels[field] ?? '', maxLength })
  }
  return { errors }
}

interface SignUpFormProps {
  takesFocus: boolean
  pageEnd: string
  onSuccess: () => void
}

/** First name, last name, email, institution and captcha (specification, accounts.md sections 2, 3 and 5). What was typed stays when sending fails. */
export function SignUpForm({ takesFocus, pageEnd, onSuccess }: SignUpFormProps) {
  const text = useText()
  const { t, language } = text
  const labels = labelsIn(text)
  const [answer, setAnswer] = useState<FormAnswer>()
  const [pending, setPending] = useState(false)
  const [captchas, setCaptchas] = useState(0)

  const send = async (data: FormData) => {
    setPending(true)
    data.set('headerText', t('updates-title'))
    data.set('language', language)
    const outcome = await sendSignUp(data)
    setPending(false)
    if (outcome.kind === 'success') return onSuccess()
    // A rejected captcha cannot be used again; after a failed request, the server may have consumed it.
    if (outcome.kind === 'failed' || outcome.errors.captcha !== undefined) setCaptchas(count => count + 1)
    setAnswer(answerIn(text, outcome))
  }
  const control = useForm({
    rules: rulesIn(text),
    answer,
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault()
      if (!pending) void send(new FormData(event.currentTarget))
    },
  })
  const { id } = control
  useEffect(() => {
    if (takesFocus) document.getElementById(fieldId(id, 'firstName'))?.focus({ preventScroll: true })
  }, [id, takesFocus])

  return (
    <div className={styles.form}>
      <p>{t('updates-text')}</p>
      <Form control={control} pending={pending} summaryTitle={count => t('form-error-title', { count })}>
        <TextField name="firstName" label={labels.firstName} required autoComplete="given-name" />
        <TextField name="lastName" label={labels.lastName} required autoComplete="family-name" />
        <TextField name="email" type="email" label={labels.email} required autoComplete="email" />
        <TextField name="institution" label={labels.institution} autoComplete="organization" />
        <Captcha
          key={captchas}
          name="captcha"
          solve={solve}
          onFinish={() => control.check('captcha')}
          messages={{
            label: t('captcha-label'),
            checking: t('captcha-verifying'),
            checked: t('captcha-verified'),
            failed: t('captcha-error'),
            expired: t('captcha-expired'),
          }}
        />
        <ToastAction untilInView={pageEnd}>
          <SubmitButton>{t('updates-submit')}</SubmitButton>
        </ToastAction>
      </Form>
    </div>
  )
}
