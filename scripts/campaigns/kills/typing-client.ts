/** Somebody who types: each text that was acknowledged is stored, and none that was sent before it takes its place (decision 0119). */
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { type ClientSetting, type Counts, repeatTimeout } from './clients.ts'
import { isAway } from './processes.ts'

const storedSchema = z.object({ revision: z.int(), entries: z.object({ title: z.tuple([z.string()]) }) })

interface Writing {
  revision: number
  writer: string
  sequence: number
}

/** @param post of which the text would be: nobody has to have it */
export async function typeInto(post: number, accountId: number, setting: ClientSetting): Promise<Counts> {
  const { ask, cookie, random, onFailure, isEnding } = setting
  const send = (title: string, { revision, writer, sequence }: Writing, timeout?: number) => {
    const body = new FormData()
    body.append('autosave-revision', String(revision))
    body.append('autosave-writer', writer)
    body.append('autosave-account', String(accountId))
    body.append('autosave-sequence', String(sequence))
    body.append('title', title)
    return ask(`/my/content/autosave/post/${post}`, {
      method: 'POST',
      headers: { cookie },
      body,
      ...(timeout !== undefined && { timeout }),
    })
  }
  const writer = randomUUID()
  let revision = 0
  let sent = 0
  let acknowledged = 0
  let writes = 0
  let cut = 0

  /** What another window of the same account is shown in place of storing its text. */
  async function check(): Promise<boolean> {
    const answer = await send('of another window', { revision: 0, writer: randomUUID(), sequence: 1 })
    if (isAway(answer)) return false
    const { data } = storedSchema.safeParse(answer.status === 409 ? JSON.parse(answer.body) : null)
    const stored = Number(data?.entries.title[0])
    if (!(stored >= acknowledged && stored <= sent))
      onFailure(`post ${post}: the text ${acknowledged} was acknowledged, and ${answer.status} ${answer.body} is stored`)
    return true
  }

  for (const until = Date.now() + repeatTimeout; ; ) {
    sent += 1
    // A device that loses its connection does not learn what became of its text.
    const isCut = random.chance(0.2) && !isEnding()
    const answer = await send(String(sent), { revision, writer, sequence: sent }, isCut ? 1 + random.below(60) : undefined)
    if (isCut && answer === null) cut += 1
    if (!isAway(answer)) {
      if (answer.status !== 200) {
        onFailure(`post ${post}: the text ${sent} was answered ${answer.status}: ${answer.body.slice(0, 200)}`)
        return { 'texts stored': writes, 'texts cut off': cut }
      }
      revision = z.object({ revision: z.int() }).parse(JSON.parse(answer.body)).revision
      acknowledged = sent
      writes += 1
      if (isEnding()) break
    }
    if (acknowledged > 0 && random.chance(0.3)) await check()
    if (isEnding() && Date.now() > until) {
      onFailure(`post ${post}: the last text was not acknowledged`)
      break
    }
    await wait(random.below(120))
  }
  // What was sent before and is still under way would come now.
  await wait(2000)
  while (!(await check())) await wait(200)
  return { 'texts stored': writes, 'texts cut off': cut }
}
