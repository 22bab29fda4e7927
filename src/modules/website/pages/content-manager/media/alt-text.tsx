import { useActionData, useNavigation } from 'react-router'
import { type Entries, entryOf, isTicked } from '../../../../../core/forms/entries.ts'
import { Checkbox } from '../../../../../ui/checkbox.tsx'
import { Form, SubmitButton } from '../../../../../ui/form.tsx'
import { TextField } from '../../../../../ui/text-field.tsx'
import { type AutosaveData, AutosavedForm } from '../../../../sites/components/autosave/autosaved-form.tsx'
import { useSchemaForm } from '../../../../sites/components/forms/use-schema-form.ts'
import { useText } from '../../../../sites/text/text.tsx'
import { altSchema } from '../../../domain/media/alt-schema.ts'
import { imageLimits } from '../../../domain/media/image-file.ts'
import { labelIn } from '../field-labels.ts'
import type { action } from './one-load.ts'
import styles from './page.module.css'

interface AltTextProps {
  image: { alt: string; entries: Entries; autosave: AutosaveData }
}

/** The alternative text of an image, and whether it is decorative. */
export function AltText({ image: { alt, entries, autosave } }: AltTextProps) {
  const answered = useActionData<typeof action>()
  const { t, translateKey } = useText()
  const labels = useLabels()
  const refused = answered?.act === 'describe' ? answered : undefined
  const conflict = refused?.conflict
  return (
    <section className={styles.part} aria-label={t('media-alt')}>
      <AutosavedForm
        autosave={autosave}
        saved={entries}
        baseField="basedOn"
        base={alt}
        refused={refused?.entries}
        conflict={conflict ? translateKey(conflict.key, conflict.values) : undefined}
        labelOf={field => labelIn(labels, field)}
      >
        {({ entries: shown, key, hidden }) => <AltForm key={key} basedOn={alt} entries={shown} hidden={hidden} />}
      </AutosavedForm>
    </section>
  )
}

function useLabels() {
  const { t } = useText()
  return { alt: t('media-alt'), decorative: t('media-decorative') }
}

interface AltFormProps {
  basedOn: string
  /** The values of the fields. */
  entries: Entries
  /** Hidden fields of the autosaved text. */
  hidden: React.ReactNode
}

function AltForm({ basedOn, entries, hidden }: AltFormProps) {
  const answered = useActionData<typeof action>()
  const { t } = useText()
  const labels = useLabels()
  const errors = answered?.act === 'describe' ? answered.errors : undefined
  const control = useSchemaForm({ schema: altSchema, labelOf: name => labelIn(labels, name), errors })
  const { state, formData } = useNavigation()
  return (
    <Form
      control={control}
      pending={state === 'submitting' && formData?.get('act') === 'describe'}
      summaryTitle={count => t('form-error-title', { count })}
    >
      {hidden}
      <input type="hidden" name="act" value="describe" />
      <input type="hidden" name="basedOn" value={basedOn} />
      <TextField
        name="alt"
        label={labels.alt}
        description={t('media-alt-help')}
        maxLength={imageLimits.altLength}
        defaultValue={entryOf(entries, 'alt')}
      />
      <Checkbox name="decorative" label={labels.decorative} value="true" defaultChecked={isTicked(entries, 'decorative')} />
      <div>
        <SubmitButton>{t('media-save-alt')}</SubmitButton>
      </div>
    </Form>
  )
}
