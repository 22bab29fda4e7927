import type { LoaderFunctionArgs } from 'react-router'
import { siteRequest } from './context.ts'

export function loader({ context }: LoaderFunctionArgs) {
  const { platform } = context.get(siteRequest)
  return { platform: { displayName: platform.displayName, infoEmail: platform.infoEmail } }
}
/** The platform of an address does not change while someone reads. */
export const shouldRevalidate = () => false
