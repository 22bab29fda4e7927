import { useEffect, useRef, useState } from 'react'
import styles from './captcha.module.css'
import checkbox from './checkbox.module.css'
import { FieldError } from './field.tsx'
import { useField } from './form-context.ts'
import type { SolvedCaptcha } from './solve-captcha.ts'
import { Spinner } from './spinner.tsx'

export type CaptchaState = 'idle' | 'checking' | 'checked' | 'failed' | 'expired'

export interface CaptchaMessages {
  /** “I am not a robot”. */
  label: string
  checking: string
  checked: string
  failed: string
  expired: string
}

interface CaptchaBoxProps {
  name: string
  messages: CaptchaMessages
  state: CaptchaState
  /** The value that the form sends once it is checked. */
  answer?: string
  error?: string
  onToggle?: () => void
}

/** The look of each state: a checkbox that takes a moment. */
export function CaptchaBox({ name, messages, state, answer = '', error: ownError, onToggle = () => {} }: CaptchaBoxProps) {
  const { id, error: formError } = useField({ name, error: ownError })
  const said = state === 'failed' ? messages.failed : state === 'expired' ? messages.expired : undefined
  // No error is shown while the work is being done.
  const error = state === 'checking' ? undefined : (said ?? formError)
  return (
    <div className={styles.captcha} data-field data-state={state} data-invalid={error ? true : undefined}>
      <div className={styles.row}>
        <span className={styles.place}>
          <input
            type="checkbox"
            id={id}
            name={name}
            value={answer}
            checked={state === 'checked'}
            required
            aria-busy={state === 'checking' || undefined}
            aria-describedby={error ? `${id}-state ${id}-error` : `${id}-state`}
            aria-invalid={error ? true : undefined}
            className={checkbox.box}
            onChange={onToggle}
          />
          {state === 'checking' && <Spinner size="small" />}
        </span>
        <label htmlFor={id} className={styles.label}>
          {messages.label}
        </label>
        <span className={styles.state} role="status" id={`${id}-state`}>
          {state === 'checking' ? messages.checking : state === 'checked' ? messages.checked : ''}
        </span>
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}

interface CaptchaProps {
  name: string
  messages: CaptchaMessages
  /** Does the work: `solveCaptcha` with the URL of the challenges. */
  solve: (signal: AbortSignal) => Promise<SolvedCaptcha>
  /** The field's entry is another one: the form may look at it again. */
  onFinish?: () => void
}

/** A solution is given up so long before the server does. In milliseconds. */
const margin = 15_000
/** The reader's clock may be wrong, so that it is trusted within these bounds only. */
const minLifetime = 60_000
const maxLifetime = 600_000

/**
 * Proves by some work of the browser that a form is worth its while (specification, accounts.md sections 2 and 4). To reset it on demand,
 * give it another `key`.
 */
export function Captcha({ name, messages, solve, onFinish }: CaptchaProps) {
  const [now, setNow] = useState<{ state: CaptchaState; answer: string }>({ state: 'idle', answer: '' })
  const work = useRef<AbortController>(null)
  const expiry = useRef<ReturnType<typeof setTimeout>>(undefined)
  const settled = useRef(onFinish)
  useEffect(() => {
    settled.current = onFinish
  })
  useEffect(() => {
    if (now.state !== 'idle' && now.state !== 'checking') settled.current?.()
  }, [now])
  useEffect(
    () => () => {
      work.current?.abort()
      clearTimeout(expiry.current)
    },
    [],
  )

  const start = async () => {
    const running = new AbortController()
    work.current = running
    setNow({ state: 'checking', answer: '' })
    try {
      const { answer, expiresAt } = await solve(running.signal)
      if (running.signal.aborted) return
      setNow({ state: 'checked', answer })
      const life = Math.min(maxLifetime, Math.max(minLifetime, expiresAt - Date.now())) - margin
      expiry.current = setTimeout(() => setNow({ state: 'expired', answer: '' }), life)
    } catch {
      if (!running.signal.aborted) setNow({ state: 'failed', answer: '' })
    }
  }
  const toggle = () => {
    clearTimeout(expiry.current)
    if (now.state === 'checked') setNow({ state: 'idle', answer: '' })
    else if (now.state !== 'checking') void start()
  }
  return <CaptchaBox name={name} messages={messages} state={now.state} answer={now.answer} onToggle={toggle} />
}
