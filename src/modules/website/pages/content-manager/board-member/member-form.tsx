import { useNavigation } from 'react-router'
import { type Entries, entryOf } from '../../../../../core/forms/entries.ts'
import { Checkbox } from '../../../../../ui/checkbox.tsx'
import { Form } from '../../../../../ui/form.tsx'
import { Select } from '../../../../../ui/select.tsx'
import { TextField } from '../../../../../ui/text-field.tsx'
import type { FormRefusal } from '../../../../accounts/components/account-form/use-account-form.ts'
import { useSchemaForm } from '../../../../sites/components/forms/use-schema-form.ts'
import { useText } from '../../../../sites/text/text.tsx'
import { boardLimits } from '../../../domain/board/board-limits.ts'
import { memberSchema } from '../../../domain/board/member-schema.ts'
import type { BoardSubject } from '../../../domain/site-pages/site-page.ts'
import { LinesField } from '../board/lines-field.tsx'
import { BodyField } from '../body-field.tsx'
import styles from '../edit-form.module.css'
import { labelIn, labelsOfMember } from '../field-labels.ts'
import { SaveOrDelete } from '../save-or-delete.tsx'

interface MemberFormProps {
  member: {
    id: number | null
    word: string
    subjects: readonly BoardSubject[]
    images: readonly { id: number; name: string }[]
  }
  /** The values of the fields. */
  entries: Entries
  /** Hidden fields of the autosaved text. */
  hidden: React.ReactNode
  refusal: FormRefusal | undefined
}

/** The form of all fields of a member. */
export function MemberForm({ member, entries, hidden, refusal }: MemberFormProps) {
  const { t } = useText()
  const labels = labelsOfMember(t)
  const control = useSchemaForm({ schema: memberSchema, labelOf: name => labelIn(labels, name), ...refusal })
  const pending = useNavigation().state === 'submitting'
  const line = (name: 'name' | 'role' | 'institution' | 'orcid') => ({
    ...{ name, label: labels[name], maxLength: boardLimits.line, defaultValue: entryOf(entries, name) },
  })
  return (
    <Form control={control} wide encType="multipart/form-data" pending={pending} summaryTitle={count => t('form-error-title', { count })}>
      {hidden}
      <input type="hidden" name="word" value={member.word} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <TextField {...line('name')} required />
          <TextField {...line('role')} />
          <TextField {...line('institution')} />
          <BodyField name="body" label={labels.body} defaultValue={entryOf(entries, 'body')} blocks={false} />
        </div>
        <div className={styles.side}>
          <Select
            name="picture"
            label={labels.picture}
            description={t('board-picture-help')}
            placeholder={t('content-thumbnail-none')}
            defaultValue={entryOf(entries, 'picture')}
            options={member.images.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
          <TextField {...line('orcid')} description={t('board-orcid-help')} spellCheck={false} />
          <LinesField
            name="keywords"
            label={labels.keywords}
            description={t('board-one-per-line')}
            defaultValue={entryOf(entries, 'keywords')}
          />
          {member.subjects.length > 0 && <Subjects subjects={member.subjects} chosen={entries.subject ?? []} />}
          <SaveOrDelete
            pending={pending}
            save={t('board-save-member')}
            away={
              member.id === null
                ? null
                : { act: 'remove', label: t('board-remove'), help: t('board-remove-help'), sure: t('board-remove-sure') }
            }
          />
        </div>
      </div>
    </Form>
  )
}

function Subjects({ subjects, chosen }: { subjects: readonly BoardSubject[]; chosen: readonly string[] }) {
  const { t } = useText()
  return (
    <fieldset className={styles.widget}>
      <legend>{t('board-subjects')}</legend>
      {subjects.map(({ id, name }) => (
        <Checkbox
          key={id}
          id={`subject-${id}`}
          name="subject"
          label={name}
          value={String(id)}
          defaultChecked={chosen.includes(String(id))}
        />
      ))}
    </fieldset>
  )
}
