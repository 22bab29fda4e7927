import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router'
import { forDevelopers } from '../../../../modules/sites/pages/gallery.ts'
import { readSchemaForm } from '../../../../modules/sites/pages/schema-form.ts'
import { authorsSchema } from './authors-schema.ts'

export function loader({ context }: LoaderFunctionArgs) {
  forDevelopers(context)
  return null
}

/** Stores nothing, and shows what a use-case would get. */
export async function action({ context, request }: ActionFunctionArgs) {
  forDevelopers(context)
  const form = readSchemaForm(await request.formData(), authorsSchema)
  if (form.kind === 'valid') return { ...form, value: JSON.stringify(form.value, null, 2) }
  return data(form, { status: form.kind === 'invalid' ? 422 : 200 })
}
