import { Fragment } from 'react'
import { Link, useNavigation } from 'react-router'
import { type Entries, entryOf } from '../../../../../core/forms/entries.ts'
import { href } from '../../../../../core/http/href.ts'
import { Form, FormActions, SubmitButton } from '../../../../../ui/form.tsx'
import { TextField } from '../../../../../ui/text-field.tsx'
import { useAccountForm } from '../../../../accounts/components/account-form/use-account-form.ts'
import { useText } from '../../../../sites/text/text.tsx'
import { boardLimits } from '../../../domain/site-pages/board-limits.ts'
import { removedSince } from '../../../domain/site-pages/removed-subjects.ts'
import type { BoardSubject } from '../../../domain/site-pages/site-page.ts'
import { LinesField } from './lines-field.tsx'
import type { Refused } from './load.ts'
import styles from './page.module.css'

/** @returns null where the field was not changed */
const enteredFor = (entries: Entries, id: number): string | null => {
  const field = `subject-${id}`
  return Object.hasOwn(entries, field) && entryOf(entries, field) !== entryOf(entries, `was-${id}`) ? entryOf(entries, field) : null
}

/** New names of subjects that were deleted meanwhile are offered as new subjects. */
const addedIn = (entries: Entries, subjects: readonly BoardSubject[]): string =>
  [entryOf(entries, 'added'), ...removedSince(entries, subjects).map(({ id }) => enteredFor(entries, id) ?? '')].filter(Boolean).join('\n')

/** A field for each subject, so that a renamed one keeps its members, and one for new subjects. */
export function SubjectsForm({ subjects, refused }: { subjects: readonly BoardSubject[]; refused: Refused | undefined }) {
  const { t } = useText()
  const named = subjects.map(({ id, name }) => [`subject-${id}`, t('board-subject', { name })] as const)
  const labels = { ...Object.fromEntries(named), added: t('board-new-subjects') }
  const control = useAccountForm({ rules: {}, labels, refusal: refused?.refusal })
  // An error of two equal names can be fixed in either field.
  const renew = () => Object.keys(refused?.refusal.errors ?? {}).forEach(control.renew)
  const pending = useNavigation().formData?.get('act') === 'subjects'
  return (
    <section className={styles.part} aria-labelledby="subjects">
      <h2 id="subjects">{t('board-subjects')}</h2>
      <p className={styles.lead}>
        {t('board-subjects-lead')} <Link to={`${href('/my/content/board/revisions')}?of=subjects`}>{t('content-see-revisions')}</Link>
      </p>
      <Form control={control} pending={pending} preventScrollReset summaryTitle={count => t('form-error-title', { count })}>
        <input type="hidden" name="act" value="subjects" />
        {subjects.length > 0 && (
          <div className={styles.subjects} onInput={renew}>
            {subjects.map(({ id, name }) => (
              <Fragment key={id}>
                <input type="hidden" name={`was-${id}`} value={name} />
                <TextField
                  name={`subject-${id}`}
                  label={t('board-subject', { name })}
                  labelHidden
                  maxLength={boardLimits.subject}
                  defaultValue={(refused && enteredFor(refused.entries, id)) ?? name}
                />
              </Fragment>
            ))}
          </div>
        )}
        <LinesField
          name="added"
          label={labels.added}
          description={t('board-one-per-line')}
          defaultValue={refused === undefined ? '' : addedIn(refused.entries, subjects)}
        />
        <FormActions>
          <SubmitButton>{t('board-save-subjects')}</SubmitButton>
        </FormActions>
      </Form>
    </section>
  )
}
