import { data, type LoaderFunctionArgs } from 'react-router'
import { allowed, privateHeaders } from '../../../sites/pages/guard.ts'
import { publicationsContext } from '../context.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { platform } = allowed(args, 'see my dashboard')
  const { work } = args.context.get(publicationsContext)
  const { unpublished, ...rest } = await work.dashboard(platform.key)
  const versions = unpublished.versions.map(({ storedAt, ...version }) => ({ ...version, storedAt: storedAt.toISOString() }))
  return data({ ...rest, unpublished: { ...unpublished, versions } }, { headers: privateHeaders })
}
