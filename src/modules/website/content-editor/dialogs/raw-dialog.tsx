import { useId } from 'react'
import control from '../../../../ui/control.module.css'
import { Field } from '../../../../ui/field.tsx'
import { useText } from '../../../sites/text/text.tsx'
import styles from './dialogs.module.css'
import { OverPage, takesFocus } from './over-page.tsx'

/** Edits the source of HTML that the editor does not know. */
export function RawDialog({ html, onSet, onClose }: { html: string; onSet: (html: string) => void; onClose: () => void }) {
  const { t } = useText()
  const id = useId()
  return (
    <OverPage title={t('editor-block-raw')} size="large" onClose={onClose} done={t('editor-apply')} formId={id}>
      <form
        id={id}
        className={styles.form}
        onSubmit={event => {
          event.preventDefault()
          onSet(String(new FormData(event.currentTarget).get('html') ?? ''))
        }}
      >
        <Field name="html" label={t('editor-raw-label')} description={t('editor-raw-description')}>
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
