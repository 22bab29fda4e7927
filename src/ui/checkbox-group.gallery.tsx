import type { ReactNode } from 'react'
import { CheckboxGroup } from './checkbox-group.tsx'

const roles = [
  { value: 'conceptualization', label: 'Conceptualization' },
  { value: 'data-curation', label: 'Data curation', description: 'Annotating, scrubbing and keeping data for use and later reuse.' },
  { value: 'writing', label: 'Writing – original draft' },
]

export const gallery: { title: string; element: ReactNode }[] = [
  {
    title: 'Checkbox group',
    element: <CheckboxGroup name="gallery-roles" label="Roles" options={roles} defaultValues={['conceptualization', 'writing']} />,
  },
  {
    title: 'Checkbox group with an error',
    element: (
      <CheckboxGroup name="gallery-no-roles" label="Roles of the second author" options={roles} error="Choose from the list" required />
    ),
  },
]
