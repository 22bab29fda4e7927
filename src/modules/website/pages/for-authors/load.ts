import type { LoaderFunctionArgs } from 'react-router'
import { submitDestination } from '../../../sites/domain/submit-destination.ts'
import { pageRequestContext } from '../../../sites/pages/context.ts'

export function loader({ context }: LoaderFunctionArgs) {
  return { submit: submitDestination(context.get(pageRequestContext).platform) }
}
