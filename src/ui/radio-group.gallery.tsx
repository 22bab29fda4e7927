import type { ReactNode } from 'react'
import { RadioGroup } from './radio-group.tsx'

const decisions = [
  { value: 'approved', label: 'Approved', description: 'The work is sound; at most small changes are needed.' },
  { value: 'reservations', label: 'Approved with reservations', description: 'Changes are needed before the work is sound.' },
  { value: 'not-approved', label: 'Not approved', description: 'Fundamental flaws undermine the findings.' },
]
const answers = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
  { value: 'unknown', label: 'I would rather not say', disabled: true },
]

export const gallery: { title: string; element: ReactNode }[] = [
  {
    title: 'Radio group',
    element: <RadioGroup name="decision" label="Your decision" options={decisions} defaultValue="reservations" required />,
  },
  {
    title: 'Radio group in a row, with a disabled choice',
    element: <RadioGroup name="data" label="Is the data available?" options={answers} inline />,
  },
  {
    title: 'Radio group with an error',
    element: (
      <RadioGroup
        name="methods"
        label="Are the methods described well enough?"
        description="Think of someone who wants to repeat the study."
        options={answers}
        required
        error="Are the methods described well enough? cannot be blank"
      />
    ),
  },
  { title: 'Radio group, disabled', element: <RadioGroup name="kind" label="Kind" options={answers} disabled defaultValue="no" /> },
]
