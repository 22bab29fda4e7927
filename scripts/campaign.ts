/**
 * `npm run campaign -- NAME`: a long trial with a great many seeded cases, each of which can be run again by its number. It ends with exit code 1
 * where a case fails. `--count N` cases, `--seed S`, `--from N` goes on from a case; without it, it goes on where the last run with the same
 * seed ended. `--fresh` begins anew.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import type { Campaign } from './campaigns/campaign.ts'
import { changeLogCampaign } from './campaigns/change-log.ts'
import { crawlerCampaign } from './campaigns/crawler.ts'
import { frozenDatabaseCampaign } from './campaigns/frozen-database.ts'
import { hostilePdfsCampaign } from './campaigns/hostile-pdfs.ts'
import { hostileRequestsCampaign } from './campaigns/hostile-requests.ts'
import { embeddedKillsCampaign, killsCampaign } from './campaigns/kills.ts'
import { longWorkCampaign } from './campaigns/long-work.ts'
import { shutdownCampaign } from './campaigns/shutdown.ts'
import { typingCampaign } from './campaigns/typing.ts'
import { uploadsCampaign } from './campaigns/uploads.ts'

const campaigns: Readonly<Record<string, Campaign>> = {
  'change-log': changeLogCampaign,
  crawler: crawlerCampaign,
  'frozen-database': frozenDatabaseCampaign,
  'hostile-pdfs': hostilePdfsCampaign,
  'hostile-requests': hostileRequestsCampaign,
  kills: killsCampaign,
  'kills-embedded': embeddedKillsCampaign,
  'long-work': longWorkCampaign,
  shutdown: shutdownCampaign,
  typing: typingCampaign,
  uploads: uploadsCampaign,
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string' },
    fresh: { type: 'boolean', default: false },
  },
})
const name = positionals[0] ?? ''
const campaign = Object.hasOwn(campaigns, name) ? campaigns[name] : undefined
if (campaign === undefined) {
  console.error(`There is no campaign “${name}”. There are: ${Object.keys(campaigns).join(', ')}.`)
  process.exit(2)
}
const whole = z.coerce.number().int().nonnegative()
const seed = whole.parse(values.seed)
const count = whole.parse(values.count ?? campaign.usualCount)

const folder = resolve(import.meta.dirname, '../node_modules/.cache/recto/campaigns')
mkdirSync(folder, { recursive: true })
const file = `${name}-${seed}.json`
const progress = z.object({ next: z.number(), failures: z.array(z.string()) })
const before =
  !values.fresh && values.from === undefined && readdirSync(folder).includes(file)
    ? progress.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')))
    : { next: whole.parse(values.from ?? 0), failures: [] }
const first = before.next >= count ? 0 : before.next
const failures = first === 0 ? [] : before.failures
if (first > 0) console.log(`Going on from case ${first}.`)

let reported = Date.now()
const outcome = await campaign.run({
  seed,
  from: first,
  to: count,
  onFailure: failure => {
    failures.push(failure)
    console.error(`✗ ${failure}`)
  },
  onDone: done => {
    if (Date.now() - reported < 2000) return
    reported = Date.now()
    writeFileSync(join(folder, file), JSON.stringify({ next: done + 1, failures }))
    console.log(`${done + 1} of ${count}, ${failures.length} failures`)
  },
})
writeFileSync(join(folder, file), JSON.stringify({ next: count, failures }))
console.log([`${count - first} cases with the seed ${seed}: ${failures.length} failures.`, ...outcome].join('\n'))
process.exit(failures.length > 0 ? 1 : 0)
