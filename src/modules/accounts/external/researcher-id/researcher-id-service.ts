/** The port to the service that knows people's ResearcherIDs (Publons, Web of Science). */
import type { ResearcherId } from '../../domain/researcher-id.ts'
import type { AuthorizationFailure, AuthorizationRequest, AuthorizationStart } from '../identity-provider/identity-provider.ts'

export type ResearcherIdAnswer =
  | { kind: 'told'; researcherId: ResearcherId }
  /** Signed in there, and has none. */
  | { kind: 'none' }
  | AuthorizationFailure

export interface ResearcherIdService {
  /** @param backTo redirect URI that is registered at the service */
  begin(backTo: string): Promise<AuthorizationStart>
  /** @param answer parameters of the callback URL */
  end(request: AuthorizationRequest, answer: URLSearchParams): Promise<ResearcherIdAnswer>
}
