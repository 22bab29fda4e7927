import type { ReactNode } from 'react'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { Form, FormActions, SubmitButton } from '../../../../ui/form.tsx'
import type { Suggestion } from '../../../../ui/suggestions.ts'
import { TextField } from '../../../../ui/text-field.tsx'
import { useForm } from '../../../../ui/use-form.ts'
import { entriesOfInstitution, type InstitutionMatch, noInstitution } from '../../domain/organisations/institution-entry.ts'
import { InstitutionField } from './institution-field.tsx'

const known: Suggestion[] = [
  { id: 'https://ror.org/00abc1234', label: 'University of Slate', description: 'Leiden, NL', fills: { place: 'Leiden' } },
  { id: 'https://ror.org/00abc1235', label: 'Slate and Shingle Institute', description: 'Bangor, GB', fills: { place: 'Bangor' } },
]
const load = async (query: string) => known.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()))
const matches: InstitutionMatch[] = [
  { ror: 'https://ror.org/00abc1234', name: 'University of Slate', place: 'Leiden, NL' },
  { ror: 'https://ror.org/00abc1236', name: 'University of Slate', place: 'Salta, AR' },
]

function InForm({ several = false }: { several?: boolean }) {
  const control = useForm({ rules: {}, onSubmit: event => event.preventDefault() })
  return (
    <Form control={control} summaryTitle={count => `Please correct ${count} fields`}>
      {several ? (
        <InstitutionField load={load} entries={{ ...noInstitution, institution: 'University of Slate' }} matches={matches} />
      ) : (
        <>
          <InstitutionField load={load} />
          <TextField name="place" label="Place" />
          <Checkbox name="accepted" label="Accepted" />
        </>
      )}
      <FormActions>
        <SubmitButton>Save</SubmitButton>
      </FormActions>
    </Form>
  )
}

export const institutionGallery: Record<string, { title: string; element: ReactNode }[]> = {
  'institution-field': [
    { title: 'Nothing yet', element: <InForm /> },
    {
      title: 'Picked',
      element: (
        <InstitutionField load={load} entries={entriesOfInstitution({ name: 'University of Slate', ror: 'https://ror.org/00abc1234' })} />
      ),
    },
    {
      title: 'Not in the list',
      element: <InstitutionField load={load} entries={entriesOfInstitution({ name: 'House of Roofs', ror: null })} />,
    },
    { title: 'No organisations are loaded', element: <InstitutionField free /> },
    { title: 'Several match', element: <InForm several /> },
  ],
}
