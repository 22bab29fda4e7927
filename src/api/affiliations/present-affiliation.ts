import type { z } from 'zod'
import type { PublishedAffiliation } from '../../use-cases/content/content.ts'
import type { affiliationSchema } from './schemas.ts'

/** Sources give neither Ringgold ids nor other names. */
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
