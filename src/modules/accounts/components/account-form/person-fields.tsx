import { type Entries, entryOf } from '../../../../core/forms/entries.ts'
import { formLimits } from '../../../../core/forms/limits.ts'
import { Select } from '../../../../ui/select.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { type Text, useText } from '../../../sites/text/text.tsx'
import type { NamedCountry } from '../../domain/countries.ts'
import type { PersonLabels } from '../../domain/forms/person.ts'
import type { InstitutionMatch } from '../../domain/organisations/institution-entry.ts'
import { readInstitutionEntries } from '../../domain/organisations/institution-entry.ts'
import { InstitutionField } from '../institution-field/institution-field.tsx'
import { FieldRow, MoreFields } from './form-part.tsx'

export const personLabelsIn = ({ t }: Text): PersonLabels => ({
  firstName: t('first-name'),
  lastName: t('last-name'),
  jobTitle: t('job-title'),
  institution: t('institution-label'),
  department: t('department'),
  place: t('place'),
  state: t('state'),
  zipCode: t('zip-code'),
  countryCode: t('country'),
})

export function NameFields({ entries }: { entries: Entries }) {
  const labels = personLabelsIn(useText())
  return (
    <FieldRow>
      <TextField
        name="firstName"
        label={labels.firstName}
        required
        autoComplete="given-name"
        defaultValue={entryOf(entries, 'firstName')}
      />
      <TextField name="lastName" label={labels.lastName} required autoComplete="family-name" defaultValue={entryOf(entries, 'lastName')} />
    </FieldRow>
  )
}

interface AffiliationFieldsProps {
  entries: Entries
  countries: readonly NamedCountry[]
  /** The server's matches for an institution that was typed and not picked. */
  matches?: readonly InstitutionMatch[] | undefined
  /** Shows every field of an affiliation, also those that few people know by heart. */
  inFull?: boolean
  /** Opens the fields below the institution on request, unless one of them has a value. */
  folded?: boolean
  /** There are organisations to pick from. */
  hasInstitutions: boolean
}

const moreNames = ['department', 'jobTitle', 'place', 'state', 'countryCode', 'zipCode'] as const

/** The fields of an affiliation, all of which are optional. */
export function AffiliationFields({
  entries,
  countries,
  matches = [],
  inFull = false,
  folded = false,
  hasInstitutions,
}: AffiliationFieldsProps) {
  const text = useText()
  const labels = personLabelsIn(text)
  const line = (name: 'jobTitle' | 'department' | 'place' | 'state' | 'zipCode', autoComplete: string) => (
    <TextField
      name={name}
      label={labels[name]}
      optional={text.t('optional')}
      autoComplete={autoComplete}
      maxLength={formLimits.textLength}
      defaultValue={entryOf(entries, name)}
    />
  )
  const more = (
    <>
      {inFull && (
        <>
          <FieldRow>
            {line('department', 'off')}
            {line('jobTitle', 'organization-title')}
          </FieldRow>
          <FieldRow>
            {line('place', 'address-level2')}
            {line('state', 'address-level1')}
          </FieldRow>
        </>
      )}
      <FieldRow>
        <Select
          name="countryCode"
          label={labels.countryCode}
          optional={text.t('optional')}
          autoComplete="country"
          placeholder={text.t('country-choose')}
          options={countries.map(({ shortCode, name }) => ({ value: shortCode, label: name }))}
          defaultValue={entryOf(entries, 'countryCode')}
        />
        {inFull && line('zipCode', 'postal-code')}
      </FieldRow>
    </>
  )
  return (
    <>
      <InstitutionField
        optional={text.t('optional')}
        entries={readInstitutionEntries({ get: name => entryOf(entries, name) })}
        matches={matches}
        free={!hasInstitutions}
      />
      {folded ? (
        <MoreFields
          title={`${text.t('affiliation-more')} (${text.t('optional')})`}
          isOpen={moreNames.some(name => entryOf(entries, name) !== '')}
        >
          {more}
        </MoreFields>
      ) : (
        more
      )}
    </>
  )
}
