/** What the account's holder has published here, and, until there is an author area, what to do with new work. */
import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { inAuthorArea, submissionsTask } from '../../../domain/submission/hand-off.ts'
import { siteRequest } from '../../context.ts'
import { allowed, forOneAlone } from '../../guard.ts'
import { keptHandOff } from '../hand-off/load.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { platform } = args.context.get(siteRequest)
  const { search, searchParams } = new URL(args.request.url)
  const host = platform.additionalDetails.submission
  // Where submissions are taken elsewhere, so are these.
  if (host !== null) throw redirect(inAuthorArea(`/my/submissions${search}`, host))
  const { visitor, accounts } = allowed(args, 'see my submissions')
  const task = submissionsTask(searchParams.get('st'))
  const handOff = task === null ? null : await keptHandOff(args, { kind: task }, '/my/submissions')
  const mine = handOff === null ? await accounts.work.submissions(platform.key, visitor) : null
  return data({ mine, handOff }, { headers: forOneAlone })
}
