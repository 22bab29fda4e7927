import { useActionData, useLoaderData, useNavigation } from 'react-router'
import { formLimits } from '../../../../core/forms/limits.ts'
import { href } from '../../../../core/http/href.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { Form, FormActions, SubmitButton } from '../../../../ui/form.tsx'
import { PasswordField } from '../../../../ui/text-field.tsx'
import { NoticePage } from '../../../sites/components/notice-page.tsx'
import { useText, withMessages } from '../../../sites/text/text.tsx'
import { type FormRefusal, useAccountForm } from '../../components/account-form/use-account-form.ts'
import { passwordResetRules } from '../../domain/forms/password-reset.ts'
import type { action, loader } from './load.ts'
import '../../components/account-form/messages.ts'

export const ResetPasswordPage = withMessages(['forms', 'person', 'registration'], function ResetPassword() {
  const found = useLoaderData<typeof loader>()
  const answered = useActionData<typeof action>()
  const { t } = useText()
  switch (answered?.state ?? found.state) {
    case 'open':
      return <NewPassword refusal={answered?.refusal} />
    case 'done':
      return (
        <NoticePage title={t('reset-done-title')} actions={<ButtonLink to={href('/login')}>{t('sign-in')}</ButtonLink>}>
          <p role="status">{t('reset-done-text')}</p>
        </NoticePage>
      )
    case 'gone':
      return (
        <NoticePage title={t('link-gone-title')} actions={<ButtonLink to={href('/password/forgotten')}>{t('reset-again')}</ButtonLink>}>
          <p>{t('reset-gone-text')}</p>
        </NoticePage>
      )
  }
})

function NewPassword({ refusal }: { refusal: FormRefusal | undefined }) {
  const { t } = useText()
  const labels = { newPassword: t('new-password') }
  const control = useAccountForm({ rules: passwordResetRules(labels.newPassword), labels, refusal })
  const pending = useNavigation().formMethod === 'POST'
  const messages = { show: t('show-password'), hide: t('hide-password') }
  return (
    <NoticePage title={t('reset-title')}>
      <p>{t('reset-text')}</p>
      <Form control={control} pending={pending} summaryTitle={count => t('form-error-title', { count })}>
        <PasswordField
          name="newPassword"
          label={labels.newPassword}
          description={t('new-password-help', { count: formLimits.minPasswordLength })}
          required
          autoComplete="new-password"
          messages={messages}
        />
        <PasswordField name="verifyNewPassword" label={t('new-password-again')} required autoComplete="new-password" messages={messages} />
        <FormActions>
          <SubmitButton>{t('password-save')}</SubmitButton>
        </FormActions>
      </Form>
    </NoticePage>
  )
}
