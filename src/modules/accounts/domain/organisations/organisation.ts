/** An organisation of the Research Organization Registry (specification, accounts.md section 3 “Affiliation”). */
export const organisationStatuses = ['active', 'inactive', 'withdrawn'] as const
export type OrganisationStatus = (typeof organisationStatuses)[number]

export interface Organisation {
  /** The ROR id, such as https://ror.org/00abc1234. */
  ror: string
  /** The name that is shown. */
  name: string
  /** The other names: `acronym`, `alias` or `label`. */
  otherNames: readonly { type: string; name: string }[]
  place: OrganisationPlace
  /** `education`, `funder`, `healthcare` … */
  types: readonly string[]
  status: OrganisationStatus
}

export interface OrganisationPlace {
  name: string | null
  /** State, province or another first level below the country. */
  aalevel1: string | null
  /** ISO 3166-1 alpha-2. */
  countryCode: string | null
}

/** “Leiden, NL”. */
export const placeLine = ({ name, countryCode }: Pick<OrganisationPlace, 'name' | 'countryCode'>): string =>
  [name, countryCode].filter(part => part !== null && part !== '').join(', ')

/** The states of an organisation that a user entered because the list does not have it. */
export const suggestionStatuses = ['open', 'confirmed', 'declined'] as const
export type SuggestionStatus = (typeof suggestionStatuses)[number]
