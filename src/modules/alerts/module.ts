import type { Captcha, PlainQuestions } from '../accounts/index.ts'
import type { SearchPort } from '../discovery/index.ts'
import type { Mail } from '../email/index.ts'
import type { Application } from '../sites/index.ts'
import { sweepUpdateSignUps } from './data/update-sign-up.ts'
import { digestKinds } from './domain/digests/period.ts'
import { deleteUnconfirmedSignUps, writeDigests } from './use-cases/alert-jobs.ts'
import { alertLinks } from './use-cases/alert-links.ts'
import { createAlerts } from './use-cases/alerts.ts'
import { createBounces } from './use-cases/bounces.ts'
import { type DigestSetting, runDigest } from './use-cases/digests/run-digests.ts'
import { createRecommendations } from './use-cases/recommendations/recommendations.ts'
import { createTracking } from './use-cases/tracking.ts'
import { createUpdates } from './use-cases/updates/updates.ts'

interface AlertDependencies {
  mail: Mail
  search: SearchPort
  captcha: Captcha
  questions: PlainQuestions
}

/**
 * Writes the digests of what is new while the server runs, and removes sign-ups that nobody confirmed.
 * @param settings.mail where nothing sends emails, digests wait for `recto digest run`
 */
export function startAlerts(
  { server, database, platforms, secret, jobs }: Application,
  settings: { mail: object | null },
  { mail, search, captcha, questions }: AlertDependencies,
) {
  const { kysely } = database
  jobs.handle(deleteUnconfirmedSignUps, ({ finish }) => finish(sweepUpdateSignUps))
  if (settings.mail !== null) {
    const setting: DigestSetting = {
      ...{ kysely, search, mail, sites: platforms.all },
      linksOf: async (requestContext, subscriber, list) => alertLinks(await secret(), requestContext, subscriber, list),
    }
    jobs.handle(writeDigests, async run => {
      for (const kind of digestKinds) {
        const outcome = await runDigest({ ...setting, ...run }, kind)
        // The outcome is logged at once, since the next kind may fail.
        if (outcome !== null) server.log.info(`The ${kind.toLowerCase()} mails about what is new: ${outcome.mails} posted.`)
      }
    })
  }
  return {
    alerts: createAlerts({ kysely, mail, secret }),
    tracking: createTracking(kysely),
    updates: createUpdates({ kysely, captcha, mail }),
    recommendations: createRecommendations({ kysely, mail, captcha, questions }),
    bounces: createBounces(kysely),
  }
}
