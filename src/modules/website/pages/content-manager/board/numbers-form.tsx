import { useState } from 'react'
import { Link, useNavigation } from 'react-router'
import { type Entries, entryOf } from '../../../../../core/forms/entries.ts'
import { href } from '../../../../../core/http/href.ts'
import control from '../../../../../ui/control.module.css'
import { Field } from '../../../../../ui/field.tsx'
import { Form, FormActions, SubmitButton } from '../../../../../ui/form.tsx'
import { TextField } from '../../../../../ui/text-field.tsx'
import { useAccountForm } from '../../../../accounts/components/account-form/use-account-form.ts'
import { useText } from '../../../../sites/text/text.tsx'
import { boardLimits } from '../../../domain/site-pages/board-limits.ts'
import type { Refused } from './load.ts'
import styles from './page.module.css'

const allRows = Array.from({ length: boardLimits.numbers }, (_, row) => row)

/** The number of rows up to the last one that is not empty. */
const rowsIn = (entries: Entries): number =>
  1 + allRows.findLastIndex(row => entryOf(entries, `count-${row}`) !== '' || entryOf(entries, `label-${row}`) !== '')

/** The statistics with one empty row. With JavaScript, filling it in adds the next one; without it, saving does. */
export function NumbersForm({ statistics, word, refused }: { statistics: Entries; word: string; refused: Refused | undefined }) {
  const { t } = useText()
  const entries = refused?.entries ?? statistics
  const [filled, setFilled] = useState(() => rowsIn(entries))
  const rows = allRows.slice(0, filled + 1)
  const count = (row: number) => t('board-count', { number: row + 1 })
  const label = (row: number) => t('board-label', { number: row + 1 })
  const labels = {
    ...{ sectionTitle: t('board-strip-title'), lastUpdated: t('board-last-updated') },
    ...Object.fromEntries(allRows.flatMap(row => [[`count-${row}`, count(row)] as const, [`label-${row}`, label(row)] as const])),
  }
  const form = useAccountForm({ rules: {}, labels, refusal: refused?.refusal })
  // Editing one field may fix the error of another, for example by emptying the rest of the row.
  const enterRow = (row: number) => {
    setFilled(Math.max(filled, row + 1))
    for (const field of Object.keys(refused?.refusal.errors ?? {}))
      if (!field.startsWith('count-') || field === `count-${row}`) form.renew(field)
  }
  const pending = useNavigation().formData?.get('act') === 'statistics'
  return (
    <section className={styles.part} aria-labelledby="numbers">
      <h2 id="numbers">{t('board-numbers')}</h2>
      <p className={styles.lead}>
        {t('board-numbers-lead')} <Link to={`${href('/my/content/board/revisions')}?of=statistics`}>{t('content-see-revisions')}</Link>
      </p>
      <Form control={form} pending={pending} preventScrollReset summaryTitle={problems => t('form-error-title', { count: problems })}>
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
        {rows.map(row => (
          // A row that was filled in stays, even when it is emptied again.
          <div key={row} className={styles.number} onInput={() => enterRow(row)}>
            <TextField
              name={`count-${row}`}
              label={count(row)}
              inputMode="numeric"
              maxLength={15}
              defaultValue={entryOf(entries, `count-${row}`)}
            />
            <TextField
              name={`label-${row}`}
              label={label(row)}
              maxLength={boardLimits.line}
              defaultValue={entryOf(entries, `label-${row}`)}
            />
          </div>
        ))}
        <FormActions>
          <SubmitButton>{t('board-save-numbers')}</SubmitButton>
        </FormActions>
      </Form>
    </section>
  )
}
