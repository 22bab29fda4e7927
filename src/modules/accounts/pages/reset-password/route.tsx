import { useActionData, useLoaderData, useNavigation } from 'react-router'
import { formLimits } from '../../../../core/forms/limits.ts'
import { href } from '../../../../core/http/href.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { Form, FormActions, SubmitButton } from '../../../../ui/form.tsx'
import { TextLink } from '../../../../ui/link.tsx'
import { PasswordField } from '../../../../ui/text-field.tsx'
import { NoticePage } from '../../../sites/components/notice-page.tsx'
import { useText, withMessages } from '../../../sites/text/text.tsx'
import { type FormRefusal, useAccountForm } from '../../components/account-form/use-account-form.ts'
import { LinkScreen } from '../../components/mailed-link/link-screen.tsx'
import { passwordResetRules } from '../../domain/forms/password-reset.ts'
import type { action, loader } from './load.ts'
import '../../components/account-form/messages.ts'

export { pageHeaders as headers } from '../../../sites/pages/page-headers.ts'
export { action, loader } from './load.ts'

export default withMessages(['forms', 'mailed-links', 'person', 'registration'], function ResetPassword() {
  const found = useLoaderData<typeof loader>()
  const state = useActionData<typeof action>() ?? found
  const { t } = useText()
  return (
    <LinkScreen
      purpose="reset-password"
      state={state}
      open={({ refusal }) => <NewPassword refusal={refusal ?? undefined} />}
      confirmed={() => ({
        title: t('reset-done-title'),
        text: t('reset-done-text'),
        actions: <ButtonLink to={href('/login')}>{t('sign-in')}</ButtonLink>,
      })}
      dead={kind =>
        kind === 'used'
          ? {
              next: t('reset-used-text'),
              actions: (
                <>
                  <ButtonLink to={href('/login')}>{t('sign-in')}</ButtonLink>
                  <TextLink href={href('/password/forgotten')}>{t('reset-again')}</TextLink>
                </>
              ),
            }
          : { actions: <ButtonLink to={href('/password/forgotten')}>{t('reset-again')}</ButtonLink> }
      }
    />
  )
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
        <FormActions>
          <SubmitButton>{t('password-save')}</SubmitButton>
        </FormActions>
      </Form>
    </NoticePage>
  )
}
