import alertTriangle from '@tabler/icons/outline/alert-triangle.svg?raw'
import { type ComponentProps, type ComponentType, type ReactNode, type RefObject, use } from 'react'
import { Form as RouterForm } from 'react-router'
import { Button } from './button.tsx'
import styles from './form.module.css'
import { FormOfFields, fieldId } from './form-context.ts'
import { type FormState, hasErrors, shownErrors, summary as summaryOf } from './form-state.ts'
import { Icon } from './icon.tsx'
import type { FormControl } from './use-form.ts'
import { useHydrated } from './use-hydrated.ts'

type RouterFormProps = ComponentProps<typeof RouterForm>

interface FormProps extends Omit<RouterFormProps, 'id' | 'ref' | 'noValidate' | 'onChange' | 'onBlur' | 'onSubmit' | 'className'> {
  control: FormControl
  /** It has been sent and waits for the answer. */
  pending?: boolean
  /** "Please correct 1 field", "Please correct {count} fields". */
  summaryTitle: (count: number) => string
  /** The element that sends it: the form of a fetcher instead of the page's own. */
  as?: ComponentType<RouterFormProps>
  /** Fills its container instead of keeping to a readable width, for forms with columns. */
  wide?: boolean
}

/** A form that validates its entries. Without JavaScript it is posted by the browser, and shows the server's errors. */
export function Form({
  control,
  pending = false,
  summaryTitle,
  as: Element = RouterForm,
  method = 'post',
  wide,
  children,
  ...rest
}: FormProps) {
  const { id, state, summary, formProps } = control
  return (
    <FormOfFields value={{ id, errors: shownErrors(state), hasErrors: hasErrors(state), pending, renew: control.renew }}>
      <Element {...rest} {...formProps} method={method} className={styles.form} data-wide={wide} aria-busy={pending || undefined}>
        <FormErrorSummary formId={id} state={state} title={summaryTitle} focus={summary} />
        {children}
      </Element>
    </FormOfFields>
  )
}

interface SummaryProps {
  formId: string
  state: FormState
  title: (count: number) => string
  focus: RefObject<HTMLElement | null>
}

/** The errors at submit, with a link to each field. It takes the focus, so that it is read out first. */
function FormErrorSummary({ formId, state, title, focus }: SummaryProps) {
  const { messages, fields } = summaryOf(state)
  if (messages.length + fields.length === 0) return null
  return (
    // biome-ignore lint/a11y/noAutofocus: after a form was not accepted without a script, what is wrong comes first.
    <section className={styles.summary} ref={focus} tabIndex={-1} aria-labelledby={`${formId}-summary`} autoFocus>
      <Icon svg={alertTriangle} size={22} />
      <div className={styles.text}>
        <p className={styles.title} id={`${formId}-summary`}>
          {fields.length > 0 ? title(fields.length) : messages[0]}
        </p>
        {(fields.length > 0 ? messages : messages.slice(1)).map(message => (
          <p key={message}>{message}</p>
        ))}
        {fields.length > 0 && (
          <ul className={styles.list}>
            {fields.map(({ name, message }) => (
              <li key={name}>
                <a href={`#${fieldId(formId, name)}`} onClick={event => goToField(event, fieldId(formId, name))}>
                  {message}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

/** The link would do so by itself; this keeps the URL and shows the label above the control. */
function goToField(event: { preventDefault(): void }, id: string) {
  const control = document.getElementById(id)
  if (!control) return
  event.preventDefault()
  control.focus({ preventScroll: true })
  const field = control.closest('[data-field]') ?? control
  field.scrollIntoView({ block: 'nearest' })
}

/**
 * Submits the form. Disabled by `aria-disabled` while there are errors: a disabled button would leave the tab order and lose the
 * focus, and pressing this one moves the focus to the errors.
 */
export function SubmitButton(props: ComponentProps<typeof Button>) {
  const form = use(FormOfFields)
  // Without JavaScript nothing would enable it again.
  const isHeldBack = useHydrated() && form?.hasErrors
  return <Button {...props} type="submit" pending={props.pending ?? form?.pending ?? false} aria-disabled={isHeldBack || undefined} />
}

/** Why the submit button is disabled: the errors that remain, each a link to its field. It stands after the buttons. */
export function HeldBackReasons({ title }: { title: string }) {
  const form = use(FormOfFields)
  const reasons = Object.entries(form?.errors ?? {})
  return (
    <div role="status">
      {form !== null && reasons.length > 0 && (
        <div className={styles.reasons}>
          <p>{title}</p>
          <ul className={styles.list}>
            {reasons.map(([name, message]) => (
              <li key={name}>
                <a href={`#${fieldId(form.id, name)}`} onClick={event => goToField(event, fieldId(form.id, name))}>
                  {message}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

/** The form's buttons in a row, in the order of their weight. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
