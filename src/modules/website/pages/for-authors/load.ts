import type { LoaderFunctionArgs } from 'react-router'
import { siteRequest } from '../../../../site/context.ts'
import { submitDestination } from '../../../sites/domain/submit-destination.ts'

export function loader({ context }: LoaderFunctionArgs) {
  return { submit: submitDestination(context.get(siteRequest).platform) }
}
