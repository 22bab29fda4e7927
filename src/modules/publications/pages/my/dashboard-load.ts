import { data, type LoaderFunctionArgs } from 'react-router'
import { allowed, privateHeaders } from '../../../sites/pages/guard.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { platform, accounts } = allowed(args, 'see my dashboard')
  const { unpublished, ...rest } = await accounts.work.dashboard(platform.key)
  const versions = unpublished.versions.map(({ storedAt, ...version }) => ({ ...version, storedAt: storedAt.toISOString() }))
  return data({ ...rest, unpublished: { ...unpublished, versions } }, { headers: privateHeaders })
}
