import { z } from 'zod'

const text = z.string().nullable()

/** Specification, accounts.md section 3 “Affiliation”, with what the source says besides. */
export const affiliationSchema = z
  .object({
    id: z.int(),
    name: z.string().describe('Of the institution, or the whole affiliation where it is not told apart.'),
    ringgold_id: z.int().nullable(),
    place: z
      .object({ name: text, aalevel1: text.describe('State, province or another first level below the country.'), country_code: text })
      .describe('country_code: ISO 3166-1 alpha-2.'),
    alt_names: z.array(z.object({ type: z.string(), name: z.string() })),
    department: text,
    ror: text,
    text: z.string().describe('As it reads on the page.'),
  })
  .meta({ id: 'Affiliation' })
