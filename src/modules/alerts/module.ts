import { inBackground } from '../../core/jobs/in-background.ts'
import type { Captcha } from '../accounts/external/captcha/captcha.ts'
import type { PlainQuestions } from '../accounts/external/captcha/plain-question.ts'
import type { SearchPort } from '../discovery/engine/search-port.ts'
import type { Mail } from '../email/use-cases/mail.ts'
import type { Application } from '../sites/application.ts'
import { sweepUpdateSignUps } from './data/update-sign-up.ts'
import { alertLinks } from './use-cases/alert-links.ts'
import { createAlerts } from './use-cases/alerts.ts'
import { createBounces } from './use-cases/bounces.ts'
import { startDigestJob } from './use-cases/digests/digest-job.ts'
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
  { server, database, platforms, secret }: Application,
  settings: { mail: object | null },
  { mail, search, captcha, questions }: AlertDependencies,
) {
  const { kysely } = database
  const sweeping = inBackground(() => sweepUpdateSignUps(kysely), {
    every: 60 * 60_000,
    onFailure: error => server.log.error(error, 'sign-ups that nobody confirmed are not removed'),
  })
  server.addHook('onClose', () => sweeping.end())
  if (settings.mail !== null) {
    const digests = startDigestJob({
      ...{ database, search, mail, sites: platforms.all },
      linksOf: async (requestContext, subscriber, list) => alertLinks(await secret(), requestContext, subscriber, list),
      onDone: message => server.log.info(message),
      onFailure: error => server.log.error(error, 'mails about what is new wait'),
    })
    server.addHook('onClose', () => digests.close())
  }
  return {
    alerts: createAlerts({ kysely, mail, secret }),
    tracking: createTracking(kysely),
    updates: createUpdates({ kysely, captcha, mail }),
    recommendations: createRecommendations({ kysely, mail, captcha, questions }),
    bounces: createBounces(kysely),
  }
}
