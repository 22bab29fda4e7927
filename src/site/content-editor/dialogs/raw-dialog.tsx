import { useId } from 'react'
import control from '../../../ui/control.module.css'
import { Field } from '../../../ui/field.tsx'
import { useText } from '../../text/text.tsx'
import styles from './dialogs.module.css'
import { OverPage, takesFocus } from './over-page.tsx'

/** The source of something that the editor does not know. */
export function RawDialog({ html, onSet, onClose }: { html: string; onSet: (html: string) => void; onClose: () => void }) {
  const { say } = useText()
  const id = useId()
  return (
    <OverPage title={say('editor-block-raw')} size="large" onClose={onClose} done={say('editor-apply')} formId={id}>
      <form
        id={id}
        className={styles.form}
        onSubmit={event => {
          event.preventDefault()
          onSet(String(new FormData(event.currentTarget).get('html') ?? ''))
        }}
      >
        <Field name="html" label={say('editor-raw-label')} description={say('editor-raw-description')}>
          {wiring => (
            <textarea
              {...wiring}
              ref={takesFocus}
              rows={10}
              spellCheck={false}
              defaultValue={html}
              className={`${control.control} ${styles.source}`}
            />
          )}
        </Field>
      </form>
    </OverPage>
  )
}
