/** Bounced email addresses, for the staff who answer their owners (decision 0045). */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { entryOf } from '../../../../core/forms/entries.ts'
import { href } from '../../../../core/http/href.ts'
import { readEntries } from '../../../sites/pages/form-entries.ts'
import { allowed, privateHeaders } from '../../../sites/pages/guard.ts'
import { alertsContext } from '../context.ts'

export async function loader(args: LoaderFunctionArgs) {
  allowed(args, 'see to bounces')
  const { bounces } = args.context.get(alertsContext)
  const addresses = await bounces.list()
  const shown = addresses.map(({ since, ...address }) => ({ ...address, since: since.toISOString() }))
  return data({ addresses: shown, isDone: new URL(args.request.url).searchParams.has('done') }, { headers: privateHeaders })
}

export async function action(args: ActionFunctionArgs) {
  allowed(args, 'see to bounces')
  const { bounces } = args.context.get(alertsContext)
  const entries = readEntries(await args.request.formData())
  // Another administrator or the owner may have done it before.
  await bounces.takeUp(entryOf(entries, 'email'))
  return redirect(`${href('/my/bounces')}?done`, { status: 303, headers: privateHeaders })
}
