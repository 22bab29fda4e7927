import { z } from 'zod'
import { maxId } from '../../../../core/ids/id.ts'
import { normaliseLine } from '../../../../core/text/normalise-line.ts'
import { readRor } from '../../../../document/metadata/identifiers.ts'
import { isCountryCode } from '../../../accounts/domain/countries.ts'
import { suggestionStatuses } from '../../../accounts/domain/organisations/organisation.ts'

const text = z.string().nullable()

const name = z.string().describe('Of the institution, or the whole affiliation where it is not told apart.')
const place = z
  .object({ name: text, aalevel1: text.describe('State, province or another first level below the country.'), country_code: text })
  .describe('country_code: ISO 3166-1 alpha-2.')
const otherNames = z.array(z.object({ type: z.string(), name: z.string() }))

/** Specification, accounts.md section 3 “Affiliation”, with further data of the source. */
export const affiliationSchema = z
  .object({
    id: z.int().describe('Of an affiliation in what is published; an organisation’s is above 1000000000.'),
    name,
    ringgold_id: z.int().nullable(),
    place,
    alt_names: otherNames,
    department: text,
    ror: text,
    text: z.string().describe('As it reads on the page.'),
  })
  .meta({ id: 'Affiliation' })

const line = z.string().overwrite(normaliseLine).max(255)
const country = z
  .string()
  .regex(/^[A-Z]{2}$/, 'must be two capital letters: ISO 3166-1 alpha-2')
  .refine(isCountryCode, 'is no country of ISO 3166-1')
const enteredPlace = z.object({
  name: line.nullish().transform(said => said || null),
  aalevel1: line.nullish().transform(said => said || null),
  country_code: country.nullish().transform(said => said ?? null),
})

/** Specification, accounts.md section 7: the organisation that a user enters who does not find theirs. */
export const newAffiliationSchema = z.object({
  name: line.min(3, 'must have three characters or more'),
  ringgold_id: z.int().min(1).max(maxId).nullish(),
  place: enteredPlace.optional(),
})
export const affiliationChangeSchema = newAffiliationSchema.partial().extend({
  ror: z
    .string()
    .transform(readRor)
    .refine(ror => ror !== null, 'must be an identifier of ror.org')
    .nullish()
    .describe('Of the organisation in the registry, where it has it after all.'),
  status: z.enum(suggestionStatuses).optional().describe('A confirmed one is everybody’s to name.'),
})
export const suggestedAffiliationSchema = affiliationSchema
  .extend({ status: z.enum(suggestionStatuses) })
  .meta({ id: 'SuggestedAffiliation' })

/** The optional fields of a suggestion. */
export const suggestionFields = ['name', 'ror', 'place', 'ringgold_id'] as const

export const affiliationSuggestionSchema = z
  .object({
    id: z.int().describe('For /api/affiliations.'),
    name: name.optional(),
    ror: z.string().optional(),
    place: place.optional(),
    ringgold_id: z.int().nullable().optional(),
  })
  .meta({
    id: 'AffiliationSuggestion',
    examples: [
      {
        id: 1_000_000_112,
        name: 'University of Oxford',
        ror: 'https://ror.org/052gg0110',
        place: { name: 'Oxford', aalevel1: 'England', country_code: 'GB' },
      },
    ],
  })
