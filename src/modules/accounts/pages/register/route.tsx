import { Link, useActionData, useLoaderData, useNavigation } from 'react-router'
import { entryOf, isTicked } from '../../../../core/forms/entries.ts'
import { formLimits } from '../../../../core/forms/limits.ts'
import { href } from '../../../../core/http/href.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { Form, FormActions, HeldBackReasons, SubmitButton } from '../../../../ui/form.tsx'
import { PasswordField, TextField } from '../../../../ui/text-field.tsx'
import { PageHead } from '../../../sites/components/page-head.tsx'
import { signInPath } from '../../../sites/pages/sign-in-path.ts'
import { useSite } from '../../../sites/pages/use-site.ts'
import { type Text, useText, withMessages } from '../../../sites/text/text.tsx'
import { CaptchaField } from '../../components/account-form/captcha-field.tsx'
import { DemographicFields } from '../../components/account-form/demographic-fields.tsx'
import { FormPart } from '../../components/account-form/form-part.tsx'
import { AffiliationFields, NameFields, personLabelsIn } from '../../components/account-form/person-fields.tsx'
import { useAccountForm } from '../../components/account-form/use-account-form.ts'
import { demographicRules } from '../../domain/forms/demographics.ts'
import { registrationRules } from '../../domain/forms/registration.ts'
import type { action, loader } from './load.ts'
import styles from './page.module.css'
import '../../components/account-form/messages.ts'

export { pageHeaders as headers } from '../../../sites/pages/page-headers.ts'
export { action, loader } from './load.ts'

const labelsIn = (text: Text) => ({
  ...personLabelsIn(text),
  userEmail: text.t('account-email'),
  plainPassword: text.t('account-password'),
})

export default withMessages(['forms', 'institution', 'person', 'demographics', 'registration'], function Register() {
  const loaded = useLoaderData<typeof loader>()
  const { countries, hasInstitutions } = loaded
  const refused = useActionData<typeof action>()
  const question = refused?.question ?? loaded.question
  const text = useText()
  const { t } = text
  const entries = refused?.entries ?? loaded.entries
  const labels = labelsIn(text)
  const asksMore = useSite()?.platform.features.demographics.enabled ?? false
  const rules = { ...registrationRules(labels), ...(asksMore && demographicRules(t('other-gender-label'))) }
  const control = useAccountForm({ rules, labels, refusal: refused?.refusal })
  const pending = useNavigation().formMethod === 'POST'
  const title = t('register')
  const passwordMessages = { show: t('show-password'), hide: t('hide-password') }
  return (
    <main id="content" className={styles.page}>
      <PageHead title={title} hidden />
      <h1>{title}</h1>
      <p className={styles.lead}>
        {t('register-lead')} {t('register-have')} <Link to={signInPath(loaded.returnTo)}>{t('sign-in')}</Link>
      </p>
      {loaded.signedInAs !== null && (
        <Alert type="INFO" typeLabel={t('alert-info')}>
          {t('register-signed-in', { name: loaded.signedInAs })}
        </Alert>
      )}
      <Form control={control} pending={pending} summaryTitle={count => t('form-error-title', { count })}>
        <input type="hidden" name="returnTo" value={loaded.returnTo} />
        <FormPart title={t('register-you')}>
          <NameFields entries={entries} />
        </FormPart>
        <FormPart title={t('register-sign-in')}>
          <TextField
            name="userEmail"
            type="email"
            label={labels.userEmail}
            description={t('account-email-help')}
            required
            autoComplete="email"
            defaultValue={entryOf(entries, 'userEmail')}
          />
          <TextField
            name="verifyEmail"
            type="email"
            label={t('account-email-again')}
            required
            autoComplete="email"
            defaultValue={entryOf(entries, 'verifyEmail')}
          />
          <PasswordField
            name="plainPassword"
            label={labels.plainPassword}
            description={t('new-password-help', { count: formLimits.minPasswordLength })}
            required
            autoComplete="new-password"
            messages={passwordMessages}
          />
        </FormPart>
        <FormPart title={t('affiliation-title')}>
          <AffiliationFields
            entries={entries}
            countries={countries}
            matches={refused?.matches}
            inFull
            folded
            hasInstitutions={hasInstitutions}
          />
        </FormPart>
        {asksMore && (
          <FormPart title={t('demographics-title')} text={t('demographics-text')}>
            <DemographicFields entries={entries} countries={countries} />
          </FormPart>
        )}
        <section className={styles.end}>
          <Checkbox
            name="receiveTocAlerts"
            label={t('alerts-choice')}
            value="true"
            defaultChecked={isTicked(entries, 'receiveTocAlerts')}
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
          <CaptchaField
            key={question.token}
            name="gRecaptchaResponse"
            question={question}
            onFinish={() => control.check('gRecaptchaResponse')}
          />
          <FormActions>
            <SubmitButton>{t('register-submit')}</SubmitButton>
          </FormActions>
          <HeldBackReasons title={t('form-held-back')} />
        </section>
      </Form>
    </main>
  )
})
