/** The site's own content in an export: all revisions of the editors' content, and the images that it uses. */

import { z } from 'zod'
import { idSchema } from '../../../../core/ids/id-schema.ts'
import type { PageId } from '../../../../core/ids/shared-ids.ts'
import { transferredCommentSchema } from '../../../comments/domain/transferred-comment.ts'
import { blogSections } from '../../../sites/domain/blog-paths.ts'
import { menuPlaceholders } from '../../../sites/domain/navigation/main-menu.ts'
import { isSlug } from '../blog/slug.ts'
import type { MediaId } from '../ids.ts'
import { pageLayouts, widgetTypes } from './site-page.ts'

const text = z.string().nullable()
const time = z.iso.datetime()
const slug = z.string().refine(isSlug, 'must be lower-case letters and digits with single hyphens')
const sha256 = z.string().regex(/^[0-9a-f]{64}$/, 'must be a SHA-256 in lower-case hexadecimal digits')
/** The id of an image in the export; older exports have none. */
const mediaId = idSchema<MediaId>().nullable().default(null)
const widgets = z.array(z.object({ type: z.enum(widgetTypes), content: z.string() }))

/** The WordPress object that a row came from (decision 0057). */
const origin = z.object({
  site: z.string().min(1),
  kind: z.enum(['page', 'post', 'redirect', 'author', 'media', 'subject', 'member', 'comment']),
  wordpressId: z.int(),
  hash: z.string(),
  /** The index of the row's revision that was made of it. */
  revision: z.int().min(0).nullable(),
})
export type TransferredOrigin = z.infer<typeof origin>
/** Older exports lack origins. */
const origins = z.array(origin).default([])

/** An image or another file of the media library. Its files are in the export's folder `media`, named by hash. */
export const transferredMediaSchema = z.object({
  /** Texts refer to it by this id. */
  id: idSchema<MediaId>(),
  platform: z.string(),
  name: z.string().min(1),
  sha256,
  alt: z.string(),
  createdAt: time,
  /** Smaller versions, by their WordPress names. */
  sizes: z.array(z.object({ name: z.string().min(1), sha256 })),
  /** URLs from before the file was replaced. */
  formerAddresses: z.array(z.string().startsWith('/files/')),
  origins,
})
export type TransferredMedia = z.infer<typeof transferredMediaSchema>

/** The fields that all revisions have in common. */
const revision = {
  /** Email address of the author's account. */
  account: text,
  title: z.string().min(1),
  body: z.string(),
  createdAt: time,
  /** Whether readers see it. */
  isCurrent: z.boolean(),
}

export const transferredPageSchema = z.object({
  id: idSchema<PageId>(),
  platform: z.string(),
  /** The slug of the page's gateway. */
  gateway: text,
  path: z.string().startsWith('/'),
  publishAt: time.nullable(),
  createdAt: time,
  origins,
  /** The oldest first. */
  revisions: z.array(
    z.object({
      ...revision,
      /** The path and gateway of this revision; older exports lack them. */
      path: z.string().startsWith('/').nullable().default(null),
      gateway: text.default(null),
      description: text,
      layout: z.enum(pageLayouts),
      fullWidth: z.boolean(),
      leftSidebar: widgets,
      rightSidebar: widgets,
      anchoredMenuItems: z.array(z.object({ refId: z.string(), text: z.string() })).nullable(),
      redirectTo: text,
      /** Whether readers see it from `publishAt` on. */
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
  /** Email address of the author's account on this site. */
  account: text.default(null),
  formerSlugs: z.array(slug).default([]),
  origins,
})
export type TransferredAuthor = z.infer<typeof transferredAuthorSchema>

/** Adds the WordPress object that the comment came from. */
const transferredPostCommentSchema = transferredCommentSchema.extend({ origins })

export const transferredPostSchema = z.object({
  platform: z.string(),
  section: z.enum(blogSections),
  slug,
  author: slug,
  publishAt: time.nullable(),
  changeAt: time.nullable().default(null),
  isSample: z.boolean(),
  /** Older exports lack this field. */
  commentsOpen: z.boolean().default(true),
  /** Former paths, `news/ten-years`, the latest last. */
  formerAddresses: z.array(z.string()).default([]),
  createdAt: time,
  origins,
  /** The oldest first. */
  revisions: z.array(
    z.object({
      ...revision,
      excerpt: z.string(),
      /** The section and slug of this revision; null where they are the post's. Older exports lack them. */
      placeSection: z.enum(blogSections).nullable().default(null),
      placeSlug: slug.nullable().default(null),
      thumbnailId: mediaId,
      /** Whether readers see it from `changeAt` on. */
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

/** The content of a platform: its menu, its board, its statistics, and the settings of its publish page. */
export const transferredSiteSchema = z.object({
  platform: z.string(),
  menu: z.array(menuItem),
  boardSubjects: z.array(z.string().min(1)),
  /** Origins by the subject's name. */
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
      /** The names of the member's subjects. */
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
      /** The id of a page that comes with the project, or the path of another one; null for none. */
      submitPage: z.union([idSchema<PageId>(), z.string()]).nullable(),
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
