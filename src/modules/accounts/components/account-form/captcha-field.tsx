import { useEffect, useState } from 'react'
import { Captcha } from '../../../../ui/captcha.tsx'
import { useField } from '../../../../ui/form-context.ts'
import { loadRecaptcha } from '../../../../ui/load-recaptcha.ts'
import { Recaptcha } from '../../../../ui/recaptcha.tsx'
import { solveCaptcha } from '../../../../ui/solve-captcha.ts'
import { TextField } from '../../../../ui/text-field.tsx'
import { useHydrated } from '../../../../ui/use-hydrated.ts'
import { useConsent } from '../../../sites/consent/use-consent.ts'
import { allows } from '../../../sites/domain/consent/consent.ts'
import { useSite } from '../../../sites/pages/use-site.ts'
import { useText } from '../../../sites/text/text.tsx'

const solve = (signal: AbortSignal) => solveCaptcha('/api/captcha/challenge', signal)

interface CaptchaFieldProps {
  name: string
  /** A sum, and the token that is sent back with its answer. */
  question: { first: number; second: number; token: string }
  onFinish: () => void
}

/**
 * Whether the server sent this document for a page with reCAPTCHA: the Content-Security-Policy of any other page blocks Google's script.
 */
let isServedWithRecaptcha = false

/**
 * Shows reCAPTCHA if the site has a key for it and the reader consents; else a proof of work, also if Google's script does not load; and a
 * sum
 * for a browser without JavaScript. To reset it, change its `key`.
 */
export function CaptchaField({ name, question, onFinish }: CaptchaFieldProps) {
  const { t, language } = useText()
  const siteKey = useSite()?.platform.reCaptchaPublicKey ?? null
  const mayAskGoogle = allows(useConsent(), 'functional')
  const [isUnavailable, setUnavailable] = useState(false)
  const hydrated = useHydrated()
  useEffect(() => {
    if (hydrated) return
    isServedWithRecaptcha = true
  }, [hydrated])
  if (!hydrated) return <PlainQuestion name={name} question={question} marksPage={siteKey !== null} />

  const messages = { failed: t('captcha-error'), expired: t('captcha-expired') }
  if (siteKey !== null && mayAskGoogle && isServedWithRecaptcha && !isUnavailable) {
    return (
      <Recaptcha
        name={name}
        siteKey={siteKey}
        load={() => loadRecaptcha(language)}
        onUnavailable={() => setUnavailable(true)}
        onFinish={onFinish}
        messages={{ ...messages, loading: t('captcha-verifying') }}
      />
    )
  }
  return (
    <Captcha
      name={name}
      solve={solve}
      onFinish={onFinish}
      messages={{ ...messages, label: t('captcha-label'), checking: t('captcha-verifying'), checked: t('captcha-verified') }}
    />
  )
}

/** @param marksPage whether reCAPTCHA may replace it, which the server's policy then allows for this page only (entry.server.tsx) */
function PlainQuestion({ name, question, marksPage }: Pick<CaptchaFieldProps, 'name' | 'question'> & { marksPage: boolean }) {
  const { t } = useText()
  const { id, error } = useField({ name })
  return (
    <>
      {marksPage && <span hidden data-captcha="recaptcha" />}
      <noscript>
        <input type="hidden" name="questionToken" value={question.token} />
        <TextField
          name="questionAnswer"
          id={id}
          error={error}
          label={t('question-label', { first: question.first, second: question.second })}
          description={t('question-help')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          required
        />
      </noscript>
    </>
  )
}
