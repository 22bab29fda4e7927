/** The package in which a poster, slide deck, document or video is imported: a folder with item.json and the files that it names. */

import { z } from 'zod'
import { maxId } from '../../../../core/ids/id.ts'
import { OperatorError } from '../../../../core/operator-error.ts'

export const assetTypes = ['POSTER', 'SLIDE', 'PREPRINT', 'DOCUMENT', 'VIDEO', 'OTHER'] as const
export type AssetType = (typeof assetTypes)[number]

export const assetFileRoles = ['main', 'thumbnail', 'source', 'captions', 'chapters', 'poster-image', 'transcript', 'supplement'] as const
export type AssetFileRole = (typeof assetFileRoles)[number]

const text = z.string().trim().min(1, 'must not be empty')
const optional = <Schema extends z.ZodType>(schema: Schema) => schema.nullable().default(null)
const number = z.int('must be a whole number').positive('must be above zero').max(maxId, 'is too large')
const day = z.iso.date('must be a day such as 2024-03-31')
const doi = z
  .string()
  .max(500, 'is too long')
  .regex(/^10\.\d{4,9}\/\S+$/, 'must be a DOI such as 10.5555/recto.asset.501, without an address before it')
const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })

/** A path within the package that cannot leave its folder on any system. */
const path = text
  .max(500, 'is too long')
  .refine(
    value =>
      !value.includes('\\') &&
      !value.includes('\0') &&
      !/^([a-z]:|\/)/i.test(value) &&
      value.split('/').every(part => part !== '' && part !== '.' && part !== '..'),
    'must be a path inside the package, parts separated by /',
  )

const author = z
  .object({
    givenName: optional(text),
    familyName: optional(text),
    collectiveName: optional(text),
    orcid: optional(z.string().regex(/^\d{4}-\d{4}-\d{4}-\d{3}[\dX]$/, 'must be an ORCID iD such as 0000-0002-1825-0097')),
    email: optional(z.email('must be an e-mail address')),
    isCorresponding: z.boolean().default(false),
    affiliations: z.array(text).default([]),
    creditRoles: z.array(text).default([]),
  })
  .refine(
    ({ familyName, givenName, collectiveName }) => collectiveName !== null || familyName !== null || givenName !== null,
    'needs a family name, a given name or a collective name',
  )

const affiliation = z.object({
  id: text,
  department: optional(text),
  institution: text,
  ror: optional(z.string().regex(/^(https:\/\/ror\.org\/)?0[a-z0-9]{6}\d{2}$/, 'must be a ROR id such as https://ror.org/02jx3x895')),
  place: optional(text),
  countryCode: optional(z.string().regex(/^[A-Z]{2}$/, 'must be a country code of two capital letters')),
})

const file = z.object({
  path,
  role: z.enum(assetFileRoles, { error: `must be one of ${assetFileRoles.join(', ')}` }),
  label: optional(text),
  language: optional(text),
})

export const assetPackageSchema = z
  .object({
    contentType: z.enum(['POSTER', 'SLIDE', 'DOCUMENT', 'VIDEO'], {
      error: 'must be POSTER, SLIDE, DOCUMENT or VIDEO (an article comes as JATS)',
    }),
    /** Needed only where it differs from the content type: a preprint that is shown as a document. */
    assetType: z.enum(assetTypes, { error: `must be one of ${assetTypes.join(', ')}` }).optional(),
    volume: number,
    publicationId: number,
    doi: optional(doi),
    title: text,
    /** Plain text; a blank line separates paragraphs. */
    abstract: optional(text),
    language: text.default('en'),
    documentType: optional(text.max(500, 'is too long')),
    /** The site says in its own words who submits documents of this type; the newest import's value holds for all of them. */
    defaultSubmitter: text.max(500, 'is too long').optional(),
    published: day,
    authors: z.array(author).default([]),
    affiliations: z.array(affiliation).default([]),
    /** Names of terms, the broadest first. */
    subjects: z.array(z.array(text).min(1, 'must name at least one term')).default([]),
    keywords: z.array(text).default([]),
    license: optional(httpUrl),
    competingInterests: optional(text),
    funding: z.array(z.object({ funder: text, funderId: optional(text), awards: z.array(text).default([]) })).default([]),
    conference: optional(z.object({ name: text, place: optional(text), date: optional(text) })),
    relatedDois: z.array(doi).default([]),
    sampleContent: z.boolean().default(false),
    files: z.array(file).min(1, 'must name at least one file'),
  })
  .superRefine((item, context) => {
    const known = new Set(item.affiliations.map(({ id }) => id))
    if (known.size !== item.affiliations.length)
      context.addIssue({ code: 'custom', path: ['affiliations'], message: 'has the same id twice' })
    for (const [index, { affiliations }] of item.authors.entries()) {
      const stranger = affiliations.find(id => !known.has(id))
      if (stranger !== undefined)
        context.addIssue({
          code: 'custom',
          path: ['authors', index, 'affiliations'],
          message: `names ${stranger}, which is no affiliation of the item`,
        })
    }
    if (new Set(item.files.map(({ path }) => path)).size !== item.files.length)
      context.addIssue({ code: 'custom', path: ['files'], message: 'has the same path twice' })
    if (!item.files.some(({ role }) => role === 'main'))
      context.addIssue({ code: 'custom', path: ['files'], message: 'needs one file with the role main' })
  })

export type AssetPackage = z.infer<typeof assetPackageSchema>

/** @param source the text of item.json. @throws OperatorError with a line for each error and its path: `authors.0.orcid: must be …` */
export function parseAssetPackage(source: string): AssetPackage {
  let json: unknown
  try {
    json = JSON.parse(source)
  } catch (error) {
    throw refused([`item.json is no JSON: ${error instanceof Error ? error.message : String(error)}`])
  }
  const parsed = assetPackageSchema.safeParse(json)
  if (parsed.success) return parsed.data
  throw refused(parsed.error.issues.map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message)))
}

const refused = (problems: readonly string[]): OperatorError =>
  new OperatorError(`The item cannot be used:\n${problems.map(problem => `  ${problem}`).join('\n')}`)
