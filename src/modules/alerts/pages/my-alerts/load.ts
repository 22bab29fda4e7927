/** Loads what the user tracks, follows and gets by email. */

import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router'
import { discoveryContext } from '../../../discovery/pages/context.ts'
import { allowed, privateHeaders } from '../../../sites/pages/guard.ts'
import { readChange } from '../../domain/preferences-change.ts'
import { readTopic } from '../../domain/topic.ts'
import { describePreferences } from '../alerts/describe-preferences.ts'
import { alertsContext } from '../context.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { platform, user } = allowed(args, 'see what I follow')
  const { alerts, updates } = args.context.get(alertsContext)
  const { browse } = args.context.get(discoveryContext)
  const [preferences, isSignedUp, subjects] = await Promise.all([
    alerts.mine(platform.key, user).then(mine => describePreferences(args.context, mine)),
    updates.isSignedUp(platform.key, user.email),
    browse.subjects(platform),
  ])
  const choices = subjects.all().map(({ slug, name }) => ({ value: `subject:${slug}`, label: name }))
  return data({ email: user.email, preferences, updates: isSignedUp, subjects: choices }, { headers: privateHeaders })
}

export async function action(args: ActionFunctionArgs) {
  const { platform, user } = allowed(args, 'see what I follow')
  const { alerts } = args.context.get(alertsContext)
  const entries = await args.request.formData()
  const answer = (isStored: boolean) => data({ isStored }, { status: isStored ? 200 : 422, headers: privateHeaders })
  if (entries.get('change') === 'follow') return answer(await follow())
  const change = readChange(entries)
  if (change === null) return answer(false)
  await alerts.changeMine(platform.key, user, change)
  return answer(true)

  async function follow(): Promise<boolean> {
    const [subject, author] = [entries.get('topic'), entries.get('author')]
    const text = typeof author === 'string' && author.trim() !== '' ? `author:${author.trim()}` : subject
    const topic = typeof text === 'string' ? readTopic(text) : null
    return topic !== null && (await alerts.follow(platform.key, user, topic))
  }
}
