/** Linking a ResearcherID to an account: the port between pages, API and use cases. */

import type { SignedIn, User } from '../../../../core/access/user.ts'
import { href } from '../../../../core/http/href.ts'
import type { Language } from '../../../../core/text/languages.ts'
import { storeResearcherId } from '../../data/account-identity.ts'
import type { ResearcherIdFailure } from '../../domain/researcher-id.ts'
import type { ResearcherIdService } from '../../external/researcher-id/researcher-id-service.ts'
import type { RequestContext } from '../account-emails.ts'
import { countAuthorizationRequest, type IdentityDependencies } from '../identities/authorization.ts'
import { authorizationCookieWith, expiredAuthorizationCookie, findStep, issueStep, takeStep } from '../identities/authorization-step.ts'

export type ConnectStart = { kind: 'leave'; url: string; setCookies: string[] } | { kind: 'failed'; failure: ResearcherIdFailure }

export interface ConnectEnd {
  /** Null: it is linked. */
  failure: ResearcherIdFailure | null
  /** The locale in which the user left; null where it is unknown. */
  language: Language | null
  setCookies: string[]
}

export interface ResearcherIds {
  /** True where the site has the feature and the installation has the service configured. */
  isOffered(site: RequestContext['site']): boolean
  connect(requestContext: RequestContext, me: SignedIn): Promise<ConnectStart>
  /** @param secret of the browser's authorization request, as its cookie has it */
  handleProviderCallback(
    requestContext: RequestContext,
    user: User,
    answer: URLSearchParams,
    secret: string | undefined,
  ): Promise<ConnectEnd>
  disconnect(me: SignedIn): Promise<void>
}

export interface ResearcherIdDependencies extends Pick<IdentityDependencies, 'kysely' | 'secureCookies' | 'onFailure'> {
  researcherIdService: ResearcherIdService | null
}

/** The provider's name in the one-time tokens of authorization requests; no identity provider can have this key. */
const provider = 'researcher id'

export function createResearcherIds({
  kysely,
  secureCookies,
  onFailure,
  researcherIdService: service,
}: ResearcherIdDependencies): ResearcherIds {
  const setting = { secure: secureCookies }
  const isOffered: ResearcherIds['isOffered'] = ({ platform, origin }) =>
    service !== null && origin !== null && platform.features.researcherId.enabled

  return {
    isOffered,
    async connect(requestContext, { accountId }) {
      const failed = (failure: ResearcherIdFailure): ConnectStart => ({ kind: 'failed', failure })
      if (service === null || !isOffered(requestContext.site)) return failed('BAD_REQUEST')
      if ((await countAuthorizationRequest(kysely, requestContext.clientInfo)) !== null) return failed('INTERNAL_SERVER_ERROR')
      const start = await service.begin(requestContext.site.origin + href('/researcher-id/back'))
      if (start.kind === 'unreachable') {
        onFailure(`The service for researcher ids cannot be asked: ${start.why}`)
        return failed('INTERNAL_SERVER_ERROR')
      }
      const { language, site } = requestContext
      const away = { step: 'away', provider, platform: site.platform.key, language, journey: start.journey, returnTo: '/' } as const
      const secret = await issueStep(kysely, away, accountId)
      return { kind: 'leave', url: start.url, setCookies: [authorizationCookieWith(secret, 'away', setting)] }
    },
    async handleProviderCallback({ site }, user, answer, secret) {
      const platform = site.platform.key
      const there = await findStep(kysely, 'away', platform, secret)
      const end = (failure: ResearcherIdFailure | null): ConnectEnd => ({
        failure,
        language: there?.data.language ?? null,
        setCookies: [expiredAuthorizationCookie(setting)],
      })
      if (service === null || there?.data.provider !== provider || answer.get('state') !== there.data.journey.state)
        return end('BAD_REQUEST')
      const taken = await takeStep(kysely, 'away', platform, secret)
      if (taken === null) return end('BAD_REQUEST')
      // The account that started the flow must still be the one signed in.
      if (user.kind === 'anonymous' || user.accountId !== taken.accountId) return end('UNAUTHORIZED')
      const answered = await service.end(taken.data.journey, answer)
      switch (answered.kind) {
        case 'told':
          await storeResearcherId(kysely, user.accountId, answered.researcherId)
          return end(null)
        case 'none':
          return end('NO_CONTENT')
        case 'denied':
          return end('UNAUTHORIZED')
        case 'wrong':
        case 'unreachable':
          onFailure(`No researcher id could be linked: ${answered.why}`)
          return end(answered.kind === 'wrong' ? 'BAD_REQUEST' : 'INTERNAL_SERVER_ERROR')
      }
    },
    disconnect: ({ accountId }) => storeResearcherId(kysely, accountId, null),
  }
}
