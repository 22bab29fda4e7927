/** The pages after registration and after its confirmation (specification, accounts.md section 2). */
import { data, type LoaderFunctionArgs } from 'react-router'
import { afterSignIn } from '../../../sites/domain/last-page.ts'
import { privateHeaders } from '../../../sites/pages/guard.ts'

export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  return data(
    { isConfirmed: searchParams.has('confirmed'), returnTo: afterSignIn(searchParams.get('returnTo')) },
    { headers: privateHeaders },
  )
}
