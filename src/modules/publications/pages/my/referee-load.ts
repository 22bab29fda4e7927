/** Loads the reports that the user has written. */

import { data, type LoaderFunctionArgs } from 'react-router'
import { allowed, privateHeaders } from '../../../sites/pages/guard.ts'
import { publicationsContext } from '../context.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { platform, user } = allowed(args, 'see my reviewing')
  const { work } = args.context.get(publicationsContext)
  return data(await work.reviewing(platform.key, user), { headers: privateHeaders })
}
