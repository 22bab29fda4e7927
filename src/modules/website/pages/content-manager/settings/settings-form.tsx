import { useMemo } from 'react'
import { useNavigation } from 'react-router'
import { type Entries, entryOf, isTicked } from '../../../../../core/forms/entries.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Checkbox } from '../../../../../ui/checkbox.tsx'
import { Form, FormActions, SubmitButton } from '../../../../../ui/form.tsx'
import { Select } from '../../../../../ui/select.tsx'
import { LongTextField, TextField } from '../../../../../ui/text-field.tsx'
import type { FormRefusal } from '../../../../accounts/components/account-form/use-account-form.ts'
import { useSchemaForm } from '../../../../sites/components/forms/use-schema-form.ts'
import { type Text, useText } from '../../../../sites/text/text.tsx'
import { settingsLimits, settingsSchema } from '../../../domain/site-pages/forms/settings-schema.ts'
import styles from '../board/page.module.css'
import { labelIn } from '../field-labels.ts'
import { SourceField } from '../source-field.tsx'

export const labelsOfSettings = (t: Text['t']) => ({
  ...{ submitPage: t('settings-submit-page'), useReaderUi: t('settings-reader-ui') },
  ...{ left: t('settings-left'), right: t('settings-right') },
  ...{ cardTitle: t('settings-card-title'), cardText: t('settings-card-text'), cardLinks: t('settings-card-links') },
})

interface SettingsFormProps {
  settings: { word: string; isOwn: boolean; pages: readonly { value: string; label: string }[] }
  /** The values of the fields. */
  entries: Entries
  /** Hidden fields of the autosaved text. */
  hidden: React.ReactNode
  refusal: FormRefusal | undefined
}

/** The form of the publish page and its card, which are saved together. */
export function SettingsForm({ settings, entries, hidden, refusal }: SettingsFormProps) {
  const { t } = useText()
  const entry = (field: string) => entryOf(entries, field)
  const labels = labelsOfSettings(t)
  const schema = useMemo(() => settingsSchema(settings.pages), [settings.pages])
  const form = useSchemaForm({ schema, labelOf: name => labelIn(labels, name), ...refusal })
  const pending = useNavigation().state === 'submitting'
  const remaining = (left: number) => t('content-remaining', { count: left })
  return (
    <Form control={form} pending={pending} preventScrollReset summaryTitle={problems => t('form-error-title', { count: problems })}>
      {hidden}
      <input type="hidden" name="word" value={settings.word} />
      <section className={styles.part} aria-labelledby="publish-page">
        <h2 id="publish-page">{t('settings-publish-page')}</h2>
        <div className={styles.subjects}>
          <Select
            name="submitPage"
            label={labels.submitPage}
            description={t('settings-submit-page-help')}
            placeholder={t('settings-submit-page-none')}
            defaultValue={entry('submitPage')}
            options={settings.pages}
          />
          <Checkbox name="useReaderUi" label={labels.useReaderUi} defaultChecked={isTicked(entries, 'useReaderUi')} />
          <SourceField name="left" label={labels.left} description={t('settings-beside-help')} defaultValue={entry('left')} />
          <SourceField name="right" label={labels.right} defaultValue={entry('right')} />
        </div>
      </section>
      <section className={styles.part} aria-labelledby="card">
        <h2 id="card">{t('settings-card')}</h2>
        <p className={styles.lead}>{t('settings-card-lead')}</p>
        <div className={styles.subjects}>
          <TextField name="cardTitle" label={labels.cardTitle} maxLength={settingsLimits.line} defaultValue={entry('cardTitle')} />
          <LongTextField
            name="cardText"
            label={labels.cardText}
            rows={3}
            maxLength={settingsLimits.text}
            remaining={remaining}
            defaultValue={entry('cardText')}
          />
          <LongTextField
            name="cardLinks"
            label={labels.cardLinks}
            description={t('settings-card-links-help')}
            rows={3}
            remaining={remaining}
            defaultValue={entry('cardLinks')}
          />
        </div>
      </section>
      <FormActions>
        <SubmitButton>{t('settings-save')}</SubmitButton>
        {settings.isOwn && (
          <Button type="submit" name="act" value="reset" variant="quiet" formNoValidate>
            {t('settings-reset')}
          </Button>
        )}
      </FormActions>
    </Form>
  )
}
