/** Hostile requests over all routes: none fails with 5xx but those that are meant to, none tells of the program's insides, none takes long. */
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { anonymous } from '../../src/domain/accounts/visitor.ts'
import siteRoutes from '../../src/site/routes.ts'
import { buildTestApp } from '../../tests/support/app.ts'
import { addPerson } from '../../tests/support/sign-in.ts'
import { signedInAs } from '../../tests/support/visitor.ts'
import { percentile } from '../bench/timing.ts'
import { buildSite } from '../build-site.ts'
import type { Campaign, Cases } from './campaign.ts'
import { type AnsweredRoute, type HostileRequest, hostileRequest } from './hostile-request.ts'
import { type Answer, sendRequest } from './send-request.ts'

const longest = 5000
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
  const routes: AnsweredRoute[] = pathsOf(siteRoutes).flatMap(path => ['GET', 'POST'].map(method => ({ method, path })))
  let accountId = 0
  const site = await buildTestApp(
    { NODE_ENV: 'production' },
    {
      visitorOf: async ({ headers }) =>
        headers.cookie?.includes(signedIn) ? { ...signedInAs('ROLE_SUPER_EDITOR'), accountId } : anonymous,
      onRoute: route => routes.push(route),
    },
  )
  try {
    accountId = await addPerson(site, 'ada@example.org', 'ROLE_SUPER_EDITOR')
    await site.load(['demo/articles/pay-for-the-ending', 'demo/assets/hedgerow-moths'])
    const port = Number(new URL(await site.listen()).port)
    const taken: number[] = []
    const statuses = new Map<number, number>()
    let next = from
    const sendAll = async (): Promise<void> => {
      while (next < to) {
        const index = next
        next += 1
        const made = hostileRequest(routes, seed, index)
        // Some of them in the name of somebody who may do everything.
        const asked = index % 3 === 0 ? { ...made, headers: { ...made.headers, cookie: signedIn } } : made
        const answer = await send(port, asked)
        taken.push(answer.milliseconds)
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
        const fault = faultOf(asked, answer)
        if (fault !== null)
          onFailure(
            `case ${index} of seed ${seed}: ${fault}: ${asked.method} ${asked.path.slice(0, 300)} ${JSON.stringify(asked.headers).slice(0, 300)}`,
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
    ]
  } finally {
    await site.close()
  }
}

function pathsOf(entries: readonly RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap(({ path, index, children = [] }) => {
    const whole = [parent, path ?? ''].filter(Boolean).join('/')
    return [...(path !== undefined || index ? [`/${whole}`] : []), ...pathsOf(children, whole)]
  })
}

const insides = /\n\s+at .*:\d+:\d+|node_modules|\/src\/[\w/-]+\.tsx?:\d|build\/server/

export function faultOf({ path }: HostileRequest, { status, body, isWhole, milliseconds }: WholeAnswer): string | null {
  // What the server's parser refuses is answered too: 400, 408, 414 or 431.
  if (status === 0) return `no answer after ${Math.round(milliseconds)} ms`
  if (!isWhole) return `answered ${status} and broke off`
  if (milliseconds > longest) return `answered ${status} after ${Math.round(milliseconds)} ms`
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
  const answer = await sendRequest({ port, method, path, headers, agent: false, timeout: 2 * longest }, body, part => parts.push(part))
  return { ...answer, body: Buffer.concat(parts).toString('latin1') }
}
