/** The port to identity providers: ORCID, or an institution. */

export interface ProviderDescription {
  /** The key in URLs and in the database: `orcid`, or the installation's key for the institution. */
  key: string
  kind: 'orcid' | 'institution'
  /** The name that readers see. */
  name: string
}

/** The access that a site has to an ORCID record (specification, accounts.md section 3 `orcidAccessLevel`). */
export type OrcidAccessLevel = 'authenticate' | 'read-limited' | 'activities-update'

/** The state of an authorization request between redirect and callback. It never leaves this installation. */
export interface AuthorizationRequest {
  /** The provider returns it, which proves that the callback belongs to this browser's request. */
  state: string
  /** The provider signs it into its word: that was given for this authorization request. */
  nonce: string
  /** Only its hash is sent to the provider: a stolen code alone is of no use (PKCE, RFC 7636). */
  verifier: string
  /** The redirect URI. */
  backTo: string
  /** The maximum age of the user's sign-in at the provider in seconds; null: any. */
  maxAge: number | null
}

/** The identity that the provider has verified. */
export interface VerifiedIdentity {
  provider: string
  /** The provider's identifier of this person, which it never gives to anybody else. */
  subject: string
  /** The name that the holder recognises: an ORCID iD, an email address or a name. */
  label: string
  firstName: string
  lastName: string
  /** Null where the provider gives none, as ORCID mostly does. */
  email: { address: string; isVerified: boolean } | null
}

export type AuthorizationStart =
  /** The provider's page to go to. */
  { kind: 'leave'; url: string; journey: AuthorizationRequest } | { kind: 'unreachable'; why: string }

export type AuthorizationResult = { kind: 'proven'; identity: VerifiedIdentity } | AuthorizationFailure
export type AuthorizationFailure =
  /** The user or the provider declined. */
  | { kind: 'denied' }
  /** Forged, replayed, for another authorization request or by another provider. `why` is for the log. */
  | { kind: 'wrong'; why: string }
  | { kind: 'unreachable'; why: string }

export interface IdentityProvider {
  description: ProviderDescription
  /** Keys of the platforms that offer it; null: all. */
  platforms: readonly string[] | null
  /**
   * @param backTo redirect URI that is registered at the provider. @param maxAge as the authorization request's: forces a new sign-in
   * there. @param access for ORCID only; institutions only authenticate the user
   */
  begin(backTo: string, maxAge?: number | null, access?: OrcidAccessLevel): Promise<AuthorizationStart>
  /** @param answer parameters of the callback URL */
  end(journey: AuthorizationRequest, answer: URLSearchParams): Promise<AuthorizationResult>
}
