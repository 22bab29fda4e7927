import type { ReactNode } from 'react'
import { Checkbox } from './checkbox.tsx'
import { Form, FormActions, SubmitButton } from './form.tsx'
import type { FormAnswer } from './form-state.ts'
import { PasswordField, TextField } from './text-field.tsx'
import { useForm } from './use-form.ts'

const title = (count: number) => (count === 1 ? 'Please correct 1 field' : `Please correct ${count} fields`)
const notBlank = (label: string) => (entry: string) => (entry.trim() === '' ? `${label} cannot be blank` : null)

const rules = {
  firstName: notBlank('First name'),
  email: (entry: string) =>
    notBlank('Email address')(entry) ?? (entry.includes('@') ? null : 'Enter an email address such as name@example.org'),
  again: (entry: string, entries: Readonly<Record<string, readonly string[]>>) =>
    entry === entries.email?.[0] ? null : 'The two entries do not match, please try again',
  password: (entry: string) => (entry.length < 8 ? 'Password cannot be shorter than 8' : null),
  terms: (entry: string) => (entry === '' ? 'Please accept the Terms and Conditions' : null),
}

const taken: FormAnswer = { errors: { email: 'There is an account with this email address' } }
const unsuccessful: FormAnswer = { messages: ['Registration unsuccessful - please check the error messages.'] }

function Registration({ answer, pending = false }: { answer?: FormAnswer; pending?: boolean }) {
  const control = useForm({ rules, answer, onSubmit: event => event.preventDefault() })
  return (
    <Form control={control} summaryTitle={title} pending={pending}>
      <TextField name="firstName" label="First name" required autoComplete="given-name" />
      <TextField name="email" type="email" label="Email address" required autoComplete="email" />
      <TextField name="again" type="email" label="Email address, once more" required autoComplete="email" />
      <PasswordField
        name="password"
        label="Password"
        required
        autoComplete="new-password"
        messages={{ show: 'Show password', hide: 'Hide password' }}
      />
      <Checkbox name="terms" label="I accept the Terms and Conditions" required />
      <FormActions>
        <SubmitButton>Create account</SubmitButton>
      </FormActions>
    </Form>
  )
}

export const gallery: { title: string; element: ReactNode }[] = [
  { title: 'Form', element: <Registration /> },
  { title: 'Form that the server did not accept', element: <Registration answer={taken} /> },
  { title: 'Form that was refused as a whole', element: <Registration answer={unsuccessful} /> },
  { title: 'Form that is being sent', element: <Registration pending /> },
]
