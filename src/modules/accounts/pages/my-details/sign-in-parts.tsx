import { useLoaderData } from 'react-router'
import { entryOf } from '../../../../core/forms/entries.ts'
import { formLimits } from '../../../../core/forms/limits.ts'
import { href } from '../../../../core/http/href.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { PasswordField, TextField } from '../../../../ui/text-field.tsx'
import { useText } from '../../../sites/text/text.tsx'
import { emailChangeRules, passwordChangeRules } from '../../domain/forms/my-details.ts'
import { confirmPath } from '../reauthentication/confirm-path.ts'
import type { loader } from './load.ts'
import styles from './page.module.css'
import { PartForm } from './part-form.tsx'

/** The lifetime of the link to a new email address, in hours. */
const hours = 24

export function OwnPassword() {
  const { t } = useText()
  const messages = { show: t('show-password'), hide: t('hide-password') }
  return (
    <PasswordField name="plainPassword" label={t('details-own-password')} required autoComplete="current-password" messages={messages} />
  )
}

export function EmailPart() {
  const { email, hasPassword, isFresh } = useLoaderData<typeof loader>()
  const text = useText()
  const { t } = text
  const labels = { newEmail: t('details-new-address'), plainPassword: t('details-own-password') }
  const title = t('details-address')
  const present = text.put('details-address-text', { email: <strong>{email}</strong> })
  // Without a password to ask for, the user re-authenticates by another method.
  if (!hasPassword && !isFresh) {
    return (
      <section className={styles.part} id="address" aria-labelledby="address-title">
        <div>
          <h2 id="address-title">{title}</h2>
          <p className={styles.text}>{present}</p>
          <p className={styles.text}>{t('details-address-fresh')}</p>
        </div>
        <p>
          <ButtonLink to={confirmPath(`${href('/my/user-details')}#address`)} variant="secondary">
            {t('details-address-confirm')}
          </ButtonLink>
        </p>
      </section>
    )
  }
  return (
    <PartForm
      part="address"
      title={title}
      text={present}
      rules={emailChangeRules(labels, hasPassword)}
      labels={labels}
      submit={t('details-address-submit')}
      success={t('details-address-sent', { hours })}
    >
      {entries => (
        <>
          <TextField
            name="newEmail"
            type="email"
            label={labels.newEmail}
            required
            autoComplete="email"
            defaultValue={entryOf(entries, 'newEmail')}
          />
          <TextField
            name="verifyNewEmail"
            type="email"
            label={t('details-new-address-again')}
            required
            autoComplete="email"
            defaultValue={entryOf(entries, 'verifyNewEmail')}
          />
          {hasPassword && <OwnPassword />}
        </>
      )}
    </PartForm>
  )
}

export function PasswordPart() {
  const { hasPassword } = useLoaderData<typeof loader>()
  const { t } = useText()
  const labels = { plainPassword: t('details-own-password'), newPassword: t('new-password') }
  const messages = { show: t('show-password'), hide: t('hide-password') }
  if (!hasPassword) {
    return (
      <section className={styles.part} aria-labelledby="password-title">
        <div>
          <h2 id="password-title">{t('details-password')}</h2>
          <p className={styles.text}>{t('details-no-password')}</p>
        </div>
        <p>
          <ButtonLink to={href('/password/forgotten')} variant="secondary">
            {t('forgotten-submit')}
          </ButtonLink>
        </p>
      </section>
    )
  }
  return (
    <PartForm
      part="password"
      title={t('details-password')}
      text={t('details-password-text')}
      rules={passwordChangeRules(labels)}
      labels={labels}
      submit={t('password-save')}
      success={t('details-password-saved')}
    >
      {() => (
        <>
          <OwnPassword />
          <PasswordField
            name="newPassword"
            label={labels.newPassword}
            description={t('new-password-help', { count: formLimits.minPasswordLength })}
            required
            autoComplete="new-password"
            messages={messages}
          />
        </>
      )}
    </PartForm>
  )
}
