import type { FastifyReply, FastifyRequest } from 'fastify'
import { anonymous, type Visitor } from '../../core/access/visitor.ts'
import { isNavigation } from '../../core/http/is-navigation.ts'
import { inBackground } from '../../core/jobs/in-background.ts'
import type { Mail } from '../email/use-cases/mail.ts'
import type { Application } from '../sites/application.ts'
import { createAltchaCaptcha } from './external/captcha/altcha-captcha.ts'
import { createPlainQuestions } from './external/captcha/plain-question.ts'
import { type RecaptchaSettings, withRecaptcha } from './external/captcha/recaptcha.ts'
import { createOpenIdConnect } from './external/identity-provider/open-id-connect.ts'
import { readProviderSettings } from './external/identity-provider/provider-settings.ts'
import { createOpenIdResearcherId } from './external/researcher-id/open-id-researcher-id.ts'
import type { AccountParts } from './use-cases/account-data.ts'
import { createAfterwards } from './use-cases/afterwards.ts'
import { createAccounts } from './use-cases/create-accounts.ts'
import { createOrganisations } from './use-cases/organisations/organisations.ts'
import { clientInfoOf, credentialsFrom, hasCredentials } from './use-cases/sessions/credentials.ts'
import { sweepAccounts } from './use-cases/sweep-accounts.ts'

interface ServiceSettings {
  issuer: string
  clientId: string
  clientSecret: string
}

export interface AccountSettings {
  /** What verifies answers to reCAPTCHA; null: forms have the installation's own captcha alone. */
  recaptcha: RecaptchaSettings | null
  /** Sign-in with ORCID: where it is asked, and what it knows this installation by; null: it is not offered. */
  orcid: ServiceSettings | null
  /** The service that says people's ResearcherIDs; null: none can be linked. */
  researcherId: ServiceSettings | null
  /** Absolute path of the file with the institutions that people sign in through, or null. */
  identityProvidersFile: string | null
}

interface AccountServices {
  mail: Mail
  /** What all modules keep about accounts. */
  accountParts: AccountParts
  /** Called where articles have lost PDFs that are to be made anew. */
  onUnmadePdfs: () => void
}

/** Signs people in and recognises them; removes sessions that have ended while the server runs. */
export async function startAccounts(
  { server, database: { kysely }, files, platforms, platformOf, secret, mode }: Application,
  settings: AccountSettings,
  { mail, accountParts, onUnmadePdfs }: AccountServices,
) {
  const questions = createPlainQuestions({ secret })
  const proofOfWork = createAltchaCaptcha({ secret })
  const captcha =
    settings.recaptcha === null
      ? proofOfWork
      : withRecaptcha(proofOfWork, settings.recaptcha, error => server.log.error(error, 'reCAPTCHA does not verify'))
  const afterwards = createAfterwards(error => server.log.error(error, 'a letter was not written'))
  server.addHook('onClose', () => afterwards.end())
  const providers = await readProviderSettings({
    orcid: settings.orcid,
    institutionsFile: settings.identityProvidersFile,
    platforms: new Set(platforms.all.keys()),
  })
  const accounts = createAccounts({
    ...{ kysely, files, secret, mail, accountParts, onUnmadePdfs, captcha, questions, afterwards },
    secureCookies: mode !== 'development',
    now: Date.now,
    providers: providers.map(createOpenIdConnect),
    researcherIdService: settings.researcherId && createOpenIdResearcherId(settings.researcherId),
    onFailure: message => server.log.warn(message),
  })
  const sweeping = inBackground(() => sweepAccounts(kysely), {
    every: 60 * 60_000,
    onFailure: error => server.log.error(error, 'sessions that have ended are not removed'),
  })
  server.addHook('onClose', () => sweeping.end())

  /** Who sends a request, by session or token. @param reply gets the cookies of a session that goes on under a new secret */
  async function visitorOf(request: FastifyRequest, reply?: FastifyReply): Promise<Visitor> {
    const credentials = credentialsFrom(request.headers)
    if (!hasCredentials(credentials)) return anonymous
    const platform = platformOf(request.host).key
    const { visitor, setCookies, endingCookies } = await accounts.sessions.who(platform, credentials, clientInfoOf(request))
    const cookies = isNavigation(request.headers) ? [...setCookies, ...endingCookies] : setCookies
    for (const cookie of cookies) reply?.header('Set-Cookie', cookie)
    return visitor
  }
  return { accounts, organisations: createOrganisations(kysely), captcha, questions, visitorOf }
}
