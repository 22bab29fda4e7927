import { useLoaderData } from 'react-router'
import { entryOf } from '../../../domain/forms/entries.ts'
import { formLimits } from '../../../domain/forms/limits.ts'
import { addressChangeRules, passwordChangeRules } from '../../../domain/forms/my-details.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { PasswordField, TextField } from '../../../ui/text-field.tsx'
import { useText } from '../../text/text.tsx'
import { confirmPath } from '../reauthentication/confirm-path.ts'
import type { loader } from './load.ts'
import styles from './page.module.css'
import { PartForm } from './part-form.tsx'

/** How long the link to a new address holds. */
const hours = 24

export function OwnPassword() {
  const { say } = useText()
  const words = { show: say('show-password'), hide: say('hide-password') }
  return <PasswordField name="plainPassword" label={say('details-own-password')} required autoComplete="current-password" words={words} />
}

export function AddressPart() {
  const { email, hasPassword, isFresh } = useLoaderData<typeof loader>()
  const text = useText()
  const { say } = text
  const labels = { newEmail: say('details-new-address'), plainPassword: say('details-own-password') }
  const title = say('details-address')
  const present = text.put('details-address-text', { email: <strong>{email}</strong> })
  // Without a password to ask for, whoever is signed in shows in another way that it is them.
  if (!hasPassword && !isFresh) {
    return (
      <section className={styles.part} id="address" aria-labelledby="address-title">
        <div>
          <h2 id="address-title">{title}</h2>
          <p className={styles.text}>{present}</p>
          <p className={styles.text}>{say('details-address-fresh')}</p>
        </div>
        <p>
          <ButtonLink to={confirmPath('/my/user-details#address')} variant="secondary">
            {say('details-address-confirm')}
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
      rules={addressChangeRules(labels, hasPassword)}
      labels={labels}
      submit={say('details-address-submit')}
      success={say('details-address-sent', { hours })}
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
            label={say('details-new-address-again')}
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
  const { say } = useText()
  const labels = { plainPassword: say('details-own-password'), newPassword: say('new-password') }
  const words = { show: say('show-password'), hide: say('hide-password') }
  if (!hasPassword) {
    return (
      <section className={styles.part} aria-labelledby="password-title">
        <div>
          <h2 id="password-title">{say('details-password')}</h2>
          <p className={styles.text}>{say('details-no-password')}</p>
        </div>
        <p>
          <ButtonLink to="/password/forgotten" variant="secondary">
            {say('forgotten-submit')}
          </ButtonLink>
        </p>
      </section>
    )
  }
  return (
    <PartForm
      part="password"
      title={say('details-password')}
      text={say('details-password-text')}
      rules={passwordChangeRules(labels)}
      labels={labels}
      submit={say('password-save')}
      success={say('details-password-saved')}
    >
      {() => (
        <>
          <OwnPassword />
          <PasswordField
            name="newPassword"
            label={labels.newPassword}
            description={say('new-password-help', { count: formLimits.passwordShortest })}
            required
            autoComplete="new-password"
            words={words}
          />
          <PasswordField name="verifyNewPassword" label={say('new-password-again')} required autoComplete="new-password" words={words} />
        </>
      )}
    </PartForm>
  )
}
