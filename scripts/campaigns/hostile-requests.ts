/** Hostile requests over all routes: none fails with 5xx but those that are meant to, none tells of the program's insides, none takes long. */

import { anonymous } from '../../src/core/access/user.ts'
import { noId } from '../../src/core/ids/id.ts'
import type { AccountId } from '../../src/core/ids/shared-ids.ts'
import { buildTestApp } from '../../tests/support/app.ts'
import { pagePaths } from '../../tests/support/page-routes.ts'
import { addPerson } from '../../tests/support/sign-in.ts'
import { signedInAs } from '../../tests/support/user.ts'
import { percentile } from '../../tools/bench/timing.ts'
import { buildSite } from '../build-site.ts'
import type { Campaign, Cases } from './campaign.ts'
import { type AnsweredRoute, type HostileRequest, hostileRequest } from './hostile-request.ts'
import { type Answer, sendRequest } from './send-request.ts'

const maxWait = 5000
/** Requests under way at once. */
const abreast = 4
const signedIn = 'campaign=super-editor'

export const hostileRequestsCampaign: Campaign = {
  usualCount: 12_000,
  async run(cases) {
    buildSite()
    return await sendHostileRequests(cases)
  },
}

/** To an application of its own, with a few items and somebody who may do everything. The site has to be built. */
export async function sendHostileRequests({ seed, from, to, onFailure, onDone }: Cases): Promise<string[]> {
  const routes: AnsweredRoute[] = pagePaths().flatMap(path => ['GET', 'POST'].map(method => ({ method, path })))
  let accountId: AccountId = noId()
  const site = await buildTestApp(
    { NODE_ENV: 'production' },
    {
      userOf: async ({ headers }) => (headers.cookie?.includes(signedIn) ? { ...signedInAs('ROLE_SUPER_EDITOR'), accountId } : anonymous),
      onRoute: route => routes.push(route),
    },
  )
  try {
    accountId = await addPerson(site, 'ada@example.org', 'ROLE_SUPER_EDITOR')
    await site.load(['demo/articles/pay-for-the-ending', 'demo/assets/hedgerow-moths'])
    const port = Number(new URL(await site.listen()).port)
    const taken: number[] = []
    const slow: Slow[] = []
    const statuses = new Map<number, number>()
    let next = from
    const sendAll = async (): Promise<void> => {
      while (next < to) {
        const index = next
        next += 1
        const made = hostileRequest(routes, seed, index)
        // Some of them in the name of somebody who may do everything.
        const requested = index % 3 === 0 ? { ...made, headers: { ...made.headers, cookie: signedIn } } : made
        const { answer, processor } = await sendTimed(port, requested)
        keepSlowest(slow, { index, requested, answer, processor })
        taken.push(answer.milliseconds)
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
        const error = errorOf(requested, answer)
        if (error !== null)
          onFailure(
            `case ${index} of seed ${seed}: ${error}: ${requested.method} ${requested.path.slice(0, 300)} ${JSON.stringify(requested.headers).slice(0, 300)}`,
          )
        onDone(index)
      }
    }
    await Promise.all(Array.from({ length: abreast }, sendAll))
    return [
      `${routes.length} routes. By status: ${[...statuses]
        .toSorted(([one], [other]) => one - other)
        .map(([status, count]) => `${status}: ${count}`)
        .join(', ')}`,
      `Half within ${Math.round(percentile(taken, 0.5))} ms, the slowest in ${Math.round(percentile(taken, 1))} ms.`,
      'The slowest, then each of them alone, as the best of three; in brackets the time of the processor, for the whole process:',
      ...(await repeatSequentially(port, slow)),
    ]
  } finally {
    await site.close()
  }
}

interface Slow {
  index: number
  requested: HostileRequest
  answer: Answer
  /** Milliseconds of the processor that the process has had meanwhile, also for other requests. */
  processor: number
}

const retained = 10

function keepSlowest(slow: Slow[], each: Slow): void {
  slow.push(each)
  slow.sort((one, other) => other.answer.milliseconds - one.answer.milliseconds)
  slow.splice(retained)
}

async function sendTimed(port: number, requested: HostileRequest): Promise<{ answer: WholeAnswer; processor: number }> {
  const before = process.cpuUsage()
  const answer = await send(port, requested)
  const { user, system } = process.cpuUsage(before)
  return { answer, processor: (user + system) / 1000 }
}

/** Whether what was slow is much work, or the machine was busy. */
async function repeatSequentially(port: number, slow: readonly Slow[]): Promise<string[]> {
  const lines: string[] = []
  for (const { index, requested, answer, processor } of slow) {
    const again = [await sendTimed(port, requested), await sendTimed(port, requested), await sendTimed(port, requested)]
    const shortest = Math.min(...again.map(each => each.answer.milliseconds))
    const work = Math.min(...again.map(each => each.processor))
    lines.push(
      `case ${index}: ${Math.round(answer.milliseconds)} ms (${Math.round(processor)} ms), alone ${Math.round(shortest)} ms (${Math.round(work)} ms): ${requested.method} ${requested.path.slice(0, 200)} ${JSON.stringify(requested.headers).slice(0, 200)}, ${requested.body?.length ?? 0} bytes, ${answer.status}`,
    )
  }
  return lines
}

const insides = /\n\s+at .*:\d+:\d+|node_modules|\/src\/[\w/-]+\.tsx?:\d|build\/server/

export function errorOf({ path }: HostileRequest, { status, body, isWhole, milliseconds }: WholeAnswer): string | null {
  // What the server's parser refuses is answered too: 400, 408, 414 or 431.
  if (status === 0) return `no answer after ${Math.round(milliseconds)} ms`
  if (!isWhole) return `answered ${status} and broke off`
  if (milliseconds > maxWait) return `answered ${status} after ${Math.round(milliseconds)} ms`
  if (insides.test(body)) return `answered ${status} with a trace`
  // The screen for critical errors has the status that it is about.
  if (status >= 500 && !(status === 503 && /(?:c|%63)ritical-error/i.test(path))) return `answered ${status}`
  return null
}

interface WholeAnswer extends Answer {
  body: string
}

export async function send(port: number, { method, path, headers, body }: HostileRequest): Promise<WholeAnswer> {
  const parts: Buffer[] = []
  const answer = await sendRequest({ port, method, path, headers, agent: false, timeout: 2 * maxWait }, body, part => parts.push(part))
  return { ...answer, body: Buffer.concat(parts).toString('latin1') }
}
