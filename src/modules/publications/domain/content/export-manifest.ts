/** The manifest of a full export: the order of its items, and all data without a file of its own. */
import { z } from 'zod'
import { languages } from '../../../../core/text/languages.ts'
import { contentTypes } from '../../../../document/metadata/content-type.ts'
import { editorialStatuses } from '../../../../document/peer-review/editorial-statuses.ts'
import { exportedAccountSchema } from '../../../accounts/domain/exported-account.ts'
import { suggestionStatuses } from '../../../accounts/domain/organisations/organisation.ts'
import { transferredDigestRunSchema, transferredDigestStateSchema } from '../../../alerts/domain/digests/transferred-digests.ts'
import { transferredBlockSchema, transferredCommentSchema } from '../../../comments/domain/transferred-comment.ts'
import { gatewayTypes } from '../../../gateways/domain/gateway.ts'
import { isMonth } from '../../../metrics/domain/months.ts'
import { uniqueKinds, usageKinds, usageSources } from '../../../metrics/domain/usage.ts'
import { transferredPartStateSchema } from '../../../website/domain/site-pages/transferred-part-state.ts'
import {
  transferredAuthorSchema,
  transferredMediaSchema,
  transferredPageSchema,
  transferredPostSchema,
  transferredSiteSchema,
} from '../../../website/domain/site-pages/transferred-site-content.ts'

/** The manifest's file in the export's folder. */
export const exportManifestName = 'export.json'
/** The folder of the media library's files within the export's folder. */
export const exportedMediaFolder = 'media'
/** The file in each item's folder that says where the item belonged. */
export const placementName = 'placement.json'

const path = z
  .string()
  .min(1)
  .refine(
    value => !value.includes('\0') && !/^([a-z]:|[\\/])/i.test(value) && !value.split(/[\\/]/).includes('..'),
    'must be a path inside its folder',
  )
const number = z.int().positive().max(2_147_483_647)

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
 * confirmed email addresses, without which a program for format 2 would treat all as confirmed.
 */
export const exportFormatVersion = 3

export const exportManifestSchema = z.object({
  format: z.literal('recto-export'),
  formatVersion: z.union([z.literal(1), z.literal(2), z.literal(exportFormatVersion)]),
  platforms: z.array(z.object({ key: z.string(), name: z.string(), nextPublicationId: number })),
  gateways: z.array(
    z.object({
      platform: z.string(),
      url: z.string(),
      name: z.string(),
      type: z.enum(gatewayTypes),
      /** The folder with its gateway.json and the files that this names; null where the gateway was only given a name. */
      folder: path.nullable().default(null),
    }),
  ),
  subjects: subjectTreeSchema,
  documentTypes: z.array(z.object({ name: z.string(), defaultSubmitter: z.string().nullable() })),
  funders: z.array(z.object({ name: z.string(), identifier: z.string().nullable() })),
  accounts: z.array(exportedAccountSchema),
  /** People who signed up for a site's news: personal data, so nobody can be asked again. */
  updateSignUps: z
    .array(
      z.object({
        platform: z.string(),
        email: z.string(),
        firstName: z.string(),
        lastName: z.string(),
        institution: z.string().nullable(),
        headerText: z.string().nullable(),
        language: z.enum(languages),
        signedUpAt: z.iso.datetime(),
        /** Null in exports made before email addresses were confirmed. */
        confirmedAt: z.iso.datetime().nullable().default(null),
        /** The sign-up expires then unless it is confirmed. Null where no confirmation was requested, and in older exports. */
        confirmBy: z.iso.datetime().nullable().default(null),
      }),
    )
    // Older exports have none.
    .default([]),
  /** Subscribers to alerts by email: personal data too. Topics are written as in forms (domain/alerts). Older exports have none. */
  alertSubscribers: z
    .array(
      z.object({
        platform: z.string(),
        email: z.string(),
        hasAccount: z.boolean(),
        language: z.enum(languages),
        trackingMails: z.boolean(),
        stopped: z.object({ at: z.iso.datetime(), reason: z.enum(['UNSUBSCRIBED', 'BOUNCED']) }).nullable(),
        topics: z.array(z.object({ topic: z.string(), followedAt: z.iso.datetime() })),
      }),
    )
    .default([]),
  trackedItems: z
    .array(z.object({ email: z.string(), platform: z.string(), volume: number, publicationId: number, trackedAt: z.iso.datetime() }))
    .default([]),
  commentBlocks: z.array(transferredBlockSchema).default([]),
  digestRuns: z.array(transferredDigestRunSchema).default([]),
  /** Hashes of reviewers whose names were removed, so that they stay anonymous when their articles are imported again. */
  withheldReviewers: z.array(z.object({ article: z.string(), mark: z.string(), number })).default([]),
  /** Organisations that users suggested because theirs was missing. Older exports have none. */
  organisationSuggestions: z
    .array(
      z.object({
        id: number,
        name: z.string(),
        ringgoldId: z.int().nullable(),
        place: z.object({ name: z.string().nullable(), aalevel1: z.string().nullable(), countryCode: z.string().nullable() }),
        ror: z.string().nullable(),
        status: z.enum(suggestionStatuses),
        suggestedBy: z.string().nullable(),
        suggestedAt: z.iso.datetime(),
      }),
    )
    .default([]),
  /** The site's own content. Exports made before editors could write any have none. */
  media: z.array(transferredMediaSchema).default([]),
  sitePages: z.array(transferredPageSchema).default([]),
  postAuthors: z.array(transferredAuthorSchema).default([]),
  posts: z.array(transferredPostSchema).default([]),
  sites: z.array(transferredSiteSchema).default([]),
  partStates: z.array(transferredPartStateSchema).default([]),
  /** Folders of the items, in the order in which they were first stored; each has its details in its placement.json. */
  items: z.array(path),
})
export type ExportManifest = z.infer<typeof exportManifestSchema>

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

/** Paths are relative to the item's folder. They suit any file system, so a path can differ from the name or href. */
const file = z.object({ path, name: z.string() })
export const placementSchema = z.object({
  platform: z.string(),
  contentType: z.enum(contentTypes),
  volume: number,
  publicationId: number,
  /** False where only editors and authors may see the item. */
  isPublic: z.boolean().default(true),
  /** Slugs of the gateways that the item belongs to. */
  gateways: z.array(z.string()),
  /** A later version of the article is matched by these. */
  identifiers: z.array(z.object({ scheme: z.enum(identifierSchemes), value: z.string().min(1) })),
  /** Usage by month, without the metrics of other services, which are not ours to export. */
  usage: z
    .array(
      z.object({
        source: z.enum(usageSources),
        kind: z.enum([...usageKinds, ...uniqueKinds]),
        month: z.string().refine(isMonth, 'must be a month such as 2024-05'),
        versionNumber: z.int().min(0),
        uses: z.int().min(0),
      }),
    )
    // Exports made before usage was counted have none.
    .default([]),
  /** Views of its reports on their own pages. The key is the source's name of the report, or its position there. */
  reportViews: z
    .array(
      z.object({
        versionNumber: z.int().min(1),
        reportKey: z.string().min(1),
        month: z.string().refine(isMonth, 'must be a month such as 2024-05'),
        views: z.int().min(0),
      }),
    )
    .default([]),
  /** Comments on the publication; exports made before there were comments have none. */
  comments: z.array(transferredCommentSchema).default([]),
  digests: transferredDigestStateSchema.nullable().default(null),
  /** An article has one for each version, oldest first; any other publication has its item.json alone. */
  sources: z
    .array(
      file.extend({
        /** The document of an article that never had a JATS source. */
        document: path.nullable(),
        /** Matched by the href in the source. */
        files: z.array(file.extend({ href: z.string() })),
        pdf: file.nullable(),
        /** The href of the image for cards. */
        thumbnail: z.string().nullable(),
        /** The state of a version that is not published; null for one that is. */
        preCompletionStatus: z.string().min(1).nullable().default(null),
        /** Editorial decisions about its status; older exports have none. */
        editorialStatus: transferredStatusSchema.nullable().default(null),
      }),
    )
    .min(1),
})
export type Placement = z.infer<typeof placementSchema>
export type PlacedSource = Placement['sources'][number]
