import type { FastifyReply, FastifyRequest } from 'fastify'
import { anonymous, type User } from '../../core/access/user.ts'
import { isNavigation } from '../../core/http/is-navigation.ts'
import type { Mail } from '../email/index.ts'
import type { Application } from '../sites/index.ts'
import { createAnswerStore } from './data/stored-answer.ts'
import { createAltchaCaptcha } from './external/captcha/altcha-captcha.ts'
import { createPlainQuestions } from './external/captcha/plain-question.ts'
import { type RecaptchaSettings, withRecaptcha } from './external/captcha/recaptcha.ts'
import { createOpenIdConnect } from './external/identity-provider/open-id-connect.ts'
import { readProviderSettings } from './external/identity-provider/provider-settings.ts'
import { createOpenIdResearcherId } from './external/researcher-id/open-id-researcher-id.ts'
import type { AccountParts } from './use-cases/account-data.ts'
import { deleteExpired } from './use-cases/account-jobs.ts'
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
  /** This verifies answers to reCAPTCHA; null: forms have the installation's own captcha alone. */
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
  /** The parts say what all modules keep about accounts. */
  accountParts: AccountParts
  /** Called where articles have lost PDFs that are to be made anew. */
  onUnmadePdfs: () => void
}

/** Signs people in and recognises them; removes sessions that have ended, and what else has expired, while the server runs. */
export async function startAccounts(
  { server, database: { kysely }, files, platforms, platformOf, secret, mode, jobs }: Application,
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
  jobs.handle(deleteExpired, ({ finish }) => finish(sweepAccounts))

  /** This finds who sends a request, by session or token. @param reply gets the cookies of a session that goes on under a new secret */
  async function userOf(request: FastifyRequest, reply?: FastifyReply): Promise<User> {
    const credentials = credentialsFrom(request.headers)
    if (!hasCredentials(credentials)) return anonymous
    const platform = platformOf(request.host).key
    const { user, setCookies, endingCookies } = await accounts.sessions.who(platform, credentials, clientInfoOf(request))
    const cookies = isNavigation(request.headers) ? [...setCookies, ...endingCookies] : setCookies
    for (const cookie of cookies) reply?.header('Set-Cookie', cookie)
    return user
  }
  return { accounts, organisations: createOrganisations(kysely), captcha, questions, answers: createAnswerStore(kysely), userOf }
}
