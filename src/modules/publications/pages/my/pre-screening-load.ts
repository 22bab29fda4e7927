/** Loads the queue of the editorial board (specification, accounts.md section 2: opened with status=PENDING and pageNumber=1). */
import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { href } from '../../../../core/http/href.ts'
import { allowedSomewhere, privateHeaders } from '../../../sites/pages/guard.ts'
import { publicationsContext } from '../context.ts'

export const preScreeningPath = (status: string, page: number): string =>
  `${href('/my/pre-screening')}?${new URLSearchParams({ status, pageNumber: String(page) })}`

export async function loader(args: LoaderFunctionArgs) {
  const { access } = allowedSomewhere(args, 'pre-screen content')
  const { work } = args.context.get(publicationsContext)
  const { searchParams } = new URL(args.request.url)
  const status = /^[A-Z_]{1,40}$/.exec(searchParams.get('status') ?? '')?.[0] ?? 'PENDING'
  const page = Number(/^[1-9]\d{0,5}$/.exec(searchParams.get('pageNumber') ?? '')?.[0] ?? 1)
  if (searchParams.get('status') !== status || searchParams.get('pageNumber') !== String(page))
    throw redirect(preScreeningPath(status, page), { headers: privateHeaders })
  const { total, pages, versions } = await work.preScreening(access, status, page)
  if (page > pages) throw redirect(preScreeningPath(status, pages), { headers: privateHeaders })
  const shown = versions.map(({ storedAt, ...version }) => ({ ...version, storedAt: storedAt.toISOString() }))
  return data({ status, page, pages, total, versions: shown }, { headers: privateHeaders })
}
