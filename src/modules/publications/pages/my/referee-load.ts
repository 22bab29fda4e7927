/** Loads the reports that the user has written. */

import { data, type LoaderFunctionArgs } from 'react-router'
import { accountsContext } from '../../../accounts/pages/context.ts'
import { allowed, privateHeaders } from '../../../sites/pages/guard.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { platform, visitor } = allowed(args, 'see my reviewing')
  const { accounts } = args.context.get(accountsContext)
  return data(await accounts.work.reviewing(platform.key, visitor), { headers: privateHeaders })
}
