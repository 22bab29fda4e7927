import { useActionData, useNavigation } from 'react-router'
import { entryOf } from '../../../../core/forms/entries.ts'
import { href } from '../../../../core/http/href.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Form, FormActions, SubmitButton } from '../../../../ui/form.tsx'
import { TextLink } from '../../../../ui/link.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { ContactMessage } from '../../../sites/components/contact-message.tsx'
import { NoticePage } from '../../../sites/components/notice-page.tsx'
import { useText, withMessages } from '../../../sites/text/text.tsx'
import { useAccountForm } from '../../components/account-form/use-account-form.ts'
import { passwordRequestRules } from '../../domain/forms/password-reset.ts'
import type { action } from './load.ts'
import '../../components/account-form/messages.ts'

export { pageHeaders as headers } from '../../../sites/pages/page-headers.ts'
export { action, loader } from './load.ts'

export default withMessages(['forms', 'registration'], function ForgottenPassword() {
  const answered = useActionData<typeof action>()
  const text = useText()
  const { t } = text
  const labels = { email: t('account-email') }
  const control = useAccountForm({ rules: passwordRequestRules(labels.email), labels, refusal: answered?.refusal })
  const pending = useNavigation().formMethod === 'POST'
  return (
    <NoticePage title={t('forgotten-title')}>
      {answered?.isAccepted ? (
        <Alert type="SUCCESS" typeLabel={t('alert-success')}>
          <ContactMessage message="reset-password-success" />
        </Alert>
      ) : (
        <p>{t('forgotten-text')}</p>
      )}
      <Form control={control} pending={pending} summaryTitle={count => t('form-error-title', { count })}>
        <TextField
          name="email"
          type="email"
          label={labels.email}
          required
          autoComplete="email"
          defaultValue={entryOf(answered?.entries ?? {}, 'email')}
        />
        <FormActions>
          <SubmitButton>{t('forgotten-submit')}</SubmitButton>
          <TextLink href={href('/login')}>{t('sign-in')}</TextLink>
        </FormActions>
      </Form>
    </NoticePage>
  )
})
