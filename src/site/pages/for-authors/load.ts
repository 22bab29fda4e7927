import type { LoaderFunctionArgs } from 'react-router'
import { submitDestination } from '../../../domain/platform/submit-destination.ts'
import { siteRequest } from '../../context.ts'

export function loader({ context }: LoaderFunctionArgs) {
  return { submit: submitDestination(context.get(siteRequest).platform) }
}
