/** The browser's side of passkeys. The library is loaded on first use. */
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser'
import { withoutBannedCharacters } from '../../../../core/forms/rules.ts'

export const passkeyProblems = ['expired', 'failed', 'unknown', 'already', 'most', 'banned-name'] as const
type PasskeyProblem = (typeof passkeyProblems)[number]

export type PasskeyEnd =
  | { kind: 'done' }
  /** The user cancelled the browser's dialog, or it was replaced by another: no message is needed. */
  | { kind: 'left' }
  | { kind: 'problem'; problem: PasskeyProblem }
  /** The sign-in is not fresh any more. */
  | { kind: 'not-fresh' }

const isProblem = (text: unknown): text is PasskeyProblem => passkeyProblems.some(problem => problem === text)

/** A shallow check: the answer comes from this site's own server. */
const isRequest = (value: unknown): value is PublicKeyCredentialRequestOptionsJSON =>
  typeof value === 'object' && value !== null && 'challenge' in value && 'rpId' in value
const isCreation = (value: unknown): value is PublicKeyCredentialCreationOptionsJSON =>
  typeof value === 'object' && value !== null && 'challenge' in value && 'rp' in value && 'user' in value

export const knowsPasskeys = (): boolean => typeof PublicKeyCredential === 'function'

const post = (path: string, body: unknown): Promise<Response> =>
  fetch(`/api/passkeys/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(body),
  })

/** Maps the server's answer to the outcome of a ceremony. */
async function endOf(answer: Response): Promise<PasskeyEnd> {
  if (answer.ok) return { kind: 'done' }
  const said: unknown = await answer.json().catch(() => null)
  const problem = typeof said === 'object' && said !== null && 'problem' in said ? said.problem : null
  return { kind: 'problem', problem: isProblem(problem) ? problem : 'failed' }
}

/** Maps an error of the browser, or a cancellation by the user, to an outcome. */
function endOfFailure(error: unknown): PasskeyEnd {
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return { kind: 'problem', problem: 'already' }
  const isLeft = code === 'ERROR_CEREMONY_ABORTED' || (error instanceof Error && ['AbortError', 'NotAllowedError'].includes(error.name))
  return isLeft ? { kind: 'left' } : { kind: 'problem', problem: 'failed' }
}

/** @param byAutofill waits until a passkey is picked among what the browser offers in the field for the name */
export async function signInWithPasskey({ byAutofill }: { byAutofill: boolean }): Promise<PasskeyEnd> {
  let response: AuthenticationResponseJSON
  try {
    const { startAuthentication, browserSupportsWebAuthnAutofill } = await import('@simplewebauthn/browser')
    if (byAutofill && !(await browserSupportsWebAuthnAutofill())) return { kind: 'left' }
    const options = await post('sign-in/options', {})
    // Autofill starts without the user, who therefore sees no error of it.
    if (!options.ok) return byAutofill ? { kind: 'left' } : { kind: 'problem', problem: 'failed' }
    const optionsJSON: unknown = await options.json()
    if (!isRequest(optionsJSON)) return { kind: 'problem', problem: 'failed' }
    response = await startAuthentication({ optionsJSON, useBrowserAutofill: byAutofill, verifyBrowserAutofillInput: false })
  } catch (error) {
    // Some browsers say that they offer passkeys in a field, and then cannot.
    return byAutofill ? { kind: 'left' } : endOfFailure(error)
  }
  return await endOf(await post('sign-in', { response }))
}

export async function makePasskey(name: string): Promise<PasskeyEnd> {
  // Checked before the device creates a passkey that this site would reject.
  if (withoutBannedCharacters(name) !== null) return { kind: 'problem', problem: 'banned-name' }
  let response: RegistrationResponseJSON
  try {
    const { startRegistration } = await import('@simplewebauthn/browser')
    const options = await post('registration/options', {})
    if (options.status === 401) return { kind: 'not-fresh' }
    if (!options.ok) return { kind: 'problem', problem: 'failed' }
    const optionsJSON: unknown = await options.json()
    if (!isCreation(optionsJSON)) return { kind: 'problem', problem: 'failed' }
    response = await startRegistration({ optionsJSON })
  } catch (error) {
    return endOfFailure(error)
  }
  return await endOf(await post('registration', { name, response }))
}
