import type { LoaderFunctionArgs } from 'react-router'
import { submitDestination } from '../../../modules/sites/domain/submit-destination.ts'
import { siteRequest } from '../../context.ts'

export function loader({ context }: LoaderFunctionArgs) {
  return { submit: submitDestination(context.get(siteRequest).platform) }
}
