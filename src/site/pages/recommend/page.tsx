import { Link, useActionData, useLoaderData, useNavigation } from 'react-router'
import { type Entries, entryOf } from '../../../domain/forms/entries.ts'
import { formLimits } from '../../../domain/forms/limits.ts'
import { recommendationRules } from '../../../domain/forms/recommendation.ts'
import { Alert } from '../../../ui/alert.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Form, FormActions, SubmitButton } from '../../../ui/form.tsx'
import { LongTextField, TextField } from '../../../ui/text-field.tsx'
import { CaptchaField } from '../../components/account-form/captcha-field.tsx'
import { useAccountForm } from '../../components/account-form/use-account-form.ts'
import { NoticePage } from '../../components/notice-page.tsx'
import { useText, withWords } from '../../text/text.tsx'
import type { action, loader } from './load.ts'
import styles from './page.module.css'
import '../../components/account-form/words.ts'
import './words.ts'

const nothing: Entries = {}

export const RecommendPage = withWords(['forms', 'registration', 'recommend'], function Recommend() {
  const { item, form, isSent } = useLoaderData<typeof loader>()
  const { say } = useText()
  return (
    <NoticePage
      title={say('recommend-title')}
      actions={
        isSent && (
          <ButtonLink to={form} variant="secondary">
            {say('recommend-others')}
          </ButtonLink>
        )
      }
    >
      {isSent ? (
        <Alert type="SUCCESS" typeLabel={say('alert-success')}>
          {say('email-sent')}
        </Alert>
      ) : (
        <p>{say('recommend-lead')}</p>
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
  const { say } = useText()
  const labels = {
    recipients: say('recommend-recipients'),
    senderName: say('recommend-name'),
    senderEmail: say('recommend-email'),
    message: say('recommend-message'),
  }
  const control = useAccountForm({ rules: recommendationRules(labels, sender !== null), labels, refusal: refused?.refusal })
  const pending = useNavigation().formMethod === 'POST'
  const entries = refused?.entries ?? nothing
  const question = refused?.question ?? loaded.question
  return (
    <Form control={control} pending={pending} summaryTitle={count => say('form-error-title', { count })}>
      <TextField
        name="recipients"
        label={labels.recipients}
        description={say('recommend-recipients-help', { most: formLimits.mostRecipients })}
        required
        maxLength={formLimits.emailAddressLength * formLimits.mostRecipients}
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={entryOf(entries, 'recipients')}
      />
      {sender === null ? (
        <>
          <TextField
            name="senderName"
            label={labels.senderName}
            required
            autoComplete="name"
            defaultValue={entryOf(entries, 'senderName')}
          />
          <TextField
            name="senderEmail"
            type="email"
            label={labels.senderEmail}
            description={say('recommend-email-help')}
            required
            autoComplete="email"
            defaultValue={entryOf(entries, 'senderEmail')}
          />
        </>
      ) : (
        <p>{say('recommend-as', sender)}</p>
      )}
      <LongTextField
        name="message"
        label={labels.message}
        description={say('recommend-message-help')}
        maxLength={formLimits.recommendationLength}
        remaining={count => say('recommend-left', { count })}
        defaultValue={entryOf(entries, 'message')}
      />
      {sender === null && (
        <CaptchaField key={question.token} name="captcha" question={question} onSettle={() => control.check('captcha')} />
      )}
      <p className={styles.privacy}>{say('recommend-privacy')}</p>
      <FormActions>
        <SubmitButton>{say('recommend-submit')}</SubmitButton>
        {ownProgram !== null && <a href={ownProgram}>{say('recommend-own-program')}</a>}
      </FormActions>
    </Form>
  )
}
