import type { ReactNode } from 'react'
import { LongTextField, PasswordField, TextField } from './text-field.tsx'

const remaining = (left: number) => `${left} ${left === 1 ? 'character' : 'characters'} left`
const messages = { show: 'Show password', hide: 'Hide password' }

export const gallery: { title: string; element: ReactNode }[] = [
  { title: 'Text field', element: <TextField name="first-name" label="First name" autoComplete="given-name" /> },
  { title: 'Text field, required', element: <TextField name="last-name" label="Last name" required defaultValue="Lovelace" /> },
  {
    title: 'Text field with a description, optional',
    element: (
      <TextField
        name="institution"
        label="Institution"
        optional="optional"
        description="As it stands on your publications."
        placeholder="University of …"
      />
    ),
  },
  {
    title: 'Email field with an error',
    element: (
      <TextField
        name="email"
        type="email"
        label="Email address"
        required
        defaultValue="ada@example"
        error="Enter an email address such as name@example.org"
      />
    ),
  },
  { title: 'Text field, disabled', element: <TextField name="username" label="Username" disabled defaultValue="ada" /> },
  { title: 'Text field, read only', element: <TextField name="orcid" label="ORCID" readOnly defaultValue="0000-0002-1825-0097" /> },
  {
    title: 'Text field with a long label and a long error',
    element: (
      <TextField
        name="funding"
        label="Grants, fellowships and other support in money or in kind that made the work reported here possible"
        description="Name the funder first, then the number of the grant, and the initials of who received it."
        defaultValue="Donaudampfschifffahrtsgesellschaftskapitänswitwenversorgungsfonds"
        error="Grants, fellowships and other support in money or in kind that made the work reported here possible cannot be longer than 50"
      />
    ),
  },
  {
    title: 'Password field',
    element: (
      <PasswordField
        name="password"
        label="Password"
        required
        messages={messages}
        autoComplete="current-password"
        defaultValue="correct horse"
      />
    ),
  },
  {
    title: 'Password field with an error',
    element: <PasswordField name="new-password" label="New password" messages={messages} error="New password cannot be shorter than 8" />,
  },
  {
    title: 'Long text field',
    element: <LongTextField name="comment" label="Comment" description="Comments must be in English." remaining={remaining} />,
  },
  {
    title: 'Long text field with little left',
    element: (
      <LongTextField
        name="biography"
        label="Biography"
        remaining={remaining}
        maxLength={60}
        defaultValue="Mathematician, and writer of the first program."
      />
    ),
  },
  {
    title: 'Long text field with an error',
    element: <LongTextField name="report" label="Report" required remaining={remaining} error="Report cannot be blank" />,
  },
]
