import { Link, useNavigation } from 'react-router'
import { type Entries, entryOf } from '../../../../../core/forms/entries.ts'
import { href } from '../../../../../core/http/href.ts'
import control from '../../../../../ui/control.module.css'
import { Field } from '../../../../../ui/field.tsx'
import { Form, FormActions, SubmitButton } from '../../../../../ui/form.tsx'
import { TextField } from '../../../../../ui/text-field.tsx'
import type { FormRefusal } from '../../../../accounts/components/account-form/use-account-form.ts'
import { RepeatedGroup } from '../../../../sites/components/forms/repeated-group.tsx'
import { useSchemaForm } from '../../../../sites/components/forms/use-schema-form.ts'
import { type Text, useText } from '../../../../sites/text/text.tsx'
import { boardLimits } from '../../../domain/board/board-limits.ts'
import { statisticsSchema } from '../../../domain/board/statistics-schema.ts'
import { labelIn } from '../field-labels.ts'
import styles from './page.module.css'

/** The texts of `statisticsTexts` have these labels too. */
export const labelsOfStatistics = (t: Text['t']) => ({
  ...{ sectionTitle: t('board-strip-title'), lastUpdated: t('board-last-updated'), numbers: t('board-numbers') },
  ...Object.fromEntries(
    Array.from({ length: boardLimits.numbers }, (_, row) => [
      [`numbers[${row}].count`, t('board-count', { number: row + 1 })] as const,
      [`numbers[${row}].label`, t('board-label', { number: row + 1 })] as const,
    ]).flat(),
  ),
})

interface NumbersFormProps {
  word: string
  /** The values of the fields. */
  entries: Entries
  /** Hidden fields of the autosaved text. */
  hidden: React.ReactNode
  refusal: FormRefusal | undefined
}

/** The statistics of the site: a title, a day, and rows of a number and what it counts. */
export function NumbersForm({ word, entries, hidden, refusal }: NumbersFormProps) {
  const { t } = useText()
  const count = (number: number) => t('board-count', { number })
  const label = (number: number) => t('board-label', { number })
  const labels = labelsOfStatistics(t)
  const form = useSchemaForm({ schema: statisticsSchema, labelOf: name => labelIn(labels, name), ...refusal })
  const pending = useNavigation().formData?.get('act') === 'statistics'
  return (
    <section className={styles.part} aria-labelledby="numbers">
      <h2 id="numbers">{t('board-numbers')}</h2>
      <p className={styles.lead}>
        {t('board-numbers-lead')} <Link to={`${href('/my/content/board/revisions')}?of=statistics`}>{t('content-see-revisions')}</Link>
      </p>
      <Form control={form} pending={pending} preventScrollReset summaryTitle={problems => t('form-error-title', { count: problems })}>
        {hidden}
        <input type="hidden" name="act" value="statistics" />
        <input type="hidden" name="word" value={word} />
        <TextField
          name="sectionTitle"
          label={labels.sectionTitle}
          maxLength={boardLimits.line}
          defaultValue={entryOf(entries, 'sectionTitle')}
        />
        <Field name="lastUpdated" label={labels.lastUpdated} optional={t('optional')}>
          {wiring => <input {...wiring} type="date" defaultValue={entryOf(entries, 'lastUpdated')} className={control.control} />}
        </Field>
        <RepeatedGroup
          list="numbers"
          entries={entries}
          legend={t('board-numbers')}
          min={1}
          max={boardLimits.numbers}
          rowLabel={count}
          addLabel={t('board-add-number')}
        >
          {row => (
            <div className={styles.number}>
              <TextField
                name={row.nameOf('count')}
                label={count(row.position + 1)}
                inputMode="numeric"
                maxLength={15}
                defaultValue={row.entryOf('count')}
              />
              <TextField
                name={row.nameOf('label')}
                label={label(row.position + 1)}
                maxLength={boardLimits.line}
                defaultValue={row.entryOf('label')}
              />
            </div>
          )}
        </RepeatedGroup>
        <FormActions>
          <SubmitButton>{t('board-save-numbers')}</SubmitButton>
        </FormActions>
      </Form>
    </section>
  )
}
