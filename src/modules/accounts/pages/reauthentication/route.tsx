import { useActionData, useLoaderData, useNavigation } from 'react-router'
import { required } from '../../../../core/forms/rules.ts'
import { href } from '../../../../core/http/href.ts'
import { Form, FormActions, SubmitButton } from '../../../../ui/form.tsx'
import { TextLink } from '../../../../ui/link.tsx'
import { PasswordField } from '../../../../ui/text-field.tsx'
import { NoticePage } from '../../../sites/components/notice-page.tsx'
import { useText, withMessages } from '../../../sites/text/text.tsx'
import { useAccountForm } from '../../components/account-form/use-account-form.ts'
import { OtherSignInMethods } from '../../components/sign-in-methods/other-sign-in-methods.tsx'
import type { action, loader } from './load.ts'
import '../../components/sign-in-methods/messages.ts'
import '../../../sites/text/form-messages.ts'

export { pageHeaders as headers } from '../../../sites/pages/page-headers.ts'
export { action, loader } from './load.ts'

export default withMessages(['forms', 'ways-in'], function Reauthentication() {
  const { returnTo, hasPassword, providers, passkeys } = useLoaderData<typeof loader>()
  const { t } = useText()
  return (
    <NoticePage title={t('fresh-title')}>
      <p>{t('fresh-text')}</p>
      {hasPassword && <PasswordForm />}
      <OtherSignInMethods providers={providers} passkeys={passkeys} returnTo={returnTo} isOnlyMethod={!hasPassword} />
      <p>
        {t('join-no-password')} <TextLink href={href('/password/forgotten')}>{t('join-choose-password')}</TextLink>
      </p>
    </NoticePage>
  )
})

function PasswordForm() {
  const answered = useActionData<typeof action>()
  const { t } = useText()
  const labels = { plainPassword: t('fresh-password') }
  const control = useAccountForm({ rules: { plainPassword: required(labels.plainPassword) }, labels, refusal: answered?.refusal })
  const pending = useNavigation().formMethod === 'POST'
  return (
    <Form control={control} pending={pending} summaryTitle={count => t('form-error-title', { count })}>
      <PasswordField
        name="plainPassword"
        label={labels.plainPassword}
        required
        autoComplete="current-password"
        messages={{ show: t('show-password'), hide: t('hide-password') }}
      />
      <FormActions>
        <SubmitButton>{t('fresh-submit')}</SubmitButton>
      </FormActions>
    </Form>
  )
}
