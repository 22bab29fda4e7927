/** The example of a form with groups within groups. For developers, so that its text is English. */
import { useActionData, useNavigation } from 'react-router'
import { type Entries, entryOf } from '../../../../core/forms/entries.ts'
import { RepeatedGroup } from '../../../../modules/sites/components/forms/repeated-group.tsx'
import { useSchemaForm } from '../../../../modules/sites/components/forms/use-schema-form.ts'
import { PageHead } from '../../../../modules/sites/components/page-head.tsx'
import { useText, withMessages } from '../../../../modules/sites/text/text.tsx'
import { CheckboxGroup } from '../../../../ui/checkbox-group.tsx'
import { Form, FormActions, SubmitButton } from '../../../../ui/form.tsx'
import { Page } from '../../../../ui/layout/page.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { authorsSchema, limits, roles } from './authors-schema.ts'
import type { action } from './load.ts'
import '../../../../modules/sites/text/form-messages.ts'

export { action, loader } from './load.ts'

const roleLabels = {
  conceptualization: 'Conceptualization',
  'data-curation': 'Data curation',
  'writing-original-draft': 'Writing – original draft',
}
const labels: Readonly<Record<string, string>> = {
  title: 'Title',
  name: 'Name',
  email: 'Email address',
  'roles[]': 'Roles',
  institution: 'Institution',
  country: 'Country',
}

/** "Institution 2 of author 1" for `authors[0].affiliations[1].institution`. */
function labelOf(name: string): string {
  const [author, affiliation] = [...name.matchAll(/\[(\d+)\]/g)].map(([, index]) => Number(index) + 1)
  const label = labels[name.split('.').at(-1) ?? ''] ?? name
  if (author === undefined) return label
  return affiliation === undefined ? `${label} of author ${author}` : `${label} ${affiliation} of author ${author}`
}

const none: Entries = {}

export default withMessages(['forms'], function AuthorsForm() {
  const answered = useActionData<typeof action>()
  const { t } = useText()
  const control = useSchemaForm({ schema: authorsSchema, labelOf, errors: answered?.kind === 'invalid' ? answered.errors : undefined })
  const pending = useNavigation().state === 'submitting'
  const entries = answered?.entries ?? none
  return (
    <Page>
      <PageHead title="Form with groups" hidden />
      <h1>Form with groups</h1>
      <Form control={control} pending={pending} wide preventScrollReset summaryTitle={count => t('form-error-title', { count })}>
        <TextField name="title" label={labelOf('title')} defaultValue={entryOf(entries, 'title')} required />
        <RepeatedGroup
          list="authors"
          entries={entries}
          legend="Authors"
          min={1}
          max={limits.authors}
          rowLabel={number => `Author ${number}`}
          addLabel="Add an author"
        >
          {author => (
            <>
              <TextField
                name={author.nameOf('name')}
                label={labelOf(author.nameOf('name'))}
                defaultValue={author.entryOf('name')}
                required
              />
              <TextField
                name={author.nameOf('email')}
                type="email"
                label={labelOf(author.nameOf('email'))}
                defaultValue={author.entryOf('email')}
              />
              <CheckboxGroup
                name={author.nameOf('roles[]')}
                label={labelOf(author.nameOf('roles[]'))}
                options={roles.map(role => ({ value: role, label: roleLabels[role] }))}
                defaultValues={author.entriesOf('roles[]')}
                required
              />
              <RepeatedGroup
                {...author.within('affiliations')}
                legend={`Affiliations of author ${author.position + 1}`}
                max={limits.affiliations}
                rowLabel={number => `Affiliation ${number}`}
                addLabel="Add an affiliation"
              >
                {affiliation => (
                  <>
                    <TextField
                      name={affiliation.nameOf('institution')}
                      label={labelOf(affiliation.nameOf('institution'))}
                      defaultValue={affiliation.entryOf('institution')}
                      required
                    />
                    <TextField
                      name={affiliation.nameOf('country')}
                      label={labelOf(affiliation.nameOf('country'))}
                      defaultValue={affiliation.entryOf('country')}
                    />
                  </>
                )}
              </RepeatedGroup>
            </>
          )}
        </RepeatedGroup>
        <FormActions>
          <SubmitButton>Send</SubmitButton>
        </FormActions>
      </Form>
      {answered?.kind === 'valid' && (
        <section aria-labelledby="sent">
          <h2 id="sent">What was sent</h2>
          <pre>{answered.value}</pre>
        </section>
      )}
    </Page>
  )
})
