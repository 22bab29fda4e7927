/** Schemas of a WordPress's responses: its own API, and that of the specification (accounts.md section 3), as far as they are used. */
import { z } from 'zod'
import { pageLayouts, widgetTypes } from '../../domain/site-pages/site-page.ts'

const id = z.int().positive()
const rendered = z.object({ rendered: z.string(), protected: z.boolean().default(false) })

/** Entries of a list with the time of their last change. */
export const headSchema = z.array(z.object({ id, modified_gmt: z.string().optional() }))

export const postsSchema = z.array(
  z.object({
    id,
    slug: z.string(),
    link: z.string(),
    date_gmt: z.string().nullable(),
    title: rendered,
    excerpt: rendered,
    content: rendered,
    author: z.int().default(0),
    featured_media: z.int().nullish(),
    /** Only Recto's own API has `thumbnail` and `section`. */
    thumbnail: z.string().nullish(),
    section: z.string().nullish(),
    categories: z.array(z.int()).default([]),
    comment_status: z.string().nullish(),
  }),
)
export type PostAnswer = z.output<typeof postsSchema>[number]

export const pagesSchema = z.array(z.object({ id, slug: z.string(), link: z.string(), title: rendered, content: rendered }))
export type PageAnswer = z.output<typeof pagesSchema>[number]

export const categoriesSchema = z.array(z.object({ id, slug: z.string() }))

const size = z.object({ source_url: z.string().optional() })
export const mediaSchema = z.array(
  z.object({
    id,
    source_url: z.string(),
    alt_text: z.string().default(''),
    // PHP writes an empty object as an empty list.
    media_details: z.object({ sizes: z.union([z.record(z.string(), size), z.array(z.never())]).default({}) }).catch({ sizes: {} }),
  }),
)
export type MediaAnswer = z.output<typeof mediaSchema>[number]

export const usersSchema = z.array(z.object({ id, slug: z.string(), name: z.string(), description: z.string().default('') }))
export const authorsSchema = z.array(z.object({ id, slug: z.string(), name: z.string(), bio: z.string().nullish() }))

/** scripts/wordpress/recto-content.php adds `modified`, so that only changed pages have to be requested. */
export const routesSchema = z.array(z.object({ id, path: z.string(), modified: z.string().nullish(), redirectTo: z.string().nullish() }))

const widgets = z.array(z.object({ type: z.enum(widgetTypes), content: z.string() })).catch([])
export const sitePageSchema = z.object({
  id,
  title: z.string(),
  body: z.string(),
  description: z.string().nullish(),
  layout: z.enum(pageLayouts).catch('standard'),
  fullWidth: z.boolean().default(false),
  anchoredMenuItems: z.array(z.object({ ref_id: z.string(), text: z.string() })).nullish(),
  leftSidebar: widgets.default([]),
  rightSidebar: widgets.default([]),
  redirectTo: z.string().nullish(),
})
export type SitePageAnswer = z.output<typeof sitePageSchema>

interface MenuItemAnswer {
  path?: string | null | undefined
  text: string
  menuOrder: number
  children: MenuItemAnswer[]
}
export const menuSchema: z.ZodType<MenuItemAnswer[]> = z.array(
  z.object({
    path: z.string().nullish(),
    text: z.string(),
    menuOrder: z.number().default(0),
    get children() {
      return menuSchema.default([])
    },
  }),
)

export const statisticsSchema = z.object({
  sectionTitle: z.string(),
  lastUpdated: z.string().nullish(),
  stats: z.array(z.object({ count: z.number().nonnegative(), label: z.string() })),
})

export const settingsSchema = z.object({
  submitPageId: id.nullish(),
  submitPageUseReaderUi: z.boolean().default(true),
  submitPageSidebarLeft: z.string().nullish(),
  submitPageSidebarRight: z.string().nullish(),
})

/** The card “Publish your research”. */
export const submitResearchSchema = z.object({
  title: z.string().nullish(),
  text: z.string().nullish(),
  links: z.array(z.object({ path: z.string(), text: z.string() })).default([]),
})

export const subjectsSchema = z.array(z.object({ id, name: z.string().min(1) }))
export const membersSchema = z.array(
  z.object({
    /** Recto's own API has no ids; members are then identified by their position. */
    id: id.optional(),
    title: z.string().min(1),
    role: z.string().nullish(),
    institution: z.string().nullish(),
    featuredImage: z.object({ src: z.string() }).nullish().catch(null),
    keywords: z.array(z.string()).default([]),
    orcidUrl: z.string().nullish(),
    body: z.string().nullish(),
    menuOrder: z.int().default(0),
    subjectIds: z.array(z.int()).default([]),
  }),
)

/** The author's id is 0 for everyone without an account. */
export const commentsSchema = z.array(
  z.object({
    id,
    post: z.int().default(0),
    parent: z.int().default(0),
    author: z.int().default(0),
    author_name: z.string().default(''),
    date_gmt: z.string().nullish(),
    content: rendered,
  }),
)
export type CommentAnswer = z.output<typeof commentsSchema>[number]

const word = z.string().min(1).max(200)
/** Tokens that change with the content and with the comments; the plugin before 1.1.0 has none for comments. */
export const changedSchema = z.object({ changed: word, comments: word.optional() })
