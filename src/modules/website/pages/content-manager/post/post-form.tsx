import { useMemo } from 'react'
import { useNavigation } from 'react-router'
import { type Entries, entryOf, isTicked } from '../../../../../core/forms/entries.ts'
import { messageKeys } from '../../../../../core/text/message-keys.ts'
import { Checkbox } from '../../../../../ui/checkbox.tsx'
import { Form } from '../../../../../ui/form.tsx'
import { RadioGroup } from '../../../../../ui/radio-group.tsx'
import { Select } from '../../../../../ui/select.tsx'
import { LongTextField, TextField } from '../../../../../ui/text-field.tsx'
import type { FormRefusal } from '../../../../accounts/components/account-form/use-account-form.ts'
import { useSchemaForm } from '../../../../sites/components/forms/use-schema-form.ts'
import type { BlogSection } from '../../../../sites/domain/blog-paths.ts'
import { blogSections } from '../../../../sites/domain/blog-paths.ts'
import { useText } from '../../../../sites/text/text.tsx'
import { maxAuthorNameLength, maxExcerptLength, maxPostTitleLength, maxSlugLength } from '../../../domain/blog/post-limits.ts'
import { postSchema } from '../../../domain/blog/post-schema.ts'
import { BodyField } from '../body-field.tsx'
import styles from '../edit-form.module.css'
import { labelIn, labelsOfPost } from '../field-labels.ts'
import type { ShownState } from '../present-state.ts'
import { PublishActions } from '../publish-actions.tsx'
import { usePublishingSetting } from '../use-publishing-setting.ts'

const sectionKeys = messageKeys('content-section', blogSections)

export interface EditedPostData {
  id: number | null
  basedOn: number | null
  state: ShownState | null
  sections: readonly BlogSection[]
  authors: readonly { id: number; name: string }[]
  images: readonly { id: number; name: string }[]
  now: string
}

interface PostFormProps {
  post: EditedPostData
  /** The values of the fields. */
  entries: Entries
  /** Hidden fields of the autosaved text. */
  hidden: React.ReactNode
  refusal: FormRefusal | undefined
  here: string
}

/** The form of all fields of a post. */
export function PostForm({ post, entries, hidden, refusal, here }: PostFormProps) {
  const { t } = useText()
  const labels = labelsOfPost(t)
  const publishing = usePublishingSetting(post.now)
  const schema = useMemo(
    () => postSchema({ ...publishing, sections: post.sections, authors: post.authors }),
    [publishing, post.sections, post.authors],
  )
  const control = useSchemaForm({ schema, labelOf: name => labelIn(labels, name), ...refusal })
  const pending = useNavigation().state === 'submitting'
  const entry = (field: string) => entryOf(entries, field)
  const options = (all: readonly { id: number; name: string }[]) => all.map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <Form
      control={control}
      action={here}
      wide
      encType="multipart/form-data"
      pending={pending}
      summaryTitle={count => t('form-error-title', { count })}
    >
      {hidden}
      {post.basedOn !== null && <input type="hidden" name="basedOn" value={post.basedOn} />}
      <div className={styles.columns}>
        <div className={styles.main}>
          <TextField name="title" label={labels.title} required maxLength={maxPostTitleLength} defaultValue={entry('title')} />
          <LongTextField
            name="excerpt"
            label={labels.excerpt}
            description={t('content-excerpt-help')}
            rows={3}
            maxLength={maxExcerptLength}
            remaining={left => t('content-remaining', { count: left })}
            defaultValue={entry('excerpt')}
          />
          <BodyField name="body" label={labels.body} defaultValue={entry('body')} blocks={false} />
        </div>
        <div className={styles.side}>
          <PublishActions
            state={post.state}
            publishAt={entry('publishAt')}
            now={post.now}
            remove={post.id === null ? null : 'content-delete-help'}
            pending={pending}
          />
          <section className={styles.panel} aria-labelledby="where">
            <h2 id="where">{t('content-where')}</h2>
            {post.sections.length > 1 ? (
              <RadioGroup
                name="section"
                label={labels.section}
                inline
                defaultValue={entry('section')}
                options={post.sections.map(value => ({ value, label: t(sectionKeys[value]) }))}
              />
            ) : (
              <input type="hidden" name="section" value={post.sections[0] ?? 'blog'} />
            )}
            <TextField
              name="slug"
              label={labels.slug}
              description={t('content-slug-help')}
              maxLength={maxSlugLength}
              spellCheck={false}
              defaultValue={entry('slug')}
            />
            <Select
              name="author"
              label={labels.author}
              placeholder={t('content-author-none')}
              defaultValue={entry('author')}
              options={options(post.authors)}
            />
            <TextField
              name="authorName"
              label={labels.authorName}
              description={t('content-author-new-help')}
              maxLength={maxAuthorNameLength}
              defaultValue={entry('authorName')}
            />
            <Checkbox
              name="commentsOpen"
              label={t('content-comments-open')}
              description={t('content-comments-open-help')}
              value="true"
              defaultChecked={isTicked(entries, 'commentsOpen')}
            />
            {post.images.length > 0 && (
              <Select
                name="thumbnail"
                label={labels.thumbnail}
                placeholder={t('content-thumbnail-none')}
                defaultValue={entry('thumbnail')}
                options={options(post.images)}
              />
            )}
          </section>
        </div>
      </div>
    </Form>
  )
}
