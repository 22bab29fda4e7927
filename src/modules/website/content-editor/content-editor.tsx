import { lazy, Suspense, useId, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import control from '../../../ui/control.module.css'
import { FieldError } from '../../../ui/field.tsx'
import { useField } from '../../../ui/form-context.ts'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { useText, withMessages } from '../../sites/text/text.tsx'
import type { FactValues } from '../domain/site-pages/facts.ts'
import { blockKinds } from './block-forms.ts'
import styles from './editor.module.css'
import type { MediaLibrary } from './questions.ts'
import './messages.ts'

const StructuredEditor = lazy(() => import('./structured-editor.tsx'))

interface ContentEditorProps {
  name: string
  label: React.ReactNode
  /** The HTML of a page's body, in the format that domain/site-pages/page-body reads. */
  defaultValue: string
  /** Whether blocks are allowed; posts have only running text and images. */
  blocks: boolean
  /** The details of the site that the text can have, as chips; null where readers would see placeholders as they are. */
  facts?: FactValues | null
  media: MediaLibrary
  errorMessage?: string | undefined
  onChange?: (html: string) => void
}

/**
 * The form field for the text of a page or a post: a `textarea` of HTML, which works without JavaScript and is what the form submits. With
 * JavaScript, the structured editor replaces it and writes into it. “Source” shows the textarea again.
 */
export const ContentEditor = withMessages(
  ['content-editor'],
  function ContentEditor({ name, label, defaultValue, blocks, facts = null, media, errorMessage, onChange }: ContentEditorProps) {
    const { t } = useText()
    const { id, error } = useField({ name, error: errorMessage })
    const own = useId()
    const hydrated = useHydrated()
    const source = useRef<HTMLTextAreaElement>(null)
    const [wanted, setWanted] = useState<'editor' | 'source'>('editor')
    /** The textarea is shown until the editor is loaded. */
    const [isEditor, setIsEditor] = useState(false)
    /** Dispatches an input event, so that the form notices the change as for any other field. */
    const change = (html: string): void => {
      if (source.current === null) return
      source.current.value = html
      source.current.dispatchEvent(new Event('input', { bubbles: true }))
    }
    const describedBy = [`${id}-description`, error && `${id}-error`].filter(Boolean).join(' ')
    return (
      <div className={styles.field} data-field data-invalid={error ? true : undefined}>
        <label className={styles.label} htmlFor={id} id={`${id}-label`}>
          {label}
        </label>
        <p className={styles.description} id={`${id}-description`}>
          {isEditor ? (
            <>
              <span className="visually-hidden">{t('editor-help-text')}</span> {blocks && t('editor-help-slash')}
            </>
          ) : (
            t(blocks ? 'editor-help-source' : 'editor-help-source-post', { kinds: blockKinds.join(', ') })
          )}
        </p>
        {hydrated && wanted === 'editor' && (
          <div className={styles.box} hidden={!isEditor}>
            <Suspense>
              <StructuredEditor
                {...{ id, describedBy, blocks, facts, media, onChange: change }}
                // Text that was typed before the editor loaded is included.
                begin={() => source.current?.value ?? ''}
                onReady={() => setIsEditor(true)}
                invalid={error !== undefined}
              />
            </Suspense>
          </div>
        )}
        <textarea
          ref={source}
          id={isEditor ? `${own}-source` : id}
          name={name}
          hidden={isEditor}
          rows={24}
          spellCheck={false}
          defaultValue={defaultValue}
          aria-describedby={describedBy}
          aria-invalid={error ? true : undefined}
          className={`${control.control} ${styles.source}`}
          onInput={event => onChange?.(event.currentTarget.value)}
        />
        <FieldError id={`${id}-error`} error={error} />
        {hydrated && (
          <div className={styles.switch}>
            <Button
              variant="secondary"
              size="small"
              onClick={() => {
                setIsEditor(false)
                setWanted(wanted === 'editor' ? 'source' : 'editor')
              }}
            >
              {t(wanted === 'editor' ? 'editor-source' : 'editor-source-back')}
            </Button>
          </div>
        )}
      </div>
    )
  },
)
