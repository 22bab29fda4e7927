/** Loader and action of the page of a link in an email: every such page has the states and statuses of `domain/mailed-links.ts`. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { minutesOf } from '../../sites/pages/form-entries.ts'
import { privateHeaders } from '../../sites/pages/guard.ts'
import { type DeadLink, type LinkState, type ResendOutcome, resendParameter, statusOfLink } from '../domain/mailed-links.ts'

/**
 * Replaces the secret in the URL once the link has been used: the page can be reloaded, and its URL holds no secret. Every real secret is
 * longer.
 */
export const doneMark = 'done'

/** What one purpose adds to the flow. */
interface LinkPage<Open, Confirmed> {
  /** What the link would do. It must change nothing. */
  find(args: LoaderFunctionArgs, secret: string): Promise<{ kind: 'open'; open: Open } | DeadLink>
  /** Does it. A response leads to where one goes afterwards; `open` shows a form again, with the status. */
  confirm(
    args: ActionFunctionArgs,
    secret: string,
  ): Promise<Response | { kind: 'open'; open: Open; status: number } | { kind: 'conflict' } | DeadLink>
  /** Sends another in place of one that has expired. */
  resend(args: ActionFunctionArgs, secret: string): Promise<ResendOutcome>
  /** What the page shows with `doneMark` in place of a secret; null: the URL is not one of ours. Absent where another page says it. */
  confirmed?(args: LoaderFunctionArgs): Confirmed | null
}

export function createLinkPage<Open, Confirmed = never>(page: LinkPage<Open, Confirmed>) {
  const answer = (state: LinkState<Open, Confirmed>, status: number = statusOfLink(state)) =>
    data(state, { status, headers: privateHeaders })
  const secretOf = ({ params }: Pick<LoaderFunctionArgs, 'params'>) => params.ticket ?? ''
  return {
    async loader(args: LoaderFunctionArgs) {
      if (secretOf(args) !== doneMark) return answer(await page.find(args, secretOf(args)))
      const confirmed = page.confirmed?.(args) ?? null
      return answer(confirmed === null ? { kind: 'unknown' } : { kind: 'confirmed', confirmed })
    },
    async action(args: ActionFunctionArgs) {
      if (new URL(args.request.url).searchParams.has(resendParameter)) {
        const sent = await page.resend(args, secretOf(args))
        return answer(sent.kind === 'resent' ? sent : { kind: sent.kind, minutes: minutesOf(sent.wait) })
      }
      const outcome = await page.confirm(args, secretOf(args))
      if (outcome instanceof Response) return outcome
      return outcome.kind === 'open' ? answer({ kind: 'open', open: outcome.open }, outcome.status) : answer(outcome)
    },
  }
}

/** @param path where one goes once a link is confirmed */
export const goOnTo = (path: string): Response => redirect(path, { status: 303, headers: privateHeaders })
