/** Where registration leads, and where its confirmation does (specification, accounts.md section 2). */
import { data, type LoaderFunctionArgs } from 'react-router'
import { forOneAlone } from '../../guard.ts'

export const loader = ({ request }: LoaderFunctionArgs) =>
  data({ isConfirmed: new URL(request.url).searchParams.has('confirmed') }, { headers: forOneAlone })
