import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { messageKeys } from '../../../../core/text/message-keys.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useHydrated } from '../../../../ui/use-hydrated.ts'
import { useText } from '../../../sites/text/text.tsx'
import { knowsPasskeys, makePasskey, type PasskeyEnd, passkeyProblems } from './passkey-calls.ts'
import styles from './sign-in-methods.module.css'

const problemKeys = messageKeys('passkey', passkeyProblems)

/** A name, and then the browser's own question. @param count how many there are already */
export function NewPasskey({ count }: { count: number }) {
  const { t } = useText()
  const hydrated = useHydrated()
  const { revalidate } = useRevalidator()
  const [pending, setPending] = useState(false)
  const [end, setEnd] = useState<PasskeyEnd | null>(null)
  if (!hydrated) {
    return (
      <noscript>
        <p className={styles.text}>{t('passkey-no-script')}</p>
      </noscript>
    )
  }
  if (!knowsPasskeys()) return <p className={styles.text}>{t('passkey-unsupported')}</p>

  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (pending) return
    const form = event.currentTarget
    const name = new FormData(form).get('name')
    setPending(true)
    setEnd(null)
    const made = await makePasskey(typeof name === 'string' ? name : '')
    setPending(false)
    setEnd(made)
    // The page then asks for re-authentication.
    if (made.kind === 'not-fresh') return revalidate()
    if (made.kind !== 'done') return
    form.reset()
    await revalidate()
  }
  return (
    <form className={styles.form} onSubmit={event => void add(event)} aria-busy={pending || undefined}>
      {end?.kind === 'done' && (
        <Alert type="SUCCESS" typeLabel={t('alert-success')}>
          {t('passkey-added')}
        </Alert>
      )}
      {end?.kind === 'problem' && (
        <Alert type="ERROR" typeLabel={t('alert-error')}>
          {t(problemKeys[end.problem], { count })}
        </Alert>
      )}
      <TextField name="name" label={t('passkey-name')} description={t('passkey-name-help')} autoComplete="off" />
      <p>
        <Button type="submit" variant="secondary" pending={pending}>
          {t('passkey-add')}
        </Button>
      </p>
    </form>
  )
}
