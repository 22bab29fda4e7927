/** Loads the reports that the user has written. */
import { data, type LoaderFunctionArgs } from 'react-router'
import { allowed, privateHeaders } from '../../../sites/pages/guard.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { platform, visitor, accounts } = allowed(args, 'see my reviewing')
  return data(await accounts.work.reviewing(platform.key, visitor), { headers: privateHeaders })
}
