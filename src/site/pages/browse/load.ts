import type { LoaderFunctionArgs } from 'react-router'
import { contentTypeOfSegment } from '../../../domain/content/content-type.ts'
import { siteRequest } from '../../context.ts'
import { pageNotFound } from '../../failures.ts'

const pageSize = { standard: 20, largest: 100 }
const lastPage = 1_000_000

/** Any number in an address gives a page: what is no whole number within the bounds counts as the standard one. */
function boundedNumber(text: string | null, standard: number, largest: number): number {
  const number = Number(text)
  return text !== null && Number.isInteger(number) && number >= 1 ? Math.min(number, largest) : standard
}

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { platform, reading } = context.get(siteRequest)
  const contentType = params.segment === undefined ? null : contentTypeOfSegment(params.segment)
  if (params.segment !== undefined && contentType === null) throw pageNotFound()
  const query = new URL(request.url).searchParams
  const list = await reading.list(platform.key, {
    contentType,
    page: boundedNumber(query.get('page'), 1, lastPage),
    show: boundedNumber(query.get('show'), pageSize.standard, pageSize.largest),
  })
  return { contentType, list, standardShow: pageSize.standard }
}
