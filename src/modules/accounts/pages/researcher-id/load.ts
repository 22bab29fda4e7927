import { data, type LoaderFunctionArgs } from 'react-router'
import { pageRequestContext } from '../../../sites/pages/context.ts'
import { pageNotFound } from '../../../sites/pages/failures.ts'
import { privateHeaders } from '../../../sites/pages/guard.ts'
import { researcherIdOutcome } from '../../domain/researcher-id.ts'

/** The page is not found unless the site links researcher ids. */
export function loader({ context, request }: LoaderFunctionArgs) {
  if (!context.get(pageRequestContext).platform.features.researcherId.enabled) throw pageNotFound()
  return data({ outcome: researcherIdOutcome(new URL(request.url).searchParams) }, { headers: privateHeaders })
}
