import { useActionData, useLoaderData, useNavigation } from 'react-router'
import { required } from '../../../../core/forms/rules.ts'
import { href } from '../../../../core/http/href.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { Form, FormActions, SubmitButton } from '../../../../ui/form.tsx'
import { TextLink } from '../../../../ui/link.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { NoticePage } from '../../../sites/components/notice-page.tsx'
import { useText, withMessages } from '../../../sites/text/text.tsx'
import { useAccountForm } from '../../components/account-form/use-account-form.ts'
import styles from '../../components/second-factor/second-factor.module.css'
import { OtherSignInMethods } from '../../components/sign-in-methods/other-sign-in-methods.tsx'
import type { action, loader } from './load.ts'
import { authenticatorPath } from './paths.ts'
import '../../components/second-factor/messages.ts'
import '../../../sites/text/form-messages.ts'

export { pageHeaders as headers } from '../../../sites/pages/page-headers.ts'
export { action, loader } from './load.ts'

export default withMessages(['forms', 'second-factor'], function SecondFactor() {
  const { returnTo, hasFactor, hasAuthenticator, hasPasskey, isWithheld, knowsOrigin, site } = useLoaderData<typeof loader>()
  const { t } = useText()
  const without = isWithheld && <TextLink href={href('/')}>{t('factor-without')}</TextLink>
  if (!hasFactor) {
    return (
      <NoticePage
        title={t('factor-set-up-title')}
        actions={
          <>
            <ButtonLink to={authenticatorPath(returnTo)}>{t('factor-set-up-app')}</ButtonLink>
            {knowsOrigin && (
              <ButtonLink to={`${href('/my/ways-in')}#passkeys`} variant="secondary">
                {t('factor-set-up-passkey')}
              </ButtonLink>
            )}
            {without}
          </>
        }
      >
        <p>{t('factor-set-up-text')}</p>
        <p>{t('factor-ask-why', { site })}</p>
      </NoticePage>
    )
  }
  return (
    <NoticePage title={t('factor-ask-title')}>
      <p>{t(hasAuthenticator ? 'factor-ask-app' : 'factor-ask-passkey')}</p>
      {isWithheld && <p>{t('factor-ask-why', { site })}</p>}
      <CodeForm />
      <OtherSignInMethods providers={[]} passkeys={hasPasskey} returnTo={returnTo} />
      <div className={styles.otherwise}>
        {!hasAuthenticator && <p>{t('factor-elsewhere')}</p>}
        <p>{t('factor-lost')}</p>
        {without && <p>{without}</p>}
      </div>
    </NoticePage>
  )
})

function CodeForm() {
  const answered = useActionData<typeof action>()
  const { t } = useText()
  const labels = { code: t('factor-code') }
  const control = useAccountForm({ rules: { code: required(labels.code) }, labels, refusal: answered?.refusal })
  const pending = useNavigation().formMethod === 'POST'
  return (
    <Form control={control} pending={pending} summaryTitle={count => t('form-error-title', { count })}>
      <TextField
        name="code"
        label={labels.code}
        description={t('factor-code-help')}
        required
        autoComplete="one-time-code"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <FormActions>
        <SubmitButton>{t('factor-submit')}</SubmitButton>
      </FormActions>
    </Form>
  )
}
