import { useEffect, useRef } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { userIdOf, whileSessionChanges } from '../../accounts/pages/session-change.ts'
import { useSite } from '../../sites/pages/use-site.ts'

const channelName = 'recto-session'
/** Milliseconds: the minimum interval of requests when the user switches tabs or pages. */
const visibleEvery = 5_000
const navigationEvery = 60_000

/**
 * Updates the page when the session begins or ends elsewhere: in another tab, after 12 hours, or by a new password on another device
 * (specification, accounts.md section 4 “Logout”). Other tabs notify this one, and a tab that becomes visible asks the server.
 */
export function SessionWatch() {
  const account = useSite()?.account
  const { key } = useLocation()
  const revalidator = useRevalidator()
  const shown = useRef<number | null>(null)
  const revalidate = useRef(revalidator.revalidate)
  const lastRequested = useRef(0)
  const id = account === undefined ? undefined : account.id

  useEffect(() => {
    revalidate.current = revalidator.revalidate
  })

  useEffect(() => {
    if (id === undefined) return
    shown.current = id
    lastRequested.current = Date.now()
    if (typeof BroadcastChannel === 'undefined') return
    const channel = new BroadcastChannel(channelName)
    channel.postMessage(id)
    channel.close()
  }, [id])

  const ask = useRef(async (every: number): Promise<void> => {
    if (Date.now() - lastRequested.current < every) return
    lastRequested.current = Date.now()
    const answer = await fetch('/api/token', { cache: 'no-store' }).catch(() => null)
    if (answer?.ok !== true || userIdOf(await answer.text()) === shown.current) return
    await whileSessionChanges(revalidate.current)
  })

  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState === 'visible') void ask.current(visibleEvery)
    }
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void ask.current(0)
    }
    const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelName)
    channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (data !== shown.current) void ask.current(0)
    })
    document.addEventListener('visibilitychange', onVisible)
    window.addEventListener('pageshow', onShow)
    return () => {
      channel?.close()
      document.removeEventListener('visibilitychange', onVisible)
      window.removeEventListener('pageshow', onShow)
    }
  }, [])

  // Client-side navigation loads no document, so the session may have ended unnoticed.
  useEffect(() => {
    if (key !== '' && shown.current !== null) void ask.current(navigationEvery)
  }, [key])
  return null
}
