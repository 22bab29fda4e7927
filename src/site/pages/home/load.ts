import type { LoaderFunctionArgs } from 'react-router'
import { siteRequest } from '../../context.ts'

const latestShown = 12

export async function loader({ context }: LoaderFunctionArgs) {
  const { platform, reading } = context.get(siteRequest)
  return { siteName: platform.displayName, latest: await reading.latest(platform.key, latestShown) }
}
