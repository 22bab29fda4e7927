import fingerprint from '@tabler/icons/outline/fingerprint.svg?raw'
import { useEffect, useState } from 'react'
import { useHref } from 'react-router'
import { messageKeys } from '../../../../core/text/message-keys.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { useText } from '../../../sites/text/text.tsx'
import { type PasskeyEnd, signInWithPasskey } from './passkey-calls.ts'

const problemKeys = messageKeys('passkey', ['expired', 'failed', 'unknown'])

/** Sign-in by a button, or by the autofill of the username field, in browsers that support passkeys. */
export function PasskeySignIn({ returnTo }: { returnTo: string }) {
  const { t } = useText()
  const goOnTo = useHref(returnTo)
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<keyof typeof problemKeys | null>(null)

  useEffect(() => {
    void signInWithPasskey({ byAutofill: true }).then(end => {
      // A document of its own, since everything on it is another's now.
      if (end.kind === 'done') location.assign(goOnTo)
      else setProblem(problemOf(end))
    })
  }, [goOnTo])

  const press = async () => {
    setPending(true)
    setProblem(null)
    const end = await signInWithPasskey({ byAutofill: false })
    if (end.kind === 'done') return location.assign(goOnTo)
    setPending(false)
    setProblem(problemOf(end))
  }
  return (
    <>
      <Button variant="secondary" icon={fingerprint} pending={pending} onClick={() => void press()}>
        {t('passkey-sign-in')}
      </Button>
      {problem !== null && (
        <Alert type="ERROR" typeLabel={t('alert-error')}>
          {t(problemKeys[problem])}
        </Alert>
      )}
    </>
  )
}

function problemOf(end: PasskeyEnd): keyof typeof problemKeys | null {
  if (end.kind !== 'problem') return null
  return end.problem === 'expired' || end.problem === 'unknown' ? end.problem : 'failed'
}
