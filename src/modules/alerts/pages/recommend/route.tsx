import { Link, useActionData, useLoaderData, useNavigation } from 'react-router'
import { type Entries, entryOf } from '../../../../core/forms/entries.ts'
import { formLimits } from '../../../../core/forms/limits.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { ButtonLink } from '../../../../ui/button.tsx'
import { Form, FormActions, SubmitButton } from '../../../../ui/form.tsx'
import { LongTextField, TextField } from '../../../../ui/text-field.tsx'
import { CaptchaField } from '../../../accounts/components/account-form/captcha-field.tsx'
import { useSchemaForm } from '../../../sites/components/forms/use-schema-form.ts'
import { NoticePage } from '../../../sites/components/notice-page.tsx'
import { useText, withMessages } from '../../../sites/text/text.tsx'
import { recommendationSchema } from '../../domain/recommendation.ts'
import type { action, loader } from './load.ts'
import styles from './page.module.css'
import '../../../accounts/components/account-form/messages.ts'
import './messages.ts'

export { pageHeaders as headers } from '../../../sites/pages/page-headers.ts'
export { action, loader } from './load.ts'

const nothing: Entries = {}

export default withMessages(['forms', 'registration', 'recommend'], function Recommend() {
  const { item, form, isSent } = useLoaderData<typeof loader>()
  const { t } = useText()
  return (
    <NoticePage
      title={t('recommend-title')}
      actions={
        isSent && (
          <ButtonLink to={form} variant="secondary">
            {t('recommend-others')}
          </ButtonLink>
        )
      }
    >
      {isSent ? (
        <Alert type="SUCCESS" typeLabel={t('alert-success')}>
          {t('email-sent')}
        </Alert>
      ) : (
        <p>{t('recommend-lead')}</p>
      )}
      <p className={styles.item}>
        <Link to={item.path}>{item.title}</Link>
      </p>
      {!isSent && <RecommendForm />}
    </NoticePage>
  )
})

function RecommendForm() {
  const loaded = useLoaderData<typeof loader>()
  const { sender, ownProgram } = loaded
  const refused = useActionData<typeof action>()
  const { t } = useText()
  const labels: Readonly<Record<string, string>> = {
    recipients: t('recommend-recipients'),
    senderName: t('recommend-name'),
    senderEmail: t('recommend-email'),
    message: t('recommend-message'),
  }
  const schema = recommendationSchema(sender !== null)
  const control = useSchemaForm({ schema, labelOf: name => labels[name] ?? '', ...refused?.refusal })
  const pending = useNavigation().formMethod === 'POST'
  const entries = refused?.entries ?? nothing
  const question = refused?.question ?? loaded.question
  return (
    <Form control={control} pending={pending} summaryTitle={count => t('form-error-title', { count })}>
      <TextField
        name="recipients"
        label={t('recommend-recipients')}
        description={t('recommend-recipients-help', { most: formLimits.maxRecipients })}
        required
        maxLength={formLimits.emailAddressLength * formLimits.maxRecipients}
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={entryOf(entries, 'recipients')}
      />
      {sender === null ? (
        <>
          <TextField
            name="senderName"
            label={t('recommend-name')}
            required
            autoComplete="name"
            defaultValue={entryOf(entries, 'senderName')}
          />
          <TextField
            name="senderEmail"
            type="email"
            label={t('recommend-email')}
            description={t('recommend-email-help')}
            required
            autoComplete="email"
            defaultValue={entryOf(entries, 'senderEmail')}
          />
        </>
      ) : (
        <p>{t('recommend-as', sender)}</p>
      )}
      <LongTextField
        name="message"
        label={t('recommend-message')}
        description={t('recommend-message-help')}
        maxLength={formLimits.recommendationLength}
        remaining={count => t('recommend-left', { count })}
        defaultValue={entryOf(entries, 'message')}
      />
      {sender === null && (
        <CaptchaField key={question.token} name="captcha" question={question} onFinish={() => control.check('captcha')} />
      )}
      <p className={styles.privacy}>{t('recommend-privacy')}</p>
      <FormActions>
        <SubmitButton>{t('recommend-submit')}</SubmitButton>
        {ownProgram !== null && <a href={ownProgram}>{t('recommend-own-program')}</a>}
      </FormActions>
    </Form>
  )
}
