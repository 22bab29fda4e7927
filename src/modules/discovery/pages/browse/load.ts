import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { href } from '../../../../core/http/href.ts'
import { cachingOf } from '../../../publications/pages/item-headers.ts'
import { offersReading } from '../../../sites/domain/submission-only.ts'
import { pageRequestContext } from '../../../sites/pages/context.ts'
import { pageNotFound } from '../../../sites/pages/failures.ts'
import { partLoaders } from '../../../sites/pages/parts.tsx'
import { isTextOnly } from '../../domain/search/browse-changes.ts'
import { differsFromCanonical, parseBrowsePath, readBrowsePath } from '../../domain/search/browse-path.ts'
import { discoveryContext } from '../context.ts'
import { externalAnswer } from './results/external-answer.ts'

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { platform } = context.get(pageRequestContext)
  const { browse } = context.get(discoveryContext)
  const segments = [params.segment, params.type].filter(segment => segment !== undefined)
  const path = readBrowsePath(segments)
  if (path === null || !offersReading(platform)) throw pageNotFound()
  const { searchParams } = new URL(request.url)
  const query = parseBrowsePath(segments, searchParams)
  // A reader who pastes an identifier wants the one page that it identifies.
  const identified = isTextOnly(query) ? await browse.identified(platform, query.all) : null
  if (identified !== null) throw redirect(identified)
  const results = await browse.results(platform, {
    query,
    // A plain form requests another row by the name of its button.
    rowAdded: searchParams.has('addRow'),
    within: null,
  })
  if (results === null) throw pageNotFound()
  const requested = new URL(`${[href('/browse'), ...segments.map(encodeURIComponent)].join('/')}?${searchParams}`, 'http://localhost')
  // Plain forms submit empty fields, and people type URLs; the redirect gives each query one canonical URL.
  if (!results.rowAdded && differsFromCanonical(requested, results.path)) throw redirect(results.path)
  if (results.kind === 'external') return data({ results, parts: null }, externalAnswer(results.outcome))
  const parts = await context.get(partLoaders).browseParts(results.query, context)
  return data({ results, parts }, { headers: cachingOf(results) })
}
