/** Loads the user's publications here and, where a site has no author area, the ways to submit a new version or complete a draft. */
import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { href } from '../../../../core/http/href.ts'
import { publicationsContext } from '../../../publications/pages/context.ts'
import { pageRequestContext } from '../../../sites/pages/context.ts'
import { allowed, privateHeaders } from '../../../sites/pages/guard.ts'
import { inAuthorArea, submissionsTask } from '../../domain/submission-redirect.ts'
import { retainedSubmissionRedirect } from '../submission-redirect/load.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { platform } = args.context.get(pageRequestContext)
  const { search, searchParams } = new URL(args.request.url)
  const host = platform.additionalDetails.submission
  // Where another host takes submissions, it has this page too.
  if (host !== null) throw redirect(inAuthorArea(href('/my/submissions') + search, host))
  const { user } = allowed(args, 'see my submissions')
  const { work } = args.context.get(publicationsContext)
  const task = submissionsTask(searchParams.get('st'))
  // Where the site takes no submissions, one page explains that.
  if (task !== null && platform.readOnly) throw redirect(href('/for-authors/publish-your-research'))
  const submissionRedirect = task === null ? null : await retainedSubmissionRedirect(args, { kind: task }, href('/my/submissions'))
  const mine = submissionRedirect === null ? await work.submissions(platform.key, user) : null
  return data({ mine, submissionRedirect }, { headers: privateHeaders })
}
