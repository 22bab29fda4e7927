import { Captcha } from '../../../ui/captcha.tsx'
import { useField } from '../../../ui/form-context.ts'
import { solveCaptcha } from '../../../ui/solve-captcha.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { useText } from '../../text/text.tsx'

const solve = (signal: AbortSignal) => solveCaptcha('/api/captcha/challenge', signal)

interface CaptchaFieldProps {
  name: string
  /** The sum, and what goes back with its answer. */
  question: { first: number; second: number; token: string }
  onSettle: () => void
}

/** Some work of the browser; a sum for its reader where it runs no script. To reset it, give it another `key`. */
export function CaptchaField({ name, question, onSettle }: CaptchaFieldProps) {
  const { say } = useText()
  const { id, error } = useField({ name })
  if (!useHydrated()) {
    return (
      <noscript>
        <input type="hidden" name="questionToken" value={question.token} />
        <TextField
          name="questionAnswer"
          id={id}
          error={error}
          label={say('question-label', { first: question.first, second: question.second })}
          description={say('question-help')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          required
        />
      </noscript>
    )
  }
  return (
    <Captcha
      name={name}
      solve={solve}
      onSettle={onSettle}
      words={{
        label: say('captcha-label'),
        checking: say('captcha-verifying'),
        checked: say('captcha-verified'),
        failed: say('captcha-error'),
        expired: say('captcha-expired'),
      }}
    />
  )
}
