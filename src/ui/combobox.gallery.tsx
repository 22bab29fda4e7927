import { type ReactNode, useState } from 'react'
import { Combobox } from './combobox.tsx'
import { Form, FormActions, SubmitButton } from './form.tsx'
import type { Suggestion } from './suggestions.ts'
import { useForm } from './use-form.ts'

const institutions: Suggestion[] = [
  { id: '1', label: 'University of Example', description: 'Exampleton, United Kingdom' },
  { id: '2', label: 'University of Sample', description: 'Sampleville, United States' },
  { id: '3', label: 'Universität Beispielstadt', description: 'Beispielstadt, Germany' },
]
const load = async (query: string) => institutions.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()))
const messages = {
  short: 'Type at least three letters',
  loading: 'Searching…',
  none: 'Nothing found',
  failed: 'Search failed. Please try again.',
}

function WithWarning() {
  const [text, setText] = useState('')
  return (
    <>
      <Combobox
        name="institution"
        idName="institution-id"
        label="Institution"
        load={load}
        messages={messages}
        required
        onPick={() => setText('')}
        onNotPicked={setText}
      />
      <p role="status">{text && `“${text}” was not picked from the list.`}</p>
    </>
  )
}

function InForm() {
  const control = useForm({
    rules: { university: entry => (entry.trim() === '' ? 'University cannot be blank' : null) },
    onSubmit: event => event.preventDefault(),
  })
  return (
    <Form control={control} summaryTitle={count => `Please correct ${count} fields`}>
      <Combobox
        name="university"
        idName="university-id"
        label="University"
        load={load}
        messages={messages}
        required
        notPicked="Choose your university from the list"
      />
      <FormActions>
        <SubmitButton>Save</SubmitButton>
      </FormActions>
    </Form>
  )
}

export const gallery: { title: string; element: ReactNode }[] = [
  { title: 'Combobox', element: <WithWarning /> },
  { title: 'Combobox in a form', element: <InForm /> },
  {
    title: 'Combobox, picked',
    element: (
      <Combobox
        name="place"
        idName="place-id"
        label="Institution"
        load={load}
        messages={messages}
        defaultId="1"
        defaultValue="University of Example"
      />
    ),
  },
  {
    title: 'Combobox with an error',
    element: (
      <Combobox
        name="affiliation"
        idName="affiliation-id"
        label="Affiliation"
        description="Type at least three letters and pick from the list."
        load={load}
        messages={messages}
        error="Choose your institution from the list"
      />
    ),
  },
  {
    title: 'Combobox whose search fails',
    element: (
      <Combobox
        name="funder"
        idName="funder-id"
        label="Funder"
        load={async () => Promise.reject(new Error('out of reach'))}
        messages={messages}
      />
    ),
  },
  {
    title: 'Combobox, disabled',
    element: <Combobox name="society" idName="society-id" label="Society" load={load} messages={messages} disabled />,
  },
]
