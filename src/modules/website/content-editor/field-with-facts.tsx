import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { useText, withMessages } from '../../sites/text/text.tsx'
import { type Fact, type FactValues, fillWith, placeholderOf, placeholdersIn, unknownFactsIn } from '../domain/site-pages/facts.ts'
import { FactMenu } from './fact-menu.tsx'
import styles from './field-with-facts.module.css'
import './messages.ts'

interface FieldWithFactsProps {
  defaultValue: string
  /** Null where they are unknown, as on the page of a failure. */
  values: FactValues | null
  /** One field of text. */
  children: ReactNode
}

/** A field whose text may have placeholders of the site's details: a menu inserts them, and a line shows what readers see. */
export const FieldWithFacts = withMessages(
  ['content-editor'],
  function FieldWithFacts({ defaultValue, values, children }: FieldWithFactsProps) {
    const { t } = useText()
    const box = useRef<HTMLDivElement>(null)
    const wasFocused = useRef(false)
    const hydrated = useHydrated()
    const [text, setText] = useState(defaultValue)
    // Includes text that was typed before hydration. A field that was never focused has no place of its own to insert at.
    useEffect(() => {
      const control = controlIn(box.current)
      setText(control?.value ?? '')
      const noteFocus = () => {
        wasFocused.current = true
      }
      if (control === document.activeElement) noteFocus()
      control?.addEventListener('focus', noteFocus, { once: true })
      return () => control?.removeEventListener('focus', noteFocus)
    }, [])
    if (values === null) return children
    const insert = (fact: Fact): void => {
      const control = controlIn(box.current)
      if (control === null) return
      const end = control.value.length
      const [from, to] = wasFocused.current ? [control.selectionStart ?? end, control.selectionEnd ?? end] : [end, end]
      control.focus()
      control.setRangeText(placeholderOf(fact), from, to, 'end')
      control.dispatchEvent(new Event('input', { bubbles: true }))
    }
    const unknown = unknownFactsIn([text])
    return (
      <div ref={box} className={styles.box} onInput={() => setText(controlIn(box.current)?.value ?? '')}>
        {children}
        <div className={styles.line}>
          <div className={styles.shown}>
            {placeholdersIn(text).length > 0 && <p dir="auto">{t('editor-fact-shown', { text: fillWith(text, values) })}</p>}
            <p role="status" className={styles.warning}>
              {unknown.map(name => t('editor-fact-unknown', { name })).join(' ')}
            </p>
          </div>
          {hydrated && <FactMenu values={values} onChoose={insert} />}
        </div>
      </div>
    )
  },
)

const controlIn = (box: HTMLElement | null): HTMLInputElement | HTMLTextAreaElement | null => box?.querySelector('input, textarea') ?? null
