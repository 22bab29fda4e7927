import { useMemo, useState } from 'react'
import { useNavigation } from 'react-router'
import { type Entries, entryOf, isTicked } from '../../../../../core/forms/entries.ts'
import { messageKeys } from '../../../../../core/text/message-keys.ts'
import { Checkbox } from '../../../../../ui/checkbox.tsx'
import { Form } from '../../../../../ui/form.tsx'
import { shownErrors } from '../../../../../ui/form-state.ts'
import { RadioGroup } from '../../../../../ui/radio-group.tsx'
import { Select } from '../../../../../ui/select.tsx'
import { LongTextField, TextField } from '../../../../../ui/text-field.tsx'
import type { FormRefusal } from '../../../../accounts/components/account-form/use-account-form.ts'
import { useSchemaForm } from '../../../../sites/components/forms/use-schema-form.ts'
import { useSite } from '../../../../sites/pages/use-site.ts'
import { useText } from '../../../../sites/text/text.tsx'
import { FieldWithFacts } from '../../../content-editor/field-with-facts.tsx'
import { factValues } from '../../../domain/site-pages/facts.ts'
import { maxDescriptionLength, maxPageTitleLength } from '../../../domain/site-pages/forms/page-limits.ts'
import { pageSchema } from '../../../domain/site-pages/forms/page-schema.ts'
import { maxPathLength } from '../../../domain/site-pages/page-path.ts'
import { BodyField } from '../body-field.tsx'
import styles from '../edit-form.module.css'
import { labelIn, labelsOfPage } from '../field-labels.ts'
import type { ShownState } from '../present-state.ts'
import { PublishActions } from '../publish-actions.tsx'
import { usePublishingSetting } from '../use-publishing-setting.ts'
import { usePathFromTitle } from './use-path-from-title.ts'
import { WidgetFields } from './widget-fields.tsx'

/** The layouts are in the order of the form. */
const layouts = ['standard', 'featured', 'simple'] as const
const layoutHelpKeys = messageKeys('content-layout', layouts, 'help')
const layoutKeys = messageKeys('content-layout', layouts)

export interface EditedPageData {
  id: number | null
  isStaticPage: boolean
  standsInFor: boolean
  basedOn: number | null
  state: ShownState | null
  gateways: readonly { value: string; label: string; path: string }[]
  /** Whether the page has to belong to one of them. */
  needsGateway: boolean
  /** The path of a page that cannot be moved. */
  fixedPath: string | null
  /** The server's time, which schedules use. */
  now: string
}

interface PageFormProps {
  page: EditedPageData
  /** The values of the fields. */
  entries: Entries
  /** Hidden fields of the autosaved text. */
  hidden: React.ReactNode
  refusal: FormRefusal | undefined
  here: string
}

/** The form of all fields of a page: its content, its layout, then its publication. */
export function PageForm({ page, entries, hidden, refusal, here }: PageFormProps) {
  const { t } = useText()
  const labels = labelsOfPage(t)
  const publishing = usePublishingSetting(page.now)
  const schema = useMemo(
    () => pageSchema({ ...publishing, gateways: page.gateways, needsGateway: page.needsGateway, fixedPath: page.fixedPath }),
    [publishing, page.gateways, page.needsGateway, page.fixedPath],
  )
  const control = useSchemaForm({ schema, labelOf: name => labelIn(labels, name), ...refusal })
  const [isBesideOpen, setBesideOpen] = useState(false)
  // A field that is wrong has to be seen, and stays once it is right.
  if (shownErrors(control.state).ownMenu !== undefined && !isBesideOpen) setBesideOpen(true)
  const pending = useNavigation().state === 'submitting'
  const site = useSite()
  const facts = useMemo(() => (site === undefined ? null : factValues(site.platform)), [site])
  const entry = (field: string) => entryOf(entries, field)
  const fillPath = usePathFromTitle(page.gateways)
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
      {page.basedOn !== null && <input type="hidden" name="basedOn" value={page.basedOn} />}
      <div className={styles.columns}>
        <div className={styles.main}>
          <FieldWithFacts defaultValue={entry('title')} values={facts}>
            <TextField
              name="title"
              label={labels.title}
              required
              maxLength={maxPageTitleLength}
              defaultValue={entry('title')}
              onInput={fillPath}
            />
          </FieldWithFacts>
          {page.isStaticPage ? (
            <p className={styles.fixed}>
              {labels.path}: {entry('path')}. {t('content-path-fixed')}
              {/* Somebody may make a copy meanwhile, whose form has this field. */}
              <input type="hidden" name="path" value={entry('path')} />
            </p>
          ) : (
            <div className={styles.pair}>
              <TextField
                name="path"
                label={labels.path}
                description={t('content-path-help')}
                maxLength={maxPathLength}
                spellCheck={false}
                defaultValue={entry('path')}
              />
              {page.gateways.length > 0 && (
                <Select
                  name="gateway"
                  label={t('content-belongs-to')}
                  placeholder={page.needsGateway ? undefined : t('content-whole-site')}
                  defaultValue={entry('gateway')}
                  onInput={fillPath}
                  options={page.gateways.map(({ value, label }) => ({ value, label }))}
                />
              )}
            </div>
          )}
          <BodyField name="body" label={labels.body} defaultValue={entry('body')} blocks facts={facts} />
          <FieldWithFacts defaultValue={entry('description')} values={facts}>
            <LongTextField
              name="description"
              label={labels.description}
              description={t('content-description-help')}
              rows={3}
              maxLength={maxDescriptionLength}
              remaining={left => t('content-remaining', { count: left })}
              defaultValue={entry('description')}
            />
          </FieldWithFacts>
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
          <LayoutSection entries={entries} />
        </div>
      </div>
      <details className={styles.more} open={isBesideOpen} onToggle={event => setBesideOpen(event.currentTarget.open)}>
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

function LayoutSection({ entries }: { entries: Entries }) {
  const { t } = useText()
  const labels = labelsOfPage(t)
  return (
    <section className={styles.panel} aria-labelledby="look">
      <h2 id="look">{t('content-look')}</h2>
      <RadioGroup
        name="layout"
        label={labels.layout}
        defaultValue={entryOf(entries, 'layout')}
        options={layouts.map(value => ({
          value,
          label: t(layoutKeys[value]),
          description: t(layoutHelpKeys[value]),
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
        defaultValue={entryOf(entries, 'redirectTo')}
      />
    </section>
  )
}
