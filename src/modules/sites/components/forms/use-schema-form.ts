import { useMemo } from 'react'
import type * as z from 'zod/mini'
import type { FieldErrors } from '../../../../core/forms/message-keys.ts'
import { validateForm } from '../../../../core/forms/schema-errors.ts'
import { type FormControl, useForm } from '../../../../ui/use-form.ts'
import { useText } from '../../text/text.tsx'
import '../../text/form-messages.ts'

interface SchemaFormOptions {
  /** The schema by which the action validates the entries too (`readSchemaForm`). */
  schema: z.ZodMiniType<unknown>
  /** The label of a field, which its messages name: of `authors[1].name`, "Name of author 2". */
  labelOf: (name: string) => string
  /** This is what the action found; a new object is a new answer. */
  errors?: FieldErrors | undefined
  /** The action's message about the form as a whole, such as that somebody else has saved it meanwhile. */
  message?: { key: string; values: Readonly<Record<string, string | number>> } | null | undefined
}

/** A form that is validated by one schema in the browser and on the server. */
export function useSchemaForm({ schema, labelOf, errors, message }: SchemaFormOptions): FormControl {
  const { translateKey } = useText()
  const translated = (found: FieldErrors): Record<string, string> =>
    Object.fromEntries(
      Object.entries(found).flatMap(([name, error]) =>
        error === undefined ? [] : [[name, translateKey(error.key, { ...error.values, label: labelOf(name) })]],
      ),
    )
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer is said once, when it comes; labels are its page's own.
  const answer = useMemo(
    () => errors && { errors: translated(errors), messages: message ? [translateKey(message.key, message.values)] : [] },
    [errors, message],
  )
  return useForm({
    rules: {},
    answer,
    validate: entries => {
      const outcome = validateForm(schema, entries)
      return outcome.kind === 'valid' ? {} : translated(outcome.errors)
    },
  })
}
