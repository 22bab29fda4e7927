/** The site's own content in an export: what editors wrote, with every state that it ever had, and the images that it names. */
import { z } from 'zod'
import { transferredCommentSchema } from '../../../comments/domain/transferred-comment.ts'
import { menuPlaceholders } from '../../../sites/domain/main-menu.ts'
import { blogSections, isSlug } from '../blog/blog.ts'
import { pageLayouts, widgetTypes } from './site-page.ts'

const text = z.string().nullable()
const id = z.int().positive().max(2_147_483_647)
const time = z.iso.datetime()
const slug = z.string().refine(isSlug, 'must be lower-case letters and digits with single hyphens')
const sha256 = z.string().regex(/^[0-9a-f]{64}$/, 'must be a SHA-256 in lower-case hexadecimal digits')
/** Of an image among those of the export. Exports made before images came along name none. */
const mediaId = id.nullable().default(null)
const widgets = z.array(z.object({ type: z.enum(widgetTypes), content: z.string() }))

/** What of a WordPress a row came from (decision 0057). */
const origin = z.object({
  site: z.string().min(1),
  kind: z.enum(['page', 'post', 'redirect', 'author', 'media', 'subject', 'member', 'comment']),
  wordpressId: z.int(),
  hash: z.string(),
  /** Which of the row's revisions it became, from 0. */
  revision: z.int().min(0).nullable(),
})
export type TransferredOrigin = z.infer<typeof origin>
/** Exports made before these came along do not say. */
const origins = z.array(origin).default([])

/** An image or another file of the media library. Its files are in the export's folder `media`, each under the hash of what it holds. */
export const transferredMediaSchema = z.object({
  /** Texts name it by this number. */
  id,
  platform: z.string(),
  name: z.string().min(1),
  sha256,
  alt: z.string(),
  createdAt: time,
  /** Smaller forms, by what they are called. */
  sizes: z.array(z.object({ name: z.string().min(1), sha256 })),
  /** Where it was served before another file took its place. */
  formerAddresses: z.array(z.string().startsWith('/files/')),
  origins,
})
export type TransferredMedia = z.infer<typeof transferredMediaSchema>

/** What all revisions have alike. */
const revision = {
  /** Address of the account that wrote it. */
  account: text,
  title: z.string().min(1),
  body: z.string(),
  createdAt: time,
  /** The one that readers see. */
  isCurrent: z.boolean(),
}

export const transferredPageSchema = z.object({
  id,
  platform: z.string(),
  /** Address of the gateway that it is a page of. */
  gateway: text,
  path: z.string().startsWith('/'),
  publishAt: time.nullable(),
  createdAt: time,
  origins,
  /** The oldest first. */
  revisions: z.array(
    z.object({
      ...revision,
      /** Where this state stands, and the gateway that it is of; exports made before states had places of their own do not say. */
      path: z.string().startsWith('/').nullable().default(null),
      gateway: text.default(null),
      description: text,
      layout: z.enum(pageLayouts),
      fullWidth: z.boolean(),
      leftSidebar: widgets,
      rightSidebar: widgets,
      anchoredMenuItems: z.array(z.object({ refId: z.string(), text: z.string() })).nullable(),
      redirectTo: text,
      /** The one that readers see from `publishAt` on. */
      isScheduled: z.boolean(),
    }),
  ),
})
export type TransferredPage = z.infer<typeof transferredPageSchema>

export const transferredAuthorSchema = z.object({
  platform: z.string(),
  slug,
  name: z.string().min(1),
  bio: text,
  avatarId: mediaId,
  /** Address of the account that they are here. */
  account: text.default(null),
  formerSlugs: z.array(slug).default([]),
  origins,
})
export type TransferredAuthor = z.infer<typeof transferredAuthorSchema>

/** With what of a WordPress it came from. */
const transferredPostCommentSchema = transferredCommentSchema.extend({ origins })

export const transferredPostSchema = z.object({
  platform: z.string(),
  section: z.enum(blogSections),
  slug,
  author: slug,
  publishAt: time.nullable(),
  changeAt: time.nullable().default(null),
  isSample: z.boolean(),
  /** Exports made before posts had comments do not say. */
  commentsOpen: z.boolean().default(true),
  /** Where it stood before, `news/ten-years`, the latest at the end. */
  formerAddresses: z.array(z.string()).default([]),
  createdAt: time,
  origins,
  /** The oldest first. */
  revisions: z.array(
    z.object({
      ...revision,
      excerpt: z.string(),
      /** Where this state stands; null where the post does. Exports made before states had places of their own do not say. */
      placeSection: z.enum(blogSections).nullable().default(null),
      placeSlug: slug.nullable().default(null),
      thumbnailId: mediaId,
      /** The one that readers see from `changeAt` on. */
      isScheduled: z.boolean().default(false),
    }),
  ),
  comments: z.array(transferredPostCommentSchema).default([]),
})
export type TransferredPost = z.infer<typeof transferredPostSchema>

export interface TransferredMenuItem {
  path: string | null
  placeholder: (typeof menuPlaceholders)[number] | null
  text: string
  menuOrder: number
  children: TransferredMenuItem[]
}
const menuItem: z.ZodType<TransferredMenuItem> = z.lazy(() =>
  z.object({
    path: text,
    placeholder: z.enum(menuPlaceholders).nullable(),
    text: z.string().min(1),
    menuOrder: z.int(),
    children: z.array(menuItem),
  }),
)

/** Of a platform: its menu, the people of its board, its numbers, and how its publish page is made up. */
export const transferredSiteSchema = z.object({
  platform: z.string(),
  menu: z.array(menuItem),
  boardSubjects: z.array(z.string().min(1)),
  /** By the subject's name. */
  subjectOrigins: z.array(z.object({ subject: z.string(), origins })).default([]),
  board: z.array(
    z.object({
      name: z.string().min(1),
      role: text,
      institution: text,
      keywords: z.array(z.string()),
      orcid: text,
      body: text,
      mediaId,
      origins,
      menuOrder: z.int(),
      /** By their names. */
      subjects: z.array(z.string()),
    }),
  ),
  statistics: z
    .object({
      sectionTitle: z.string(),
      lastUpdated: z.iso.date().nullable(),
      stats: z.array(z.object({ count: z.number(), label: z.string() })),
    })
    .nullable(),
  settings: z
    .object({
      /** A page that comes with the project by its number, another by its path; null for none. */
      submitPage: z.union([z.int(), z.string()]).nullable(),
      submitPageUseReaderUi: z.boolean(),
      submitPageSidebarLeft: text,
      submitPageSidebarRight: text,
      publishCard: z
        .object({ title: z.string(), text: z.string(), links: z.array(z.object({ path: z.string(), text: z.string() })) })
        .nullable(),
    })
    .nullable()
    .default(null),
})
export type TransferredSite = z.infer<typeof transferredSiteSchema>
