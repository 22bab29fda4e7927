import type { ReactNode } from 'react'
import { Checkbox } from './checkbox.tsx'

export const gallery: { title: string; element: ReactNode }[] = [
  { title: 'Checkbox', element: <Checkbox name="alerts" label="Send me new content once a week" /> },
  {
    title: 'Checkbox, ticked, with a description',
    element: (
      <Checkbox
        name="analytics"
        label="Analytics"
        description="Counting views and downloads, so that authors see how their work is read."
        defaultChecked
      />
    ),
  },
  {
    title: 'Checkbox with a link and an error',
    element: (
      <Checkbox
        name="terms"
        required
        label={
          <>
            I have read and accept the <a href="#terms">Terms and Conditions</a>
          </>
        }
        error="Please accept the Terms and Conditions"
      />
    ),
  },
  {
    title: 'Checkbox, disabled',
    element: <Checkbox name="essential" label="Essential" description="Always on." disabled defaultChecked />,
  },
  { title: 'Checkbox, disabled and empty', element: <Checkbox name="advertising" label="Advertising" disabled /> },
  {
    title: 'Checkbox with long text',
    element: (
      <Checkbox
        name="interests"
        label="I confirm that I have declared every competing interest, financial or other, of the last four years that a reader of this comment might wish to know about"
      />
    ),
  },
]
