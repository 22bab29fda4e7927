import { createContext, use, useId } from 'react'

/** The context that a form provides to its fields. */
export interface FormOfField {
  /** Begins the ids of the form's fields. */
  id: string
  /** The errors that are shown, by the name of the field. */
  errors: Readonly<Record<string, string>>
  hasErrors: boolean
  pending: boolean
  /** Validates a field again and drops the server's error of it: something other than an event of the field changed its validity. */
  renew: (name: string) => void
}

export const FormOfFields = createContext<FormOfField | null>(null)

/** The id of a form's field, which its summary of errors links to. */
export const fieldId = (form: string, name: string) => `${form}-${name}`

export interface FieldStanding {
  id: string
  error: string | undefined
}

/** The id of a field's control and its error: from its form, or from the field's own properties. */
export function useField({ name, id, error }: { name: string; id?: string | undefined; error?: string | undefined }): FieldStanding {
  const form = use(FormOfFields)
  const own = useId()
  return { id: id ?? (form ? fieldId(form.id, name) : own), error: error ?? form?.errors[name] }
}
