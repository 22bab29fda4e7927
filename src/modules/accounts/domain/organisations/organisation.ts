/** An organisation as the Research Organization Registry knows it (specification, accounts.md section 3 “Affiliation”). */
export const organisationStatuses = ['active', 'inactive', 'withdrawn'] as const
export type OrganisationStatus = (typeof organisationStatuses)[number]

export interface Organisation {
  /** Such as https://ror.org/00abc1234. */
  ror: string
  /** As it is shown. */
  name: string
  /** Its others: `acronym`, `alias` or `label`. */
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

/** Of what somebody entered who did not find their institution in the list. */
export const suggestionStatuses = ['open', 'confirmed', 'declined'] as const
export type SuggestionStatus = (typeof suggestionStatuses)[number]
