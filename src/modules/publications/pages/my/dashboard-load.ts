import { data, type LoaderFunctionArgs } from 'react-router'
import { allowed, privateHeaders } from '../../../sites/pages/guard.ts'
import { partLoaders } from '../../../sites/pages/parts.tsx'
import { publicationsContext } from '../context.ts'
import './dashboard-parts.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { platform, user } = allowed(args, 'see my dashboard')
  const { work } = args.context.get(publicationsContext)
  const [{ unpublished, ...rest }, parts] = await Promise.all([
    work.dashboard({ user: user, action: 'preview a version', site: platform }),
    args.context.get(partLoaders).dashboardParts(args.context),
  ])
  const versions = unpublished.versions.map(({ storedAt, ...version }) => ({ ...version, storedAt: storedAt.toISOString() }))
  return data({ ...rest, parts, unpublished: { ...unpublished, versions } }, { headers: privateHeaders })
}
