/** The API's schemas of the site's own content (specification, accounts.md section 3 “Static content”). */
import { z } from 'zod'
import { pageLayouts, widgetTypes } from '../../domain/site-pages/site-page.ts'

const id = z.int().positive()
const path = z.string().describe('From the site’s root.')
const html = z.string().describe('HTML; elements with `data-block` are blocks.')
const widgets = z.array(z.object({ type: z.enum(widgetTypes), content: html }))

export const sitePageSchema = z
  .object({
    id,
    path,
    title: z.string(),
    layout: z.enum(pageLayouts),
    fullWidth: z.boolean(),
    body: html,
    anchoredMenuItems: z.array(z.object({ ref_id: z.string(), text: z.string() })).describe('Places of the page that its menu leads to.'),
    leftSidebar: widgets,
    rightSidebar: widgets,
    redirectTo: z.string().nullable().describe('The page is not shown, but leads there.'),
  })
  .meta({
    id: 'SitePage',
    examples: [
      {
        id: 12,
        path: '/about/policies',
        title: 'Policies',
        layout: 'standard',
        fullWidth: false,
        body: '<h2 id="authorship">Authorship</h2><p>An author has contributed to the work.</p>',
        anchoredMenuItems: [{ ref_id: 'authorship', text: 'Authorship' }],
        leftSidebar: [],
        rightSidebar: [{ type: 'widget_text', content: '<div data-block="publish-your-research"></div>' }],
        redirectTo: null,
      },
    ],
  })

export const siteRouteSchema = z.object({ path, id }).meta({ id: 'SiteRoute', examples: [{ path: '/about/policies', id: 12 }] })

interface MenuItemAnswer {
  path: string | null
  text: string
  menuOrder: number
  children: MenuItemAnswer[]
}
export const menuItemSchema: z.ZodType<MenuItemAnswer> = z
  .object({
    path: z.string().nullable().describe('Null for a heading over its children.'),
    text: z.string(),
    menuOrder: z.number(),
    get children() {
      return z.array(menuItemSchema)
    },
  })
  .meta({ id: 'MenuItem', examples: [{ path: '/about', text: 'About', menuOrder: 4, children: [] }] })

export const statisticsSchema = z
  .object({
    sectionTitle: z.string(),
    lastUpdated: z.string().nullable().describe('YYYY-MM-DD.'),
    stats: z.array(z.object({ count: z.int().nonnegative(), label: z.string() })),
  })
  .meta({
    id: 'SiteStatistics',
    examples: [{ sectionTitle: 'In numbers', lastUpdated: '2026-01-05', stats: [{ count: 1200, label: 'Articles' }] }],
  })

export const siteSettingsSchema = z
  .object({
    submitPageId: z.int().nullable(),
    submitPageUseReaderUi: z.boolean(),
    submitPageSidebarLeft: z.string().nullable().describe('HTML.'),
    submitPageSidebarRight: z.string().nullable(),
    pageOnFront: z.int().nullable().describe('Null where the front page is the one that comes with the site.'),
  })
  .meta({
    id: 'SiteSettings',
    examples: [
      { submitPageId: null, submitPageUseReaderUi: true, submitPageSidebarLeft: null, submitPageSidebarRight: null, pageOnFront: null },
    ],
  })

export const boardMemberSchema = z
  .object({
    title: z.string().describe('The whole name.'),
    role: z.string().nullable(),
    institution: z.string().nullable(),
    featuredImage: z.object({ src: z.string(), width: z.int(), height: z.int() }).nullable(),
    keywords: z.array(z.string()),
    orcidUrl: z.string().nullable(),
    body: z.string().nullable().describe('HTML.'),
    menuOrder: z.int(),
    subjectIds: z.array(id),
  })
  .meta({
    id: 'BoardMember',
    examples: [
      {
        title: 'Ada Roof',
        role: 'Editor',
        institution: 'University of Slates',
        featuredImage: null,
        keywords: ['lichens'],
        orcidUrl: 'https://orcid.org/0000-0002-1825-0097',
        body: '<p>Counts lichens.</p>',
        menuOrder: 1,
        subjectIds: [3],
      },
    ],
  })

export const boardSubjectSchema = z.object({ id, name: z.string() }).meta({ id: 'BoardSubject', examples: [{ id: 3, name: 'Ecology' }] })

const size = z.object({ source_url: z.string(), width: z.int().nullable(), height: z.int().nullable(), mime_type: z.string() })
export const mediaSchema = z
  .object({
    id,
    source_url: z.string().describe('From the site’s root.'),
    title: z.object({ rendered: z.string() }).describe('What the file is called, as HTML.'),
    alt_text: z.string().describe('Empty for decoration.'),
    mime_type: z.string(),
    media_details: z.object({ width: z.int().nullable(), height: z.int().nullable(), sizes: z.record(z.string(), size) }),
  })
  .meta({
    id: 'Media',
    examples: [
      {
        id: 7,
        source_url: '/files/9f/roof.png',
        title: { rendered: 'roof' },
        alt_text: 'A roof',
        mime_type: 'image/png',
        media_details: { width: 1600, height: 900, sizes: {} },
      },
    ],
  })

export const submitCardSchema = z
  .object({
    title: z.string(),
    text: z.string(),
    button: z.object({ text: z.string(), path }).nullable().describe('Null where nothing can be submitted.'),
    links: z.array(z.object({ text: z.string(), path })),
  })
  .meta({
    id: 'SubmitResearchBlock',
    examples: [
      {
        title: 'Publish your research',
        text: 'Your work appears soon after it is checked.',
        button: { text: 'Submit your research', path: '/for-authors/publish-your-research' },
        links: [{ text: 'Article guidelines', path: '/for-authors/article-guidelines' }],
      },
    ],
  })
