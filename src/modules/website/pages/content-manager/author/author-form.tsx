import { useNavigation } from 'react-router'
import { type Entries, entryOf } from '../../../../../core/forms/entries.ts'
import { href } from '../../../../../core/http/href.ts'
import { Form } from '../../../../../ui/form.tsx'
import { Select } from '../../../../../ui/select.tsx'
import { TextField } from '../../../../../ui/text-field.tsx'
import type { FormRefusal } from '../../../../accounts/components/account-form/use-account-form.ts'
import { useSchemaForm } from '../../../../sites/components/forms/use-schema-form.ts'
import { useText } from '../../../../sites/text/text.tsx'
import { authorLimits } from '../../../domain/blog/author-limits.ts'
import { authorSchema } from '../../../domain/blog/author-schema.ts'
import { BodyField } from '../body-field.tsx'
import styles from '../edit-form.module.css'
import { labelIn, labelsOfAuthor } from '../field-labels.ts'
import { SaveOrDelete } from '../save-or-delete.tsx'

interface Choice {
  id: number
  name: string
}

interface AuthorFormProps {
  author: { id: number | null; word: string; images: readonly Choice[]; people: readonly Choice[] }
  /** The values of the fields. */
  entries: Entries
  /** Hidden fields of the autosaved text. */
  hidden: React.ReactNode
  refusal: FormRefusal | undefined
}

/** The form of all fields of an author. */
export function AuthorForm({ author, entries, hidden, refusal }: AuthorFormProps) {
  const { t } = useText()
  const labels = labelsOfAuthor(t)
  const control = useSchemaForm({ schema: authorSchema, labelOf: field => labelIn(labels, field), ...refusal })
  const pending = useNavigation().state === 'submitting'
  const entry = (field: string) => entryOf(entries, field)
  return (
    <Form
      control={control}
      action={href('/my/content/authors/:authorId', { authorId: author.id ?? 'new' })}
      wide
      encType="multipart/form-data"
      pending={pending}
      summaryTitle={count => t('form-error-title', { count })}
    >
      {hidden}
      <input type="hidden" name="word" value={author.word} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <TextField name="name" label={labels.name} required maxLength={authorLimits.name} defaultValue={entry('name')} />
          <BodyField name="bio" label={labels.bio} defaultValue={entry('bio')} blocks={false} />
        </div>
        <div className={styles.side}>
          <Select
            name="picture"
            label={labels.picture}
            description={t('authors-picture-help')}
            placeholder={t('content-thumbnail-none')}
            defaultValue={entry('picture')}
            options={author.images.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
          <TextField
            name="slug"
            label={labels.slug}
            description={t('authors-slug-help')}
            maxLength={authorLimits.slug}
            spellCheck={false}
            defaultValue={entry('slug')}
          />
          <Select
            name="account"
            label={labels.account}
            description={t('authors-account-help')}
            placeholder={t('authors-account-none')}
            defaultValue={entry('account')}
            options={author.people.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
          <SaveOrDelete
            pending={pending}
            save={t('authors-save')}
            away={
              author.id === null
                ? null
                : { act: 'delete', label: t('authors-delete'), help: t('authors-delete-help'), sure: t('content-delete-sure') }
            }
          />
        </div>
      </div>
    </Form>
  )
}
