/**
 * The manifest of a full export: the order of its items, and all data without a file of its own. Modules add keys to it and to the
 * placement of an item (src/modules/publications/use-cases/export/export-part.ts); an export is validated against all of them.
 */

import { z } from 'zod'
import { maxId } from '../../../../core/ids/id.ts'
import { contentTypes } from '../../../../document/metadata/content-type.ts'
import { editorialStatuses } from '../../../../document/peer-review/editorial-statuses.ts'
import { peerReviewDocumentSchema } from '../../../../document/schema.ts'

/** The manifest's file in the export's folder. */
export const exportManifestName = 'export.json'
/** The file in each item's folder that says where the item belonged. */
export const placementName = 'placement.json'

/** A path inside the export's folder, or inside an item's. */
export const exportedPath = z
  .string()
  .min(1)
  .refine(
    value => !value.includes('\0') && !/^([a-z]:|[\\/])/i.test(value) && !value.split(/[\\/]/).includes('..'),
    'must be a path inside its folder',
  )
/** A volume, a publication's number, or an id. */
export const exportedNumber = z.int().positive().max(maxId)

/** A term in the tree of subjects, as demo/subjects.json has it too. */
export interface SubjectTerm {
  slug: string
  termName: string
  /** Plain text; a stored description stays where none is given. */
  description?: string | undefined
  children?: SubjectTerm[] | undefined
}
const subjectTerm: z.ZodType<SubjectTerm> = z.lazy(() =>
  z.object({ slug: z.string(), termName: z.string(), description: z.string().optional(), children: z.array(subjectTerm).optional() }),
)
export const subjectTreeSchema = z.array(subjectTerm)

/**
 * Format 2 marks drafts, which a program for format 1 would publish, so it must reject a 2; a 1 contains no drafts. Format 3 marks
 * confirmed email addresses, without which a program for format 2 would treat all as confirmed. Format 4 has reports that no source contains,
 * which a program for format 3 would lose.
 */
export const exportFormatVersion = 4

const manifestHead = z.object({
  format: z.literal('recto-export'),
  formatVersion: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(exportFormatVersion)]),
  platforms: z.array(z.object({ key: z.string(), name: z.string(), nextPublicationId: exportedNumber })),
})
/** Folders of the items, in the order in which they were first stored; each has its details in its placement.json. */
const manifestItems = z.object({ items: z.array(exportedPath) })
const manifestFrame = z.looseObject({ ...manifestHead.shape, ...manifestItems.shape })
/** The keys of modules are known to their parts alone. */
export type ExportManifest = z.infer<typeof manifestFrame>

const identifierSchemes = ['doi', 'pmcid', 'publisher-id', 'location'] as const
export type ArticleIdentifier = Placement['identifiers'][number]

const transferredStatusSchema = z.object({
  /** The status that a person set; null where it follows from the reports again. */
  set: z.enum(editorialStatuses).nullable(),
  versionOfRecordDoi: z.string().nullable(),
  /** Oldest first. */
  changes: z.array(
    z.object({
      from: z.enum(editorialStatuses).nullable(),
      to: z.enum(editorialStatuses).nullable(),
      reason: z.string(),
      /** Email address of the account; null on the command line, where reports changed the status, and where the account is deleted. */
      by: z.string().nullable(),
      byCommandLine: z.boolean(),
      /** Missing in exports made before reports could change a status. */
      byReports: z.boolean().default(false),
      changedAt: z.iso.datetime(),
    }),
  ),
})
export type TransferredStatus = z.infer<typeof transferredStatusSchema>

const transferredReviewSchema = z.object({
  /** The version was published here, so that its status follows from events and not from its source. */
  isPublishedHere: z.boolean(),
  /** The status that events gave to a version published here. */
  status: z.enum(editorialStatuses).nullable(),
  round: exportedNumber.nullable(),
  /** Reports that no source contains, in their order, each with its responses. */
  reports: z.array(
    z.object({
      document: peerReviewDocumentSchema,
      /** The email address of each contributor's account, in their order; null where a contributor has none. */
      reviewers: z.array(z.string().nullable()),
    }),
  ),
  /** Responses that no source contains to reports of the source, which `report` identifies. */
  responses: z.array(z.object({ report: z.string(), document: peerReviewDocumentSchema })),
})
export type TransferredReview = z.infer<typeof transferredReviewSchema>

/** Paths are relative to the item's folder. They suit any file system, so a path can differ from the name or href. */
const file = z.object({ path: exportedPath, name: z.string() })
const placementHead = z.object({
  platform: z.string(),
  contentType: z.enum(contentTypes),
  volume: exportedNumber,
  publicationId: exportedNumber,
  /** False where only editors and authors may see the item. */
  isPublic: z.boolean().default(true),
  /** Slugs of the gateways that the item belongs to. */
  gateways: z.array(z.string()),
  /** A later version of the article is matched by these. */
  identifiers: z.array(z.object({ scheme: z.enum(identifierSchemes), value: z.string().min(1) })),
})
const placementSources = z.object({
  /** An article has one for each version, oldest first; any other publication has its item.json alone. */
  sources: z
    .array(
      file.extend({
        /** The document of an article that never had a JATS source. */
        document: exportedPath.nullable(),
        /** Matched by the href in the source. */
        files: z.array(file.extend({ href: z.string() })),
        pdf: file.nullable(),
        /** The href of the image for cards. */
        thumbnail: z.string().nullable(),
        /** The state of a version that is not published; null for one that is. */
        preCompletionStatus: z.string().min(1).nullable().default(null),
        /** Editorial decisions about its status; older exports have none. */
        editorialStatus: transferredStatusSchema.nullable().default(null),
        /** This is what its source does not hold of its peer review; null: there is nothing, as in older exports. */
        review: transferredReviewSchema.nullable().default(null),
      }),
    )
    .min(1),
})
const placementFrame = z.looseObject({ ...placementHead.shape, ...placementSources.shape })
/** The keys of modules are known to their parts alone. */
export type Placement = z.infer<typeof placementFrame>
export type PlacedSource = Placement['sources'][number]

/** Validates whole exports. */
export interface ExportSchemas {
  manifest: z.ZodType<ExportManifest>
  placement: z.ZodType<Placement>
}

/** @param parts the keys that modules add, in their order @throws where two parts have the same key */
export function exportSchemasOf(parts: readonly { manifest: z.ZodRawShape; placement: z.ZodRawShape }[]): ExportSchemas {
  const manifest = joined([manifestHead.shape, ...parts.map(part => part.manifest), manifestItems.shape])
  const placement = joined([placementHead.shape, ...parts.map(part => part.placement), placementSources.shape])
  return { manifest: z.object(manifest).pipe(manifestFrame), placement: z.object(placement).pipe(placementFrame) }
}

function joined(shapes: readonly z.ZodRawShape[]): Record<string, z.core.$ZodType> {
  const all: Record<string, z.core.$ZodType> = {}
  for (const [key, schema] of shapes.flatMap(shape => Object.entries(shape))) {
    if (key in all) throw new Error(`Two parts of an export have the key “${key}”.`)
    all[key] = schema
  }
  return all
}
