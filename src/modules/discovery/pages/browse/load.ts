import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { topicOfQuery } from '../../../alerts/domain/topic.ts'
import { alertBoxFacts } from '../../../alerts/pages/alert-facts.ts'
import { cachingOf } from '../../../publications/pages/item-headers.ts'
import { offersReading } from '../../../sites/domain/submission-only.ts'
import { siteRequest } from '../../../sites/pages/context.ts'
import { pageNotFound } from '../../../sites/pages/failures.ts'
import { differsFromCanonical, parseBrowseAddress, readBrowsePath } from '../../domain/search/browse-address.ts'
import { isTextAlone } from '../../domain/search/browse-changes.ts'
import { externalAnswer } from './external-answer.ts'

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { platform, browse } = context.get(siteRequest)
  const segments = [params.segment, params.type].filter(segment => segment !== undefined)
  const path = readBrowsePath(segments)
  if (path === null || !offersReading(platform)) throw pageNotFound()
  const { searchParams } = new URL(request.url)
  const query = parseBrowseAddress(segments, searchParams)
  // Who pastes an identifier looks for the one thing that it names.
  const identified = isTextAlone(query) ? await browse.identified(platform, query.all) : null
  if (identified !== null) throw redirect(identified)
  const results = await browse.results(platform, {
    query,
    // A plain form asks with its button for one more row.
    rowAdded: searchParams.has('addRow'),
    within: null,
  })
  if (results === null) throw pageNotFound()
  const asked = new URL(`/${['browse', ...segments.map(encodeURIComponent)].join('/')}?${searchParams}`, 'http://localhost')
  // Plain forms send empty fields, and people write addresses by hand: each query has one address.
  if (!results.rowAdded && differsFromCanonical(asked, results.address)) throw redirect(results.address)
  if (results.kind === 'external') return data({ results, alertBox: null }, externalAnswer(results.outcome))
  // A search has its own way to be followed, above what it found.
  const topic = topicOfQuery(results.query)
  const alertBox = topic === null || topic.kind === 'SEARCH' ? null : await alertBoxFacts(context.get(siteRequest), topic)
  return data({ results, alertBox }, { headers: cachingOf(results) })
}
