/** The sign-in methods of an account: linked identities of ORCID and institutions, and passkeys. */

import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router'
import { entryOf } from '../../../../core/forms/entries.ts'
import { href } from '../../../../core/http/href.ts'
import { parseId } from '../../../../core/ids/parse-id.ts'
import { readEntries, requestContextOf } from '../../../sites/pages/form-entries.ts'
import { allowed, privateHeaders } from '../../../sites/pages/guard.ts'
import type { AuthenticatorId } from '../../domain/ids.ts'
import { accountsContext } from '../context.ts'
import { redirectToConfirm } from '../second-factor/redirect-to-confirm.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { user, origin } = allowed(args, 'see my details')
  const { accounts } = args.context.get(accountsContext)
  const [{ linked, orcid }, passkeys, isFresh, factors] = await Promise.all([
    accounts.identities.mine(user),
    accounts.passkeys.list(user),
    accounts.sessions.isFresh(user),
    accounts.secondFactors.mine(user),
  ])
  const offered = accounts.identities.providers(requestContextOf(args).site)
  // A linked identity stays visible even if its provider is not offered any more.
  const removed = linked.filter(({ provider }) => offered.every(({ key }) => key !== provider))
  const known = [...offered, ...removed.map(({ provider }) => ({ key: provider, name: provider }))]
  const identities = known.map(({ key, name }) => {
    const link = linked.find(({ provider }) => provider === key)
    return { key, name, link: link === undefined ? null : { label: link.label, linkedAt: link.linkedAt.toISOString() } }
  })
  return data(
    {
      identities,
      orcid,
      passkeys: passkeys.map(({ id, name, createdAt, usedAt }) => ({
        ...{ id, name },
        createdAt: createdAt.toISOString(),
        usedAt: usedAt?.toISOString() ?? null,
      })),
      host: origin === null ? null : new URL(origin).host,
      isFresh,
      confirmation: factors.confirmation,
      factors: factors.isOffered
        ? {
            recoveryCodes: factors.recoveryCodes,
            hasAny: factors.authenticators.length + factors.passkeys > 0,
            authenticators: factors.authenticators.map(({ id, name, createdAt, usedAt }) => ({
              ...{ id, name },
              createdAt: createdAt.toISOString(),
              usedAt: usedAt?.toISOString() ?? null,
            })),
          }
        : null,
      linked: new URL(args.request.url).searchParams.has('linked'),
    },
    { headers: privateHeaders },
  )
}

export type SignInMethodsSaid = 'way-in-removed' | 'way-in-last' | 'way-in-not-there' | 'factor-removed' | 'factor-not-there'
const messages = {
  unlinked: 'way-in-removed',
  removed: 'way-in-removed',
  'last-way-in': 'way-in-last',
  'not-there': 'way-in-not-there',
} as const satisfies Record<string, SignInMethodsSaid>

/** The form's button names what to remove, an identity by its provider, a passkey or an app by its id; or asks for recovery codes. */
export async function action(args: ActionFunctionArgs) {
  const { user } = allowed(args, 'see my details')
  const { accounts } = args.context.get(accountsContext)
  const context = requestContextOf(args)
  const entries = readEntries(await args.request.formData())
  const answer = (said: SignInMethodsSaid | null, recoveryCodes: string[] = []) =>
    data({ said, recoveryCodes }, { status: said === 'way-in-last' ? 409 : 200, headers: privateHeaders })
  const [provider, passkey, app] = [
    entryOf(entries, 'identity'),
    entryOf(entries, 'passkey'),
    parseId<AuthenticatorId>(entryOf(entries, 'app')),
  ]
  const toConfirm = redirectToConfirm(href('/my/ways-in'))
  if (entries['recovery-codes'] !== undefined)
    return answer(null, await accounts.secondFactors.makeRecoveryCodes(context, user).catch(toConfirm))
  if (app !== null)
    return answer((await accounts.secondFactors.remove(context, user, app).catch(toConfirm)) ? 'factor-removed' : 'factor-not-there')
  const outcome =
    provider === ''
      ? await accounts.passkeys.remove(context, user, passkey).catch(toConfirm)
      : await accounts.identities.unlink(user, provider)
  return answer(messages[outcome])
}
