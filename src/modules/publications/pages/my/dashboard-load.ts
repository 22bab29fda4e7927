import { data, type LoaderFunctionArgs } from 'react-router'
import { accountsContext } from '../../../accounts/pages/context.ts'
import { allowed, privateHeaders } from '../../../sites/pages/guard.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { platform } = allowed(args, 'see my dashboard')
  const { accounts } = args.context.get(accountsContext)
  const { unpublished, ...rest } = await accounts.work.dashboard(platform.key)
  const versions = unpublished.versions.map(({ storedAt, ...version }) => ({ ...version, storedAt: storedAt.toISOString() }))
  return data({ ...rest, unpublished: { ...unpublished, versions } }, { headers: privateHeaders })
}
