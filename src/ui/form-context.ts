import { createContext, use, useId } from 'react'

/** The context that a form provides to its fields. */
export interface FormOfField {
  /** Begins the ids of the form's fields. */
  id: string
  /** The errors that are shown, by the name of the field. */
  errors: Readonly<Record<string, string>>
  hasErrors: boolean
  pending: boolean
  /** Looks at a field anew, and drops what the server said of it: what makes its entry good or bad has changed, and no event tells of it. */
  renew: (name: string) => void
}

export const FormOfFields = createContext<FormOfField | null>(null)

/** The id of a form's field, which its summary of errors links to. */
export const fieldId = (form: string, name: string) => `${form}-${name}`

export interface FieldStanding {
  id: string
  error: string | undefined
}

/** The id of a field's control and what is wrong with its entry: as its form says, or as the field's own properties do. */
export function useField({ name, id, error }: { name: string; id?: string | undefined; error?: string | undefined }): FieldStanding {
  const form = use(FormOfFields)
  const own = useId()
  return { id: id ?? (form ? fieldId(form.id, name) : own), error: error ?? form?.errors[name] }
}
