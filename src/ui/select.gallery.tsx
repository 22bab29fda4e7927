import type { ReactNode } from 'react'
import { Select } from './select.tsx'

const countries = [
  { value: 'de', label: 'Germany' },
  { value: 'jp', label: 'Japan' },
  { value: 'gs', label: 'South Georgia and the South Sandwich Islands' },
]
const subjects = [
  { label: 'Medicine', options: [{ value: 'cardiology', label: 'Cardiology' }] },
  {
    label: 'Natural sciences',
    options: [
      { value: 'ecology', label: 'Ecology' },
      { value: 'genetics', label: 'Genetics', disabled: true },
    ],
  },
]

export const gallery: { title: string; element: ReactNode }[] = [
  { title: 'Select', element: <Select name="country" label="Country" options={countries} placeholder="Choose a country" /> },
  {
    title: 'Select with a long choice',
    element: <Select name="place" label="Place" options={countries} defaultValue="gs" optional="optional" />,
  },
  {
    title: 'Select with groups and an error',
    element: (
      <Select name="subject" label="Subject" required options={subjects} placeholder="Choose a subject" error="Please select a subject" />
    ),
  },
  { title: 'Select, disabled', element: <Select name="platform" label="Platform" options={countries} disabled defaultValue="jp" /> },
  {
    title: 'Select with several choices',
    element: (
      <Select
        name="nationality"
        label="Nationality"
        options={countries}
        multiple
        defaultValue={['de', 'jp']}
        description="Hold Ctrl or Command to choose several."
      />
    ),
  },
]
