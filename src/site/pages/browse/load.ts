import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { topicOfQuery } from '../../../domain/alerts/topic.ts'
import { parseBrowseAddress, readBrowsePath, saysOtherwise } from '../../../domain/search/browse-address.ts'
import { alertBoxFacts } from '../../alert-facts.ts'
import { siteRequest } from '../../context.ts'
import { pageNotFound } from '../../failures.ts'
import { externalAnswer } from './external-answer.ts'

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { platform, browse } = context.get(siteRequest)
  const segments = [params.segment, params.type].filter(segment => segment !== undefined)
  const path = readBrowsePath(segments)
  if (path === null) throw pageNotFound()
  const { searchParams } = new URL(request.url)
  const results = await browse.results(platform, {
    query: parseBrowseAddress(segments, searchParams),
    subjectInPath: path.subject !== null,
    // A plain form asks with its button for one more row.
    rowAdded: searchParams.has('addRow'),
    within: null,
  })
  if (results === null) throw pageNotFound()
  const asked = new URL(`/${['browse', ...segments.map(encodeURIComponent)].join('/')}?${searchParams}`, 'http://localhost')
  // Plain forms send empty fields, and people write addresses by hand: each query has one address.
  if (!results.rowAdded && saysOtherwise(asked, results.address)) throw redirect(results.address)
  if (results.kind === 'external') return data({ results, alertBox: null }, externalAnswer(results.outcome))
  // A search has its own way to be followed, above what it found.
  const topic = topicOfQuery(results.query)
  const alertBox = topic === null || topic.kind === 'SEARCH' ? null : await alertBoxFacts(context.get(siteRequest), topic)
  return data({ results, alertBox })
}
