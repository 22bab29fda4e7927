import { useActionData, useLoaderData, useNavigation } from 'react-router'
import { formLimits } from '../../../domain/forms/limits.ts'
import { passwordResetRules } from '../../../domain/forms/password-reset.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Form, FormActions, SubmitButton } from '../../../ui/form.tsx'
import { PasswordField } from '../../../ui/text-field.tsx'
import { type FormRefusal, useAccountForm } from '../../components/account-form/use-account-form.ts'
import { NoticePage } from '../../components/notice-page.tsx'
import { useText, withWords } from '../../text/text.tsx'
import type { action, loader } from './load.ts'
import '../../components/account-form/words.ts'

export const ResetPasswordPage = withWords(['forms', 'person', 'registration'], function ResetPassword() {
  const found = useLoaderData<typeof loader>()
  const answered = useActionData<typeof action>()
  const { say } = useText()
  switch (answered?.state ?? found.state) {
    case 'open':
      return <NewPassword refusal={answered?.refusal} />
    case 'done':
      return (
        <NoticePage title={say('reset-done-title')} actions={<ButtonLink to="/login">{say('sign-in')}</ButtonLink>}>
          <p role="status">{say('reset-done-text')}</p>
        </NoticePage>
      )
    case 'gone':
      return (
        <NoticePage title={say('link-gone-title')} actions={<ButtonLink to="/password/forgotten">{say('reset-again')}</ButtonLink>}>
          <p>{say('reset-gone-text')}</p>
        </NoticePage>
      )
  }
})

function NewPassword({ refusal }: { refusal: FormRefusal | undefined }) {
  const { say } = useText()
  const labels = { newPassword: say('new-password') }
  const control = useAccountForm({ rules: passwordResetRules(labels.newPassword), labels, refusal })
  const pending = useNavigation().formMethod === 'POST'
  const words = { show: say('show-password'), hide: say('hide-password') }
  return (
    <NoticePage title={say('reset-title')}>
      <p>{say('reset-text')}</p>
      <Form control={control} pending={pending} summaryTitle={count => say('form-error-title', { count })}>
        <PasswordField
          name="newPassword"
          label={labels.newPassword}
          description={say('new-password-help', { count: formLimits.passwordShortest })}
          required
          autoComplete="new-password"
          words={words}
        />
        <PasswordField name="verifyNewPassword" label={say('new-password-again')} required autoComplete="new-password" words={words} />
        <FormActions>
          <SubmitButton>{say('password-save')}</SubmitButton>
        </FormActions>
      </Form>
    </NoticePage>
  )
}
