import type { z } from 'zod'
import { placeLine } from '../../../accounts/domain/organisations/organisation.ts'
import type { FoundOrganisation, KnownOrganisation, KnownSuggestion } from '../../../accounts/index.ts'
import type { PublishedAffiliation } from '../../use-cases/content/content.ts'
import type { affiliationSchema, affiliationSuggestionSchema, suggestedAffiliationSchema, suggestionFields } from './schemas.ts'

/** Articles give neither Ringgold ids nor other names. */
export const presentAffiliation = (affiliation: PublishedAffiliation): z.infer<typeof affiliationSchema> => ({
  id: affiliation.id,
  name: affiliation.institution ?? affiliation.text,
  ringgold_id: null,
  place: { name: affiliation.city, aalevel1: affiliation.state, country_code: affiliation.countryCode },
  alt_names: [],
  department: affiliation.department,
  ror: affiliation.ror,
  text: affiliation.text,
})

export const presentOrganisation = (organisation: KnownOrganisation): z.infer<typeof affiliationSchema> => ({
  id: organisation.id,
  name: organisation.name,
  ringgold_id: organisation.ringgoldId,
  place: placeOf(organisation),
  alt_names: organisation.otherNames.map(({ type, name }) => ({ type, name })),
  department: null,
  ror: organisation.ror,
  text: [organisation.name, placeLine({ name: organisation.placeName, countryCode: organisation.countryCode })]
    .filter(part => part !== '')
    .join(', '),
})

/** An organisation that a user entered, without data from a registry. */
export const presentSuggested = ({
  id,
  name,
  ringgoldId,
  place,
  ror,
  status,
}: KnownSuggestion): z.infer<typeof suggestedAffiliationSchema> => ({
  ...{ id, name, ror, status },
  ringgold_id: ringgoldId,
  place: { name: place.name, aalevel1: place.aalevel1, country_code: place.countryCode },
  alt_names: [],
  department: null,
  text: [name, placeLine(place)].filter(part => part !== '').join(', '),
})

/** @param fields the requested fields; the id is always included */
export function presentSuggestion(
  found: FoundOrganisation,
  fields: ReadonlySet<(typeof suggestionFields)[number]>,
): z.infer<typeof affiliationSuggestionSchema> {
  return {
    id: found.id,
    ...(fields.has('name') && { name: found.name }),
    ...(fields.has('ror') && { ror: found.ror }),
    ...(fields.has('place') && { place: placeOf(found) }),
    ...(fields.has('ringgold_id') && { ringgold_id: found.ringgoldId }),
  }
}

const placeOf = ({ placeName, aalevel1, countryCode }: FoundOrganisation) => ({ name: placeName, aalevel1, country_code: countryCode })
