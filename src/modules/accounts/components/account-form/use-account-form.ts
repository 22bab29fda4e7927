import { useMemo } from 'react'
import type { EntryRule } from '../../../../core/forms/entries.ts'
import type { FormAnswer } from '../../../../ui/form-state.ts'
import { type FormControl, useForm } from '../../../../ui/use-form.ts'
import { useText } from '../../../sites/text/text.tsx'
import { type Labels, translateAnswer, translateRules, type ValidationErrors } from './form-messages.ts'

export type { ValidationErrors } from './form-messages.ts'

/** The answer of an action that does not redirect. */
export type FormRefusal = {
  errors: ValidationErrors
  /** The message of the form as a whole; null where the field errors say everything. */
  message: Message | null
}
type Message = { key: string; values: Readonly<Record<string, string | number>> }

interface AccountFormOptions {
  rules: Readonly<Record<string, EntryRule>>
  labels: Labels
  /** The server's answer to the last submission: a new object is a new answer. */
  refusal: FormRefusal | undefined
}

/** A form about an account: validated by the rules of the domain, and given the server's answer. */
export function useAccountForm({ rules, labels, refusal }: AccountFormOptions): FormControl {
  const text = useText()
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer is said once, when it comes; labels are its page's own.
  const answer = useMemo<FormAnswer | undefined>(
    () =>
      refusal &&
      translateAnswer(refusal.errors, refusal.message && text.translateKey(refusal.message.key, refusal.message.values), labels, text),
    [refusal],
  )
  return useForm({ rules: translateRules(rules, text), answer })
}
