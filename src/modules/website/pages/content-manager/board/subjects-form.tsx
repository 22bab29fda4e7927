import { Fragment } from 'react'
import { Link, useNavigation } from 'react-router'
import type { Entries } from '../../../../../core/forms/entries.ts'
import { href } from '../../../../../core/http/href.ts'
import { Form, FormActions, SubmitButton } from '../../../../../ui/form.tsx'
import { TextField } from '../../../../../ui/text-field.tsx'
import type { FormRefusal } from '../../../../accounts/components/account-form/use-account-form.ts'
import { useSchemaForm } from '../../../../sites/components/forms/use-schema-form.ts'
import { type Text, useText } from '../../../../sites/text/text.tsx'
import { boardLimits } from '../../../domain/board/board-limits.ts'
import { addedIn, enteredFor } from '../../../domain/board/subject-texts.ts'
import { subjectsSchema } from '../../../domain/board/subjects-schema.ts'
import type { BoardSubject } from '../../../domain/site-pages/site-page.ts'
import { labelIn } from '../field-labels.ts'
import { LinesField } from './lines-field.tsx'
import styles from './page.module.css'

export const labelsOfSubjects = (t: Text['t'], subjects: readonly BoardSubject[]) => ({
  ...Object.fromEntries(subjects.map(({ id, name }) => [`subject-${id}`, t('board-subject', { name })] as const)),
  added: t('board-new-subjects'),
})

interface SubjectsFormProps {
  subjects: readonly BoardSubject[]
  /** The values of the fields; they may have begun with former subjects. */
  entries: Entries
  /** Hidden fields of the autosaved text. */
  hidden: React.ReactNode
  refusal: FormRefusal | undefined
}

/** A field for each subject, so that a renamed one keeps its members, and one for new subjects. */
export function SubjectsForm({ subjects, entries, hidden, refusal }: SubjectsFormProps) {
  const { t } = useText()
  const labels = labelsOfSubjects(t, subjects)
  const control = useSchemaForm({ schema: subjectsSchema(subjects), labelOf: name => labelIn(labels, name), ...refusal })
  const pending = useNavigation().formData?.get('act') === 'subjects'
  return (
    <section className={styles.part} aria-labelledby="subjects">
      <h2 id="subjects">{t('board-subjects')}</h2>
      <p className={styles.lead}>
        {t('board-subjects-lead')} <Link to={`${href('/my/content/board/revisions')}?of=subjects`}>{t('content-see-revisions')}</Link>
      </p>
      <Form control={control} pending={pending} preventScrollReset summaryTitle={count => t('form-error-title', { count })}>
        {hidden}
        <input type="hidden" name="act" value="subjects" />
        {subjects.length > 0 && (
          <div className={styles.subjects}>
            {subjects.map(({ id, name }) => (
              <Fragment key={id}>
                <input type="hidden" name={`was-${id}`} value={name} />
                <TextField
                  name={`subject-${id}`}
                  label={t('board-subject', { name })}
                  labelHidden
                  maxLength={boardLimits.subject}
                  defaultValue={enteredFor(entries, id) ?? name}
                />
              </Fragment>
            ))}
          </div>
        )}
        <LinesField name="added" label={labels.added} description={t('board-one-per-line')} defaultValue={addedIn(entries, subjects)} />
        <FormActions>
          <SubmitButton>{t('board-save-subjects')}</SubmitButton>
        </FormActions>
      </Form>
    </section>
  )
}
