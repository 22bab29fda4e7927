import { useNavigation } from 'react-router'
import { type Entries, entryOf, isTicked } from '../../../../../core/forms/entries.ts'
import { maximumLength, required } from '../../../../../core/forms/rules.ts'
import { Checkbox } from '../../../../../ui/checkbox.tsx'
import { Form } from '../../../../../ui/form.tsx'
import { RadioGroup } from '../../../../../ui/radio-group.tsx'
import { Select } from '../../../../../ui/select.tsx'
import { LongTextField, TextField } from '../../../../../ui/text-field.tsx'
import { type FormRefusal, useAccountForm } from '../../../../accounts/components/account-form/use-account-form.ts'
import { useText } from '../../../../sites/text/text.tsx'
import { maxDescriptionLength, maxPageTitleLength } from '../../../domain/site-pages/page-entries.ts'
import { maxPathLength } from '../../../domain/site-pages/page-path.ts'
import { BodyField } from '../body-field.tsx'
import styles from '../edit-form.module.css'
import { labelsOfPage } from '../field-labels.ts'
import type { ShownState } from '../present-state.ts'
import { PublishActions } from '../publish-actions.tsx'
import { WidgetFields } from './widget-fields.tsx'

export interface EditedPageData {
  id: number | null
  isStaticPage: boolean
  standsInFor: boolean
  basedOn: number | null
  state: ShownState | null
  entries: Entries
  gateways: readonly { value: string; label: string; path: string }[]
  /** The server's time, which schedules use. */
  now: string
}

interface PageFormProps {
  page: EditedPageData
  refused: { refusal: FormRefusal; entries: Entries } | undefined
  here: string
}

/** The form of all fields of a page: its content, its layout, then its publication. */
export function PageForm({ page, refused, here }: PageFormProps) {
  const { t } = useText()
  const entries = refused?.entries ?? page.entries
  const labels = labelsOfPage(t)
  const rules = {
    title: (entry: string) => required(labels.title)(entry) ?? maximumLength(labels.title, maxPageTitleLength)(entry),
    description: maximumLength(labels.description, maxDescriptionLength),
  }
  const control = useAccountForm({ rules, labels, refusal: refused?.refusal })
  const pending = useNavigation().state === 'submitting'
  const entry = (field: string) => entryOf(entries, field)
  return (
    <Form
      control={control}
      action={here}
      wide
      encType="multipart/form-data"
      pending={pending}
      summaryTitle={count => t('form-error-title', { count })}
    >
      {page.basedOn !== null && <input type="hidden" name="basedOn" value={page.basedOn} />}
      <div className={styles.columns}>
        <div className={styles.main}>
          <TextField name="title" label={labels.title} required maxLength={maxPageTitleLength} defaultValue={entry('title')} />
          {page.isStaticPage ? (
            <p className={styles.fixed}>
              {labels.path}: {entry('path')}. {t('content-path-fixed')}
            </p>
          ) : (
            <div className={styles.pair}>
              <TextField
                name="path"
                label={labels.path}
                description={t('content-path-help')}
                required
                maxLength={maxPathLength}
                spellCheck={false}
                defaultValue={entry('path')}
              />
              {page.gateways.length > 0 && (
                <Select
                  name="gateway"
                  label={t('content-belongs-to')}
                  placeholder={t('content-whole-site')}
                  defaultValue={entry('gateway')}
                  options={page.gateways.map(({ value, label }) => ({ value, label }))}
                />
              )}
            </div>
          )}
          <BodyField name="body" label={labels.body} defaultValue={entry('body')} blocks />
          <LongTextField
            name="description"
            label={labels.description}
            description={t('content-description-help')}
            rows={3}
            maxLength={maxDescriptionLength}
            remaining={left => t('content-remaining', { count: left })}
            defaultValue={entry('description')}
          />
        </div>
        <div className={styles.side}>
          <PublishActions
            state={page.state}
            publishAt={entry('publishAt')}
            now={page.now}
            remove={
              page.id === null || page.isStaticPage ? null : page.standsInFor ? 'content-delete-standing-help' : 'content-delete-help'
            }
            pending={pending}
          />
          <section className={styles.panel} aria-labelledby="look">
            <h2 id="look">{t('content-look')}</h2>
            <RadioGroup
              name="layout"
              label={labels.layout}
              defaultValue={entry('layout')}
              options={(['standard', 'featured', 'simple'] as const).map(value => ({
                value,
                label: t(`content-layout-${value}`),
                description: t(`content-layout-${value}-help`),
              }))}
            />
            <Checkbox name="fullWidth" label={t('content-full-width')} defaultChecked={isTicked(entries, 'fullWidth')} />
            <TextField
              name="redirectTo"
              type="url"
              // The field accepts paths, which browsers do not accept in a URL field.
              inputMode="text"
              label={labels.redirectTo}
              description={t('content-redirect-to-help')}
              defaultValue={entry('redirectTo')}
            />
          </section>
        </div>
      </div>
      <details className={styles.more} open={refused?.refusal.errors.ownMenu !== undefined || undefined}>
        <summary>{t('content-beside')}</summary>
        <WidgetFields side="left" entries={entries} />
        <WidgetFields side="right" entries={entries} />
        <LongTextField
          name="ownMenu"
          label={labels.ownMenu}
          description={t('content-own-menu-help')}
          rows={4}
          remaining={left => t('content-remaining', { count: left })}
          defaultValue={entry('ownMenu')}
        />
      </details>
    </Form>
  )
}
