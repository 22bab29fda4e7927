import { data, type LoaderFunctionArgs } from 'react-router'
import { siteRequest } from '../../../sites/pages/context.ts'
import { pageNotFound } from '../../../sites/pages/failures.ts'
import { privateHeaders } from '../../../sites/pages/guard.ts'
import { researcherIdOutcome } from '../../domain/researcher-id.ts'

/** Not found unless the site links researcher ids. */
export function loader({ context, request }: LoaderFunctionArgs) {
  if (!context.get(siteRequest).platform.features.researcherId.enabled) throw pageNotFound()
  return data({ outcome: researcherIdOutcome(new URL(request.url).searchParams) }, { headers: privateHeaders })
}
