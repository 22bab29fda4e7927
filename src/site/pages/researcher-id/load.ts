import { data, type LoaderFunctionArgs } from 'react-router'
import { researcherIdOutcome } from '../../../domain/accounts/researcher-id.ts'
import { siteRequest } from '../../context.ts'
import { pageNotFound } from '../../failures.ts'
import { privateHeaders } from '../../guard.ts'

/** Where the platform links researcher ids. */
export function loader({ context, request }: LoaderFunctionArgs) {
  if (!context.get(siteRequest).platform.features.researcherId.enabled) throw pageNotFound()
  return data({ outcome: researcherIdOutcome(new URL(request.url).searchParams) }, { headers: privateHeaders })
}
