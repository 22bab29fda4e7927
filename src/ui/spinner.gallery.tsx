import type { ReactNode } from 'react'
import { FormActions } from './form.tsx'
import { Spinner } from './spinner.tsx'

export const gallery: { title: string; element: ReactNode }[] = [
  {
    title: 'Spinner',
    element: (
      <FormActions>
        <Spinner size="small" label="Loading" />
        <Spinner label="Loading" />
        <Spinner size="large" label="Loading" />
      </FormActions>
    ),
  },
]
