/** The sign-in methods of an account: linked identities of ORCID and institutions, and passkeys. */

import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router'
import { entryOf } from '../../../../core/forms/entries.ts'
import { readEntries, requestContextOf } from '../../../sites/pages/form-entries.ts'
import { allowed, privateHeaders } from '../../../sites/pages/guard.ts'
import { accountsContext } from '../context.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { visitor, origin } = allowed(args, 'see my details')
  const { accounts } = args.context.get(accountsContext)
  const [{ linked, orcid }, passkeys, isFresh] = await Promise.all([
    accounts.identities.mine(visitor),
    accounts.passkeys.list(visitor),
    accounts.sessions.isFresh(visitor),
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
      linked: new URL(args.request.url).searchParams.has('linked'),
    },
    { headers: privateHeaders },
  )
}

export type SignInMethodsSaid = 'way-in-removed' | 'way-in-last' | 'way-in-not-there'
const messages = {
  unlinked: 'way-in-removed',
  removed: 'way-in-removed',
  'last-way-in': 'way-in-last',
  'not-there': 'way-in-not-there',
} as const satisfies Record<string, SignInMethodsSaid>

/** The form's button names what to remove: an identity by its provider, or a passkey by its id. */
export async function action(args: ActionFunctionArgs) {
  const { visitor } = allowed(args, 'see my details')
  const { accounts } = args.context.get(accountsContext)
  const entries = readEntries(await args.request.formData())
  const provider = entryOf(entries, 'identity')
  const outcome =
    provider === ''
      ? await accounts.passkeys.remove(visitor, entryOf(entries, 'passkey'))
      : await accounts.identities.unlink(visitor, provider)
  return data({ said: messages[outcome] }, { status: outcome === 'last-way-in' ? 409 : 200, headers: privateHeaders })
}
