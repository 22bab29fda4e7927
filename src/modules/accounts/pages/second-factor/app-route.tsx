import { useActionData, useLoaderData, useNavigation } from 'react-router'
import { required } from '../../../../core/forms/rules.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { ButtonLink } from '../../../../ui/button.tsx'
import { Form, FormActions, SubmitButton } from '../../../../ui/form.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { NoticePage } from '../../../sites/components/notice-page.tsx'
import { useText, withMessages } from '../../../sites/text/text.tsx'
import { useAccountForm } from '../../components/account-form/use-account-form.ts'
import { QrCode } from '../../components/second-factor/qr-code.tsx'
import { RecoveryCodes } from '../../components/second-factor/recovery-codes.tsx'
import styles from '../../components/second-factor/second-factor.module.css'
import type { action, loader } from './app-load.ts'
import '../../components/second-factor/messages.ts'
import '../../../sites/text/form-messages.ts'

export { pageHeaders as headers } from '../../../sites/pages/page-headers.ts'
export { action, loader } from './app-load.ts'

export default withMessages(['forms', 'second-factor'], function Authenticator() {
  const { returnTo } = useLoaderData<typeof loader>()
  const answered = useActionData<typeof action>()
  const { t } = useText()
  return (
    <NoticePage title={t('factor-set-up-app')}>
      {answered?.kind === 'added' ? (
        <>
          <Alert type="SUCCESS" typeLabel={t('alert-success')}>
            {t('factor-app-done')}
          </Alert>
          <RecoveryCodes codes={answered.recoveryCodes}>
            <ButtonLink to={returnTo}>{t('factor-codes-kept')}</ButtonLink>
          </RecoveryCodes>
        </>
      ) : (
        <>
          <p>{t('factor-app-text')}</p>
          <SetUpForm />
        </>
      )}
    </NoticePage>
  )
})

function SetUpForm() {
  const loaded = useLoaderData<typeof loader>()
  const answered = useActionData<typeof action>()
  const { t } = useText()
  const labels = { code: t('factor-app-code'), name: t('factor-app-name') }
  const refused = answered?.kind === 'refused' ? answered : undefined
  const control = useAccountForm({ rules: { code: required(labels.code) }, labels, refusal: refused?.refusal })
  const pending = useNavigation().formMethod === 'POST'
  // The key that was scanned stays the same when a code was wrong.
  const { offer, qrCode, uri, key } = refused?.offer ?? loaded.offer
  return (
    <Form control={control} pending={pending} summaryTitle={count => t('form-error-title', { count })}>
      <input type="hidden" name="offer" value={offer} />
      <div>
        <p>{t('factor-app-scan')}</p>
        <QrCode {...qrCode} label={t('factor-app-qr')} />
        <p>
          {t('factor-app-key')} <code className={styles.key}>{key}</code>
        </p>
        <p className={styles.open}>
          <a href={uri}>{t('factor-app-open')}</a>
        </p>
      </div>
      <TextField
        name="code"
        label={labels.code}
        required
        autoComplete="one-time-code"
        inputMode="numeric"
        autoCorrect="off"
        spellCheck={false}
      />
      <TextField
        name="name"
        label={labels.name}
        description={t('factor-app-name-help')}
        autoComplete="off"
        defaultValue={refused?.name ?? ''}
      />
      <FormActions>
        <SubmitButton>{t('factor-app-submit')}</SubmitButton>
      </FormActions>
    </Form>
  )
}
