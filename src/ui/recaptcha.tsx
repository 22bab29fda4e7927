import { useEffect, useRef, useState } from 'react'
import { FieldError } from './field.tsx'
import { useField } from './form-context.ts'
import type { Recaptcha as Loaded } from './load-recaptcha.ts'
import styles from './recaptcha.module.css'
import { Spinner } from './spinner.tsx'

interface RecaptchaProps {
  name: string
  siteKey: string
  messages: { loading: string; failed: string; expired: string }
  /** `loadRecaptcha` with a language. */
  load: () => Promise<Loaded>
  /** The browser did not load it: another captcha has to replace it. */
  onUnavailable: () => void
  /** The field's entry is another one: the form may look at it again. */
  onFinish?: () => void
}

/** Google's box to tick, in a form of ours. To reset it on demand, give it another `key`. */
export function Recaptcha({ name, siteKey, messages, load, onUnavailable, onFinish }: RecaptchaProps) {
  const [now, setNow] = useState<{ token: string; said?: 'failed' | 'expired' }>({ token: '' })
  const [isLoaded, setLoaded] = useState(false)
  const { id, error: formError } = useField({ name })
  const place = useRef<HTMLDivElement>(null)
  const reported = useRef({ load, onUnavailable, onFinish })
  useEffect(() => {
    reported.current = { load, onUnavailable, onFinish }
  })
  useEffect(() => {
    if (now.token !== '' || now.said) reported.current.onFinish?.()
  }, [now])
  useEffect(() => {
    // reCAPTCHA renders into an element only once, so that each attempt gets a new one.
    const box = document.createElement('div')
    place.current?.append(box)
    let isExpired = false
    const report = (next: typeof now) => {
      if (!isExpired) setNow(next)
    }
    reported.current.load().then(
      recaptcha => {
        if (isExpired) return
        setLoaded(true)
        recaptcha.render(box, {
          sitekey: siteKey,
          theme: matchesDark(box) ? 'dark' : 'light',
          callback: token => report({ token }),
          'expired-callback': () => report({ token: '', said: 'expired' }),
          'error-callback': () => report({ token: '', said: 'failed' }),
        })
      },
      () => {
        if (!isExpired) reported.current.onUnavailable()
      },
    )
    return () => {
      isExpired = true
      box.remove()
    }
  }, [siteKey])
  const error = now.said ? messages[now.said] : formError
  return (
    <fieldset
      className={styles.recaptcha}
      id={id}
      tabIndex={-1}
      aria-label="reCAPTCHA"
      aria-describedby={error ? `${id}-error` : undefined}
      data-field
      data-invalid={error ? true : undefined}
    >
      {!isLoaded && (
        <span className={styles.loading} role="status">
          <Spinner size="small" /> {messages.loading}
        </span>
      )}
      <div ref={place} />
      <input type="hidden" name={name} value={now.token} />
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  )
}

/** The page's own light, which its reader may have chosen against the system's. */
const matchesDark = (element: Element): boolean => {
  const scheme = getComputedStyle(element).colorScheme
  return scheme === 'dark' || (scheme.includes('dark') && matchMedia('(prefers-color-scheme: dark)').matches)
}
