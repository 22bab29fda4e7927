/** The service that knows the ResearcherIDs of people (Publons, Web of Science): the port. */
import type { ResearcherId } from '../../domain/researcher-id.ts'
import type { AuthorizationFailure, AuthorizationRequest, AuthorizationStart } from '../identity-provider/identity-provider.ts'

export type ResearcherIdAnswer =
  | { kind: 'told'; researcherId: ResearcherId }
  /** Signed in there, and has none. */
  | { kind: 'none' }
  | AuthorizationFailure

export interface ResearcherIdService {
  /** @param backTo address that the service has been told of */
  begin(backTo: string): Promise<AuthorizationStart>
  /** @param answer what the service put into the address that it led back to */
  end(journey: AuthorizationRequest, answer: URLSearchParams): Promise<ResearcherIdAnswer>
}
