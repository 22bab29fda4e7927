/** Commands that are repeated until they are answered: calls with an Idempotency-Key, and a form. What was done twice is found in the end. */
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { type ClientSetting, type Counts, repeatTimeout } from './clients.ts'
import { type Answer, isAway } from './processes.ts'

const addedSchema = z.object({ id: z.int() })

/** @returns the answer that says that it was done; null where there was none in time */
async function repeat(ask: () => Promise<Answer | null>, isRefusedForNow: (answer: Answer) => boolean): Promise<Answer | null> {
  for (const until = Date.now() + repeatTimeout; Date.now() < until; await wait(100)) {
    const answer = await ask()
    if (!isAway(answer) && !isRefusedForNow(answer)) return answer
  }
  return null
}

const form = { 'content-type': 'application/x-www-form-urlencoded' }

/** @returns how many comments were added; their texts are `comment 1` and so on, after the prefix */
export async function addComments(versionId: number, prefix: string, setting: ClientSetting): Promise<Counts> {
  const { ask, cookie, random, onFailure, isEnding } = setting
  let comments = 0
  let replayed = 0
  while (!isEnding()) {
    comments += 1
    const body = new URLSearchParams({
      ...{ comment: `${prefix} comment ${comments}`, institution: 'House of Roofs', institutionUnlisted: 'on', countryCode: 'NL' },
      ...{ acceptedTermsAndConditions: 'true', versionId: String(versionId) },
    }).toString()
    const headers = { ...form, cookie, 'idempotency-key': `"${prefix}-${comments}"`, accept: 'application/problem+json' }
    const add = (timeout?: number) =>
      ask('/comment/addToVersion', { method: 'POST', headers, body, ...(timeout !== undefined && { timeout }) })
    if (random.chance(0.2)) await add(1 + random.below(60))
    // 409: a call with this key is still running, or seems to.
    const answer = await repeat(add, ({ status }) => status === 409 || status === 429)
    const id = answer?.status === 200 ? addedSchema.parse(JSON.parse(answer.body)).id : null
    if (id === null) onFailure(`${prefix} comment ${comments} was answered ${answer?.status}: ${answer?.body.slice(0, 300)}`)
    else if (random.chance(0.3)) {
      const again = await repeat(add, ({ status }) => status === 409 || status === 429)
      const same = again?.status === 200 ? addedSchema.parse(JSON.parse(again.body)).id : null
      if (same !== id) onFailure(`${prefix} comment ${comments} is ${id}, and ${same} when it is sent again: ${again?.status}`)
      if (again?.headers.get('idempotency-replayed') === 'true') replayed += 1
    }
    await wait(random.below(400))
  }
  return { comments, 'answers replayed': replayed }
}

/** Sends the form of a new page until it is answered, as an editor does who sees that nothing comes. */
export async function addPages(prefix: string, setting: ClientSetting): Promise<Counts> {
  const { ask, cookie, random, onFailure, isEnding } = setting
  let pages = 0
  while (!isEnding()) {
    pages += 1
    const page = { title: `${prefix} page ${pages}`, path: `/${prefix}-page-${pages}`, layout: 'standard', body: '<p>Slates.</p>' }
    const body = new URLSearchParams({ ...page, act: 'publish' }).toString()
    const add = (timeout?: number) =>
      ask('/my/content/pages/new', { method: 'POST', headers: { ...form, cookie }, body, ...(timeout !== undefined && { timeout }) })
    if (random.chance(0.2)) await add(1 + random.below(60))
    const answer = await repeat(add, () => false)
    // 409: there is a page at its path, by an attempt whose answer was lost.
    if (answer === null || ![303, 409].includes(answer.status))
      onFailure(`${prefix} page ${pages} was answered ${answer?.status}: ${answer?.body.slice(0, 300)}`)
    await wait(random.below(600))
  }
  return { pages }
}
