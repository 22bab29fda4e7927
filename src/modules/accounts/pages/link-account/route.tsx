import { useActionData, useLoaderData, useNavigation } from 'react-router'
import { entryOf, isTicked } from '../../../../core/forms/entries.ts'
import { required } from '../../../../core/forms/rules.ts'
import { href } from '../../../../core/http/href.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { Form, FormActions, SubmitButton } from '../../../../ui/form.tsx'
import { TextLink } from '../../../../ui/link.tsx'
import { PasswordField, TextField } from '../../../../ui/text-field.tsx'
import { NoticePage } from '../../../sites/components/notice-page.tsx'
import { PageHead } from '../../../sites/components/page-head.tsx'
import { useText, withMessages } from '../../../sites/text/text.tsx'
import { FormPart } from '../../components/account-form/form-part.tsx'
import { NameFields } from '../../components/account-form/person-fields.tsx'
import { useAccountForm } from '../../components/account-form/use-account-form.ts'
import { linkedAccountRules } from '../../domain/forms/linked-account.ts'
import styles from '../register/page.module.css'
import type { action, loader } from './load.ts'
import own from './page.module.css'
import '../../components/account-form/messages.ts'
import '../../components/sign-in-methods/messages.ts'
import '../login/messages.ts'

export { pageHeaders as headers } from '../../../sites/pages/page-headers.ts'
export { action, loader } from './load.ts'

type PendingLink = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>['pendingLink']>

export default withMessages(['forms', 'institution', 'person', 'registration', 'session', 'ways-in'], function LinkAccount() {
  const { pendingLink } = useLoaderData<typeof loader>()
  const { t } = useText()
  if (pendingLink === null) {
    return (
      <NoticePage title={t('join-expired-title')} actions={<ButtonLink to={href('/login')}>{t('sign-in')}</ButtonLink>}>
        <p>{t('join-expired-text')}</p>
      </NoticePage>
    )
  }
  const title = t('join-title')
  return (
    <main id="content" className={styles.page}>
      <PageHead title={title} hidden />
      <h1>{title}</h1>
      <p className={styles.lead}>{t('join-lead', { provider: pendingLink.provider.name, label: pendingLink.label })}</p>
      {!pendingLink.emailIsKnown && <NewAccount pendingLink={pendingLink} />}
      <div className={pendingLink.emailIsKnown ? undefined : own.other}>
        <ExistingAccount pendingLink={pendingLink} />
      </div>
    </main>
  )
})

/** The answer to one of the page's two forms. */
function useAnswer(form: 'new' | 'link') {
  const answered = useActionData<typeof action>()
  const { formData } = useNavigation()
  return { answered: answered?.form === form ? answered : undefined, pending: formData?.get('form') === form }
}

function NewAccount({ pendingLink: { provider, firstName, lastName, email } }: { pendingLink: PendingLink }) {
  const text = useText()
  const { t } = text
  const { answered, pending } = useAnswer('new')
  const labels = { firstName: t('first-name'), lastName: t('last-name'), userEmail: t('account-email') }
  const control = useAccountForm({ rules: linkedAccountRules(labels), labels, refusal: answered?.refusal })
  const entries = answered?.entries ?? { firstName: [firstName], lastName: [lastName], userEmail: [email?.address ?? ''] }
  const vouched = email?.isVerified ?? false
  return (
    <Form control={control} pending={pending} summaryTitle={count => t('form-error-title', { count })}>
      <input type="hidden" name="form" value="new" />
      <FormPart title={t('join-new')} text={t('join-new-text', { provider: provider.name })}>
        <NameFields entries={entries} />
        <TextField
          name="userEmail"
          type="email"
          label={labels.userEmail}
          description={vouched ? t('join-vouched', { provider: provider.name }) : t('account-email-help')}
          required
          readOnly={vouched}
          autoComplete="email"
          defaultValue={vouched ? email?.address : entryOf(entries, 'userEmail')}
        />
        <Checkbox
          name="acceptedTermsAndConditions"
          label={text.put('register-terms', {
            terms: (
              <a href={href('/legal/*', { '*': 'registrationtermsandconditions' })} target="_blank" rel="noopener">
                {t('register-terms-link')}
              </a>
            ),
          })}
          value="true"
          required
          defaultChecked={isTicked(entries, 'acceptedTermsAndConditions')}
        />
        <FormActions>
          <SubmitButton>{t('register-submit')}</SubmitButton>
        </FormActions>
      </FormPart>
    </Form>
  )
}

function ExistingAccount({ pendingLink: { provider, emailIsKnown, email } }: { pendingLink: PendingLink }) {
  const { t } = useText()
  const { answered, pending } = useAnswer('link')
  const labels = { username: t('sign-in-username'), password: t('sign-in-password') }
  const rules = { username: required(labels.username), password: required(labels.password) }
  const control = useAccountForm({ rules, labels, refusal: answered?.refusal })
  const known = emailIsKnown ? (email?.address ?? '') : ''
  return (
    <Form control={control} pending={pending} summaryTitle={count => t('form-error-title', { count })}>
      <input type="hidden" name="form" value="link" />
      <FormPart
        title={t('join-have')}
        text={
          emailIsKnown ? t('join-known-text', { email: known, provider: provider.name }) : t('join-have-text', { provider: provider.name })
        }
      >
        <TextField
          name="username"
          type="email"
          label={labels.username}
          required
          autoComplete="username"
          defaultValue={entryOf(answered?.entries ?? {}, 'username') || known}
        />
        <PasswordField
          name="password"
          label={labels.password}
          required
          autoComplete="current-password"
          messages={{ show: t('show-password'), hide: t('hide-password') }}
        />
        <FormActions>
          <SubmitButton variant={emailIsKnown ? 'primary' : 'secondary'}>{t('join-link-submit')}</SubmitButton>
        </FormActions>
        <p>
          {t('join-no-password')} <TextLink href={href('/password/forgotten')}>{t('join-choose-password')}</TextLink>
        </p>
      </FormPart>
    </Form>
  )
}
