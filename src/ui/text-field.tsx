import eye from '@tabler/icons/outline/eye.svg?raw'
import eyeOff from '@tabler/icons/outline/eye-off.svg?raw'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import control from './control.module.css'
import { Field, type FieldProps } from './field.tsx'
import { Icon } from './icon.tsx'
import { announcedRemaining, remainingCharacters } from './remaining-characters.ts'
import styles from './text-field.module.css'
import { useHydrated } from './use-hydrated.ts'

type Native<Element extends 'input' | 'textarea'> = Omit<
  ComponentProps<Element>,
  keyof FieldProps | 'className' | 'value' | 'children' | 'aria-invalid' | 'aria-describedby'
>

/** The maximum length by type of field (specification, accounts.md section 5). For an email address it is that of the email standard. */
export const maxTextLength = { text: 50, search: 50, url: 2500, tel: 50, email: 254 } as const
export const maxLongTextLength = 2500

interface TextFieldProps extends FieldProps, Native<'input'> {
  type?: keyof typeof maxTextLength
}

/** A single-line text field. It is uncontrolled, so that text typed before hydration stays. */
export function TextField({ type = 'text', maxLength = maxTextLength[type], ...props }: TextFieldProps) {
  const [frame, native] = splitFieldProps(props)
  return (
    <Field {...frame}>{wiring => <input {...native} {...wiring} type={type} maxLength={maxLength} className={control.control} />}</Field>
  )
}

interface PasswordFieldProps extends FieldProps, Omit<Native<'input'>, 'type'> {
  /** The labels of the button in either state: "Show password", "Hide password". */
  messages: { show: string; hide: string }
}

/** A password, which a button shows while there is a script for it. One that was pasted is never cut, since its owner could not see that. */
export function PasswordField({ messages, ...props }: PasswordFieldProps) {
  const [frame, native] = splitFieldProps(props)
  const [shown, setShown] = useState(false)
  const hydrated = useHydrated()
  return (
    <Field {...frame}>
      {wiring => (
        <div className={control.frame}>
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...native}
            {...wiring}
            type={shown ? 'text' : 'password'}
            className={control.control}
          />
          {hydrated && (
            <button
              type="button"
              className={control.end}
              aria-label={shown ? messages.hide : messages.show}
              aria-controls={wiring.id}
              disabled={native.disabled}
              onClick={() => setShown(!shown)}
            >
              <Icon svg={shown ? eyeOff : eye} />
            </button>
          )}
        </div>
      )}
    </Field>
  )
}

interface LongTextFieldProps extends FieldProps, Native<'textarea'> {
  /** "200 characters left", counted down under the field. */
  remaining: (left: number) => string
}

/** Text of several lines, with what is left of its limit. */
export function LongTextField({ remaining, maxLength = maxLongTextLength, defaultValue, onInput, ...props }: LongTextFieldProps) {
  const [frame, native] = splitFieldProps(props)
  const [left, setLeft] = useState(() => remainingCharacters(String(defaultValue ?? ''), maxLength))
  const text = useRef<HTMLTextAreaElement>(null)
  // Includes text that was typed before hydration.
  useEffect(() => setLeft(remainingCharacters(text.current?.value ?? '', maxLength)), [maxLength])
  const said = announcedRemaining(left, maxLength)
  return (
    <Field
      {...frame}
      footnote={
        <div className={styles.remaining} data-few={said !== null || undefined}>
          <p aria-hidden="true">{remaining(left)}</p>
          <p className="visually-hidden" role="status">
            {said !== null && remaining(said)}
          </p>
        </div>
      }
    >
      {wiring => (
        <textarea
          rows={5}
          {...native}
          {...wiring}
          ref={text}
          defaultValue={defaultValue}
          maxLength={maxLength}
          className={control.control}
          onInput={event => {
            setLeft(remainingCharacters(event.currentTarget.value, maxLength))
            onInput?.(event)
          }}
        />
      )}
    </Field>
  )
}

/** The properties of the field around the control, and those of the control. */
function splitFieldProps<Props extends FieldProps>(props: Props): [FieldProps, Omit<Props, keyof FieldProps>] {
  const { name, label, description, error, required, optional, id, labelHidden, ...native } = props
  return [{ name, label, description, error, required, optional, id, labelHidden }, native]
}
