/** Lists the account's sessions, and ends them. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { href } from '../../../../core/http/href.ts'
import { allowed, privateHeaders } from '../../../sites/pages/guard.ts'
import { browserName } from '../../domain/browser-name.ts'
import { accountsContext } from '../context.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { user } = allowed(args, 'see my details')
  const { accounts } = args.context.get(accountsContext)
  const sessions = await accounts.sessions.list(user)
  const shown = sessions.map(({ userAgent, startedAt, seenAt, ...session }) => ({
    ...session,
    browser: browserName(userAgent),
    startedAt: startedAt.toISOString(),
    seenAt: seenAt.toISOString(),
    isThisOne: session.id === user.sessionId,
  }))
  // This one first, and the one used last before the others.
  return data(
    { sessions: [...shown.filter(each => each.isThisOne), ...shown.filter(each => !each.isThisOne)] },
    { headers: privateHeaders },
  )
}

/** The form's button names what to end: a session by its id, the `others`, or `all`. */
export async function action(args: ActionFunctionArgs) {
  const { user } = allowed(args, 'see my details')
  const { accounts } = args.context.get(accountsContext)
  const requested = (await args.request.formData()).get('end')
  if (requested === 'all') {
    await accounts.sessions.endAll(user, true)
    return redirect(href('/login'), { status: 303, headers: privateHeaders })
  }
  if (requested === 'others') await accounts.sessions.endAll(user, false)
  const id = typeof requested === 'string' && /^\d{1,9}$/.test(requested) ? Number(requested) : null
  const isExpired = requested !== 'others' && (id === null || !(await accounts.sessions.end(user, id)))
  return data({ notice: isExpired ? ('session-gone' as const) : ('session-ended' as const) }, { headers: privateHeaders })
}
