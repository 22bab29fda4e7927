/** Schemas of values that occur throughout a gateway's file. */
import { z } from 'zod'
import { mayBeLinked } from '../../../core/text/link.ts'
import { readOrcid } from '../../../document/metadata/identifiers.ts'

/** A single line of text. @param max characters */
export const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1, 'must not be empty')
    .max(max, `must not be longer than ${max} characters`)
    .regex(/^[^\n\r]*$/, 'must be one line')
export const paragraph = (max: number) =>
  z.string().trim().min(1, 'must not be empty').max(max, `must not be longer than ${max} characters`)

export const slug = z
  .string()
  .max(60, 'must not be longer than 60 characters')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case letters, digits and single hyphens, such as open-health')

/** The path of a file, relative to the gateway's folder. */
export const fileName = z
  .string()
  .max(200, 'must not be longer than 200 characters')
  .regex(/^(?!.*(?:^|\/)\.)[\w.\- ]+(?:\/[\w.\- ]+)*$/, 'must be the path of a file in the gateway’s folder, such as pictures/logo.svg')
  .describe('A file of the gateway’s folder, such as pictures/logo.svg.')

export const picture = z
  .strictObject({
    file: fileName,
    alt: z
      .string()
      .trim()
      .max(300, 'must not be longer than 300 characters')
      .default('')
      .describe('What it shows, for those who do not see it; empty for decoration.'),
  })
  .describe('An image: SVG, WebP, AVIF, PNG or JPEG.')
export type Image = z.output<typeof picture>

/** Characters; longer than any page that somebody reads. */
export const maxPageLength = 200_000

/** HTML, or the name of the file that contains it. Forbidden elements are removed when it is shown, and reported on import. */
export const richText = z.union([
  z.string().trim().min(1, 'must not be empty').max(maxPageLength, `must not be longer than ${maxPageLength} characters`),
  z.strictObject({ file: fileName }),
])
export type RichText = z.output<typeof richText>

/** A path of this site, an anchor within the page, or an absolute URL. */
export const safeLink = z
  .string()
  .trim()
  .max(2000, 'must not be longer than 2000 characters')
  .refine(
    mayBeLinked,
    'must be a path that begins with one /, an anchor such as #team, or an address that begins with https://, http:// or mailto:',
  )

export const readOrcidUrl = z.string().transform((text, context) => {
  const orcid = readOrcid(text)
  if (orcid !== null) return orcid
  context.addIssue({ code: 'custom', message: 'must be an ORCID iD such as 0000-0002-1825-0097' })
  return z.NEVER
})
