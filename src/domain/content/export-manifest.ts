/** What a full export says of itself: which files are which items, where they stood, and everything that has no file of its own. */
import { z } from 'zod'
import { roles } from '../accounts/roles.ts'
import { contentTypes } from './content-type.ts'

export const exportManifestName = 'export.json'

const path = z
  .string()
  .min(1)
  .refine(value => !value.startsWith('/') && !value.split(/[\\/]/).includes('..'), 'must be a path inside the export')
const number = z.int().positive()

/** The tree of subjects; also the form of demo/subjects.json. */
export interface SubjectTerm {
  slug: string
  termName: string
  children?: SubjectTerm[] | undefined
}
const subjectTerm: z.ZodType<SubjectTerm> = z.lazy(() =>
  z.object({ slug: z.string(), termName: z.string(), children: z.array(subjectTerm).optional() }),
)
export const subjectTreeSchema = z.array(subjectTerm)

const placement = z.object({
  platform: z.string(),
  contentType: z.enum(contentTypes),
  volume: number,
  publicationId: number,
  /** Address words of the gateways that the item belongs to. */
  gateways: z.array(z.string()),
  /** One JATS file a version, oldest first; or one item.json. */
  files: z.array(path).min(1),
})

export const exportManifestSchema = z.object({
  format: z.literal('recto-export'),
  formatVersion: z.literal(1),
  platforms: z.array(z.object({ key: z.string(), name: z.string(), nextPublicationId: number })),
  gateways: z.array(
    z.object({
      platform: z.string(),
      url: z.string(),
      name: z.string(),
      type: z.enum(['GATEWAY', 'COLLECTION', 'GATEWAY_FILTER', 'GATEWAY_ONLY']),
    }),
  ),
  subjects: subjectTreeSchema,
  documentTypes: z.array(z.object({ name: z.string(), defaultSubmitter: z.string().nullable() })),
  accounts: z.array(
    z.object({
      email: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      /** Argon2id in its encoded form: keep exports as safe as the database itself. */
      passwordHash: z.string(),
      roles: z.array(z.enum(roles)),
    }),
  ),
  items: z.array(placement),
})

export type ExportManifest = z.infer<typeof exportManifestSchema>
export type Placement = z.infer<typeof placement>
