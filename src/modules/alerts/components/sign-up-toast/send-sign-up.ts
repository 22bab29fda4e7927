/** Sends the form (specification, accounts.md section 7). */
import { type UpdateSignUpField, updateSignUpFields } from '../../domain/update-sign-up.ts'

/** Message keys: for each invalid field, or for the form as a whole. */
export type SendOutcome =
  | { kind: 'success' }
  | { kind: 'refused'; errors: Partial<Record<UpdateSignUpField, string>> }
  | { kind: 'failed'; message: 'sign-up-error' | 'sign-up-too-often' }

const path = '/ajax/signupForUpdates'
const tooOften = 429

/** Never throws: every failure is an outcome. */
export async function sendSignUp(data: FormData): Promise<SendOutcome> {
  try {
    const response = await fetch(path, { method: 'POST', body: data })
    if (response.ok) return { kind: 'success' }
    if (response.status === tooOften) return { kind: 'failed', message: 'sign-up-too-often' }
    return readRefusal(response.status === 400 ? await response.json() : null)
  } catch {
    return { kind: 'failed', message: 'sign-up-error' }
  }
}

/** @param answer the body of a form that was refused; one that names no field of ours is a failure */
export function readRefusal(answer: unknown): SendOutcome {
  const said = typeof answer === 'object' && answer !== null && 'errors' in answer ? answer.errors : null
  const errors: Partial<Record<UpdateSignUpField, string>> = {}
  if (typeof said === 'object' && said !== null && !Array.isArray(said)) {
    for (const [field, key] of Object.entries(said)) {
      const known = updateSignUpFields.find(name => name === field)
      if (known && typeof key === 'string') errors[known] = key
    }
  }
  return Object.keys(errors).length > 0 ? { kind: 'refused', errors } : { kind: 'failed', message: 'sign-up-error' }
}
