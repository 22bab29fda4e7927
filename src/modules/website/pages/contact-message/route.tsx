import { Link, useActionData, useLoaderData, useNavigation } from 'react-router'
import { type Entries, entryOf } from '../../../../core/forms/entries.ts'
import { formLimits } from '../../../../core/forms/limits.ts'
import { href } from '../../../../core/http/href.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Form, FormActions, SubmitButton } from '../../../../ui/form.tsx'
import { Select } from '../../../../ui/select.tsx'
import { LongTextField, TextField } from '../../../../ui/text-field.tsx'
import { CaptchaField } from '../../../accounts/components/account-form/captcha-field.tsx'
import { useSchemaForm } from '../../../sites/components/forms/use-schema-form.ts'
import { PageBreadcrumbs } from '../../../sites/components/page-breadcrumbs.tsx'
import { PageHead } from '../../../sites/components/page-head.tsx'
import { useSite } from '../../../sites/pages/use-site.ts'
import { useText, withMessages } from '../../../sites/text/text.tsx'
import { contactMessageSchema, contactSubjects } from '../../domain/contact-message.ts'
import { contactSubjectKeys } from '../contact/subject-keys.ts'
import type { action, loader } from './load.ts'
import styles from './page.module.css'
import '../../../accounts/components/account-form/messages.ts'
import '../contact/messages.ts'

export { pageHeaders as headers } from '../../../sites/pages/page-headers.ts'
export { action, loader } from './load.ts'

const nothing: Entries = {}

export default withMessages(['forms', 'registration', 'contact'], function ContactMessage() {
  const { isSent } = useLoaderData<typeof loader>()
  const site = useSite()?.platform.displayName ?? ''
  const { t } = useText()
  const title = t('contact-write')
  return (
    <main id="content" className={styles.page}>
      <PageHead title={title} description={t('contact-description', { site })} />
      <PageBreadcrumbs title={title} />
      <h1>{title}</h1>
      {isSent ? (
        <>
          <Alert type="SUCCESS" typeLabel={t('alert-success')}>
            {t('contact-sent', { site })}
          </Alert>
          <p>
            <Link to={href('/contact')}>{t('footer-contact')}</Link>
          </p>
        </>
      ) : (
        <ContactMessageForm />
      )}
    </main>
  )
})

function ContactMessageForm() {
  const loaded = useLoaderData<typeof loader>()
  const { sender } = loaded
  const refused = useActionData<typeof action>()
  const { t } = useText()
  const labels: Readonly<Record<string, string>> = {
    senderName: t('contact-name'),
    senderEmail: t('contact-email'),
    subject: t('contact-subject'),
    message: t('contact-message'),
  }
  const schema = contactMessageSchema(sender !== null)
  const control = useSchemaForm({ schema, labelOf: name => labels[name] ?? '', ...refused?.refusal })
  const pending = useNavigation().formMethod === 'POST'
  const entries = refused?.entries ?? nothing
  const question = refused?.question ?? loaded.question
  return (
    <Form control={control} pending={pending} summaryTitle={count => t('form-error-title', { count })}>
      {sender === null ? (
        <>
          <TextField
            name="senderName"
            label={t('contact-name')}
            required
            autoComplete="name"
            defaultValue={entryOf(entries, 'senderName')}
          />
          <TextField
            name="senderEmail"
            type="email"
            label={t('contact-email')}
            description={t('contact-email-help')}
            required
            autoComplete="email"
            defaultValue={entryOf(entries, 'senderEmail')}
          />
        </>
      ) : (
        <p>{t('contact-as', sender)}</p>
      )}
      <Select
        name="subject"
        label={t('contact-subject')}
        required
        placeholder={t('contact-subject-choose')}
        defaultValue={entryOf(entries, 'subject') || (loaded.subject ?? '')}
        options={contactSubjects.map(value => ({ value, label: t(contactSubjectKeys[value]) }))}
      />
      <LongTextField
        name="message"
        label={t('contact-message')}
        required
        maxLength={formLimits.contactMessageLength}
        remaining={count => t('contact-left', { count })}
        defaultValue={entryOf(entries, 'message')}
      />
      {sender === null && (
        <CaptchaField key={question.token} name="captcha" question={question} onFinish={() => control.check('captcha')} />
      )}
      <p className={styles.privacy}>
        {t('contact-privacy')} <Link to={href('/legal/*', { '*': 'privacypolicy' })}>{t('footer-privacy')}</Link>
      </p>
      <FormActions>
        <SubmitButton>{t('contact-submit')}</SubmitButton>
      </FormActions>
    </Form>
  )
}
