import search from '@tabler/icons/outline/search.svg?raw'
import { type ReactNode, type RefObject, use, useEffect, useRef, useState } from 'react'
import { ComboBox, Input, ListBox, ListBoxItem, Popover, Text } from 'react-aria-components'
import styles from './combobox.module.css'
import control from './control.module.css'
import { Field, type FieldProps } from './field.tsx'
import { FormOfFields } from './form-context.ts'
import { Icon } from './icon.tsx'
import { claimPressStyle } from './press-style.ts'
import { createSuggester, type LoadSuggestions, type Suggestion, type SuggestionsState } from './suggestions.ts'

interface ComboboxProps extends FieldProps {
  /** The form field for the id of the picked suggestion; `name` is that of the text. Without JavaScript only the text is sent. */
  idName: string
  load: LoadSuggestions
  defaultValue?: string | undefined
  defaultId?: string | undefined
  disabled?: boolean | undefined
  placeholder?: string | undefined
  /** The number of characters from which it searches (specification, accounts.md section 9). */
  minimumLength?: number
  /** The maximum number of suggestions. */
  limit?: number
  messages: {
    /** "Type at least three letters". */
    short: string
    loading: string
    none: string
    failed: string
  }
  /** The field is left with a text that was not picked from the list. */
  onNotPicked?: ((text: string) => void) | undefined
  /** The error for a text that was not picked; without it, free text is allowed. */
  notPicked?: string | undefined
  onPick?: ((suggestion: Suggestion | null) => void) | undefined
}

claimPressStyle()

/** This is the time from the last key press to the search, in milliseconds. */
const typingPause = 250

/**
 * A text field that suggests entries to pick while the user types, such as institutions. Without JavaScript it is a text field, and
 * the server looks the text up. It contains React Aria, so only pages that need it import it.
 */
export function Combobox({
  idName,
  load,
  defaultValue = '',
  defaultId = '',
  disabled = false,
  placeholder,
  minimumLength = 3,
  limit = 50,
  messages,
  onNotPicked,
  notPicked,
  onPick,
  ...field
}: ComboboxProps) {
  const [text, setText] = useState(defaultValue)
  const [picked, setPicked] = useState<Suggestion | null>(defaultId ? { id: defaultId, label: defaultValue } : null)
  const [found, suggester] = useSuggester(load, { minimumLength, limit })
  const input = useRef<HTMLInputElement>(null)

  // The text that was typed before the script ran.
  const given = useRef(defaultValue)
  useEffect(() => {
    const typed = input.current?.value ?? ''
    if (typed === given.current) return
    // The focus event came before hydration, and the list opens only under a focused field.
    if (document.activeElement === input.current) input.current?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    setText(typed)
    setPicked(null)
    void suggester.query(typed)
  }, [suggester])

  const change = (next: string) => {
    if (next === text) return
    setText(next)
    input.current?.setCustomValidity('')
    if (next === picked?.label) return
    if (picked) onPick?.(null)
    setPicked(null)
    void suggester.query(next)
  }
  const pick = (id: string | number | null) => {
    const suggestion = found.kind === 'ready' ? found.suggestions.find(one => one.id === id) : undefined
    if (!suggestion) return
    setPicked(suggestion)
    setText(suggestion.label)
    input.current?.setCustomValidity('')
    onPick?.(suggestion)
  }
  // An error moves the field when it appears or disappears; the list follows window resizes, but not that.
  const form = use(FormOfFields)
  const errors = form?.errors
  useEffect(() => {
    if (errors && input.current?.ariaExpanded === 'true') window.dispatchEvent(new Event('resize'))
  }, [errors])

  // A text of one's own is allowed, or no longer.
  const reported = useRef(notPicked)
  useEffect(() => {
    if (reported.current === notPicked) return
    reported.current = notPicked
    input.current?.setCustomValidity(text.trim() !== '' && picked === null ? (notPicked ?? '') : '')
    form?.renew(field.name)
  }, [notPicked, text, picked, form, field.name])

  /** Runs before the form learns that the field was left, or that Enter submits it. */
  const finish = () => {
    const missing = text.trim() !== '' && picked === null
    input.current?.setCustomValidity(missing ? (notPicked ?? '') : '')
    return missing
  }

  return (
    <Field {...field}>
      {({ id, name, required, 'aria-describedby': describedBy, 'aria-invalid': invalid }) => (
        <div className={control.frame}>
          <ComboBox
            aria-labelledby={`${id}-label`}
            {...(describedBy ? { 'aria-describedby': describedBy } : {})}
            isInvalid={invalid ?? false}
            isDisabled={disabled}
            validationBehavior="aria"
            name={name}
            allowsCustomValue
            allowsEmptyCollection
            menuTrigger="input"
            items={found.kind === 'ready' ? found.suggestions : []}
            defaultFilter={() => true}
            inputValue={text}
            onInputChange={change}
            selectedKey={picked?.id ?? null}
            onSelectionChange={pick}
            className={styles.combobox ?? ''}
          >
            <Input
              ref={input}
              id={id}
              required={required ?? false}
              {...(placeholder ? { placeholder } : {})}
              maxLength={255}
              className={control.control ?? ''}
              onKeyDown={event => {
                if (event.key === 'Enter') finish()
              }}
              onBlur={() => {
                if (finish()) onNotPicked?.(text)
              }}
            />
            <SuggestionList state={found} messages={messages} input={input} />
          </ComboBox>
          <span className={control.end}>
            <Icon svg={search} />
          </span>
          <input type="hidden" name={idName} value={picked?.id ?? ''} />
        </div>
      )}
    </Field>
  )
}

/** Searches while the user types. */
function useSuggester(load: LoadSuggestions, { minimumLength, limit }: { minimumLength: number; limit: number }) {
  const [found, setFound] = useState<SuggestionsState>({ kind: 'short' })
  const loadNow = useRef(load)
  useEffect(() => {
    loadNow.current = load
  }, [load])
  const [suggester] = useState(() =>
    createSuggester((query, signal) => loadNow.current(query, signal), {
      minimumLength,
      limit,
      pause: () => new Promise(resolve => setTimeout(resolve, typingPause)),
      onState: setFound,
    }),
  )
  useEffect(() => suggester.stop, [suggester])
  return [found, suggester] as const
}

interface SuggestionListProps {
  state: SuggestionsState
  messages: ComboboxProps['messages']
  input: RefObject<HTMLInputElement | null>
}

/** The suggestions come from the ComboBox around it. */
function SuggestionList({ state, messages, input }: SuggestionListProps) {
  const [dialog, setDialog] = useState<Element | null>(null)
  // In a modal dialog, only its own content is visible and reachable.
  useEffect(() => setDialog(input.current?.closest('dialog') ?? null), [input])
  return (
    <Popover className={styles.popover ?? ''} offset={4} {...(dialog ? { UNSTABLE_portalContainer: dialog } : {})}>
      <ListBox className={styles.list ?? ''} renderEmptyState={() => <Note state={state} messages={messages} />}>
        {(suggestion: Suggestion) => (
          <ListBoxItem id={suggestion.id} textValue={suggestion.label} className={styles.item ?? ''}>
            <Text slot="label" className={styles.label}>
              {suggestion.label}
            </Text>
            {suggestion.description && (
              <Text slot="description" className={styles.description}>
                {suggestion.description}
              </Text>
            )}
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  )
}

function Note({ state, messages }: { state: SuggestionsState; messages: ComboboxProps['messages'] }): ReactNode {
  const text = { short: messages.short, loading: messages.loading, ready: messages.none, failed: messages.failed }[state.kind]
  return (
    <div className={styles.note} role="status">
      {text}
    </div>
  )
}
