/** What a full export says of itself: where its items stood, and everything that has no file of its own. */
import { z } from 'zod'
import { languages } from '../../../../core/text/languages.ts'
import { contentTypes } from '../../../../document/metadata/content-type.ts'
import { editorialStatuses } from '../../../../document/peer-review/editorial-status.ts'
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

/** In the export's folder. */
export const exportManifestName = 'export.json'
/** Of the files of the media library, in the export's folder. */
export const exportedMediaFolder = 'media'
/** In each item's folder. */
export const placementName = 'placement.json'

const path = z
  .string()
  .min(1)
  .refine(
    value => !value.includes('\0') && !/^([a-z]:|[\\/])/i.test(value) && !value.split(/[\\/]/).includes('..'),
    'must be a path inside its folder',
  )
const number = z.int().positive().max(2_147_483_647)

/** The tree of subjects; also the form of demo/subjects.json. */
export interface SubjectTerm {
  slug: string
  termName: string
  /** Plain text; what is known of it stays where none is given. */
  description?: string | undefined
  children?: SubjectTerm[] | undefined
}
const subjectTerm: z.ZodType<SubjectTerm> = z.lazy(() =>
  z.object({ slug: z.string(), termName: z.string(), description: z.string().optional(), children: z.array(subjectTerm).optional() }),
)
export const subjectTreeSchema = z.array(subjectTerm)

/**
 * 2 says what is a draft. A program that knows 1 alone would publish drafts, so it has to refuse a 2; in a 1 everything is published,
 * since nothing could be a draft when it was made. 3 says whose address is confirmed: a program that knows no more than 2 would let
 * everybody in.
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
      /** With its gateway.json and the files that it names; null of one that was only given a name. */
      folder: path.nullable().default(null),
    }),
  ),
  subjects: subjectTreeSchema,
  documentTypes: z.array(z.object({ name: z.string(), defaultSubmitter: z.string().nullable() })),
  funders: z.array(z.object({ name: z.string(), identifier: z.string().nullable() })),
  accounts: z.array(exportedAccountSchema),
  /** People who want the news of a platform: personal data, for which nobody can be asked again. */
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
        /** Exports made before addresses were confirmed do not say. */
        confirmedAt: z.iso.datetime().nullable().default(null),
        /** When it goes unless it is confirmed. Null where nobody was asked, and in exports that do not say. */
        confirmBy: z.iso.datetime().nullable().default(null),
      }),
    )
    // Exports made before there were any have none.
    .default([]),
  /** Who follows what by mail: personal data too. Topics as forms write them (domain/alerts). Exports made before there were any have none. */
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
  /** Reviewers who are named no more, by hashes: where their articles are imported anew, they are to stay so. */
  withheldReviewers: z.array(z.object({ article: z.string(), mark: z.string(), number })).default([]),
  /** Organisations that people entered who missed theirs. Exports made before they could have none. */
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
  /** What the site itself says. Exports made before editors could write have none. */
  media: z.array(transferredMediaSchema).default([]),
  sitePages: z.array(transferredPageSchema).default([]),
  postAuthors: z.array(transferredAuthorSchema).default([]),
  posts: z.array(transferredPostSchema).default([]),
  sites: z.array(transferredSiteSchema).default([]),
  partStates: z.array(transferredPartStateSchema).default([]),
  /** Folders of the items, in the order in which they were first stored; what is in each is in its placement.json. */
  items: z.array(path),
})
export type ExportManifest = z.infer<typeof exportManifestSchema>

const identifierSchemes = ['doi', 'pmcid', 'publisher-id', 'location'] as const
export type ArticleIdentifier = Placement['identifiers'][number]

const transferredStatusSchema = z.object({
  /** As a person set it; null where it follows from the reports again. */
  set: z.enum(editorialStatuses).nullable(),
  versionOfRecordDoi: z.string().nullable(),
  /** The oldest first. */
  changes: z.array(
    z.object({
      from: z.enum(editorialStatuses).nullable(),
      to: z.enum(editorialStatuses).nullable(),
      reason: z.string(),
      /** Address of the account; null on the command line, of what followed from reports, and of somebody whose account is gone. */
      by: z.string().nullable(),
      byCommandLine: z.boolean(),
      /** Exports made before reports moved a status on have none. */
      byReports: z.boolean().default(false),
      changedAt: z.iso.datetime(),
    }),
  ),
})
export type TransferredStatus = z.infer<typeof transferredStatusSchema>

/** Paths are within the item's folder. They are made for any file system, so that a name or an href need not be one. */
const file = z.object({ path, name: z.string() })
export const placementSchema = z.object({
  platform: z.string(),
  contentType: z.enum(contentTypes),
  volume: number,
  publicationId: number,
  /** False where nobody but editors and authors may see the item. */
  isPublic: z.boolean().default(true),
  /** Address words of the gateways that the item belongs to. */
  gateways: z.array(z.string()),
  /** By what a later version of the article finds it. */
  identifiers: z.array(z.object({ scheme: z.enum(identifierSchemes), value: z.string().min(1) })),
  /** How often it was used, by month; figures of other services are not ours to take along. */
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
    // Exports made before anything was counted have none.
    .default([]),
  /** How often its reports were read on their own pages. The key is how the source names the report, or its place there. */
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
  /** What was said of it; exports made before anybody could say anything have none. */
  comments: z.array(transferredCommentSchema).default([]),
  digests: transferredDigestStateSchema.nullable().default(null),
  /** Of an article one for each version, the oldest first; of another item its item.json alone. */
  sources: z
    .array(
      file.extend({
        /** The document of an article that never had a JATS source. */
        document: path.nullable(),
        /** By the href as in the source. */
        files: z.array(file.extend({ href: z.string() })),
        pdf: file.nullable(),
        /** Href of an image for cards. */
        thumbnail: z.string().nullable(),
        /** How far a version is that is not published; null for one that is. */
        preCompletionStatus: z.string().min(1).nullable().default(null),
        /** What people decided of its editorial status; exports made before anybody could have none. */
        editorialStatus: transferredStatusSchema.nullable().default(null),
      }),
    )
    .min(1),
})
export type Placement = z.infer<typeof placementSchema>
export type PlacedSource = Placement['sources'][number]
