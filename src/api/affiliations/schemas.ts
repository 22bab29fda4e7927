import { z } from 'zod'

const text = z.string().nullable()

const name = z.string().describe('Of the institution, or the whole affiliation where it is not told apart.')
const place = z
  .object({ name: text, aalevel1: text.describe('State, province or another first level below the country.'), country_code: text })
  .describe('country_code: ISO 3166-1 alpha-2.')
const otherNames = z.array(z.object({ type: z.string(), name: z.string() }))

/** Specification, accounts.md section 3 “Affiliation”, with what the source says besides. */
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

/** What a suggestion can tell. */
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
