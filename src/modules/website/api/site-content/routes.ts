/**
 * The site's own content at the paths of a CMS (specification, accounts.md section 7 “Blog and static content”), each beneath both prefixes
 * that the specification names.
 */

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { brand as defaultBrand } from '../../../../brands/default/brand.ts'
import type { ApiDependencies } from '../../../../core/http/api/dependencies.ts'
import { invalidParameter, notFound, notFoundError } from '../../../../core/http/api/errors.ts'
import { idOf } from '../../../../core/http/api/parameters.ts'
import type { PageId } from '../../../../core/ids/shared-ids.ts'
import { mainMenu } from '../../../sites/domain/navigation/main-menu.ts'
import { pageHtml } from '../../../sites/domain/page-html.ts'
import type { PlatformFacts } from '../../../sites/domain/platform.ts'
import type { SiteSettings } from '../../../sites/domain/site-settings.ts'
import { submitDestination } from '../../../sites/domain/submit-destination.ts'
import type { BoardSubjectId } from '../../domain/ids.ts'
import type { BoardMember } from '../../domain/site-pages/site-page.ts'
import type { MediaForMachines, PageForMachines } from '../../use-cases/site-content/site-content.ts'
import { siteTranslate, translateMenuEntries } from '../../use-cases/site-content/site-messages.ts'
import {
  boardMemberSchema,
  boardSubjectSchema,
  menuItemSchema,
  sitePageSchema,
  siteRouteSchema,
  siteSettingsSchema,
  statisticsSchema,
  submitCardSchema,
} from './schemas.ts'

const tags = ['site content']

export const siteContentRoutes: FastifyPluginAsyncZod<ApiDependencies> = async (app, { siteContent, siteOf, platformOf, messages }) => {
  for (const base of ['/wp-json/wp/v2', '/wp-json/f1000/v1']) {
    app.route({
      method: 'GET',
      url: `${base}/pages/:id`,
      schema: {
        tags,
        summary: 'A page of the site, as its editor wrote it and made safe',
        params: z.object({ id: idOf<PageId>() }),
        response: { 200: sitePageSchema.describe('The page.'), ...invalidParameter, ...notFound },
      },
      handler: async ({ host, params }) => {
        const platform = platformOf(host)
        const page = await siteContent.pageById(platform, params.id)
        if (page === null) throw notFoundError(`page ${params.id}`)
        return presentPage(page, await siteContent.media(platform, null))
      },
    })

    app.route({
      method: 'GET',
      url: `${base}/routes`,
      schema: { tags, summary: 'Where pages stand', response: { 200: z.array(siteRouteSchema).describe('By path.') } },
      handler: async ({ host }) => await siteContent.routes(platformOf(host)),
    })

    app.route({
      method: 'GET',
      url: `${base}/menus`,
      schema: {
        tags,
        summary: 'The main menu, as the platform shows it',
        response: { 200: z.array(menuItemSchema).describe('By menuOrder.') },
      },
      handler: async ({ host }) => {
        const { platform, brand } = siteOf(host)
        const items = (await siteContent.menu(platform)) ?? brand.menu ?? defaultBrand.menu ?? []
        return translateMenuEntries(
          mainMenu(items, platform.features, platform.contentTypes),
          siteTranslate(brand, platform.languages[0] ?? 'en', messages),
        )
      },
    })

    app.route({
      method: 'GET',
      url: `${base}/stats`,
      schema: {
        tags,
        summary: 'What the strip of numbers says',
        response: { 200: statisticsSchema.describe('Without numbers where there are none.') },
      },
      handler: async ({ host }) => (await siteContent.statistics(platformOf(host))) ?? { sectionTitle: '', lastUpdated: null, stats: [] },
    })

    app.route({
      method: 'GET',
      url: `${base}/settings`,
      schema: {
        tags,
        summary: 'How the publish page is made up, and which page is the front page',
        response: { 200: siteSettingsSchema.describe('The settings.') },
      },
      handler: async ({ host }) => {
        const platform = platformOf(host)
        const { publishCard: _, ...settings } = await siteContent.settings(platform)
        const front = (await siteContent.routes(platform)).find(({ path, redirectTo }) => path === '/' && redirectTo === null)
        return { ...settings, pageOnFront: front?.id ?? null }
      },
    })

    app.route({
      method: 'GET',
      url: `${base}/advisory_board/members`,
      schema: {
        tags,
        summary: 'The members of the board',
        querystring: z.object({ subject: idOf<BoardSubjectId>().optional().describe('Those for this subject alone.') }),
        response: { 200: z.array(boardMemberSchema).describe('By menuOrder.'), ...invalidParameter },
      },
      handler: async ({ host, query: { subject } }) =>
        (await siteContent.members(platformOf(host)))
          .filter(({ subjectIds }) => subject === undefined || subjectIds.includes(subject))
          .map(presentMember),
    })

    app.route({
      method: 'GET',
      url: `${base}/advisory_board/subjects`,
      schema: { tags, summary: 'What members are sorted by', response: { 200: z.array(boardSubjectSchema).describe('By name.') } },
      handler: async ({ host }) => await siteContent.memberSubjects(platformOf(host)),
    })

    app.route({
      method: 'GET',
      url: `${base}/blocks/submit_research`,
      schema: {
        tags,
        summary: 'The card that leads authors to the publish page',
        response: { 200: submitCardSchema.describe('The card.') },
      },
      handler: async ({ host }) => {
        const { platform, brand } = siteOf(host)
        const { publishCard } = await siteContent.settings(platform)
        return presentSubmitCard(publishCard, platform, siteTranslate(brand, platform.languages[0] ?? 'en', messages))
      },
    })
  }
}

const presentMember = ({ html, featuredImage, keywords, subjectIds, ...member }: BoardMember): z.output<typeof boardMemberSchema> => ({
  ...member,
  featuredImage: featuredImage && { src: featuredImage.url, width: featuredImage.width, height: featuredImage.height },
  keywords: [...keywords],
  body: html,
  subjectIds: [...subjectIds],
})

/** The card as an editor made it, with what every site has in place of what the editor left out. */
function presentSubmitCard(
  card: SiteSettings['publishCard'],
  platform: PlatformFacts,
  t: (key: string) => string,
): z.output<typeof submitCardSchema> {
  const submit = submitDestination(platform)
  return {
    title: card?.title ?? t('publish-your-research'),
    text: card?.text ?? t('publish-card-text'),
    button: submit === null ? null : { text: t('submit-your-research'), path: submit },
    links: card?.links.length
      ? [...card.links]
      : [
          ...(platform.features.aimsAndScopeLink.enabled ? [{ text: t('aims-and-scope'), path: '/about/aims-and-scope' }] : []),
          { text: t('article-guidelines'), path: '/for-authors/article-guidelines' },
          { text: t('footer-policies'), path: '/about/policies' },
        ],
  }
}

function presentPage(page: PageForMachines, media: readonly MediaForMachines[]): z.output<typeof sitePageSchema> {
  const { id: ofPage, path, title, layout, fullWidth, body, anchoredMenuItems, leftSidebar, rightSidebar, redirectTo } = page
  const imageOf = (named: string) => {
    const found = media.find(each => each.url === named || String(each.id) === named)
    return found?.width && found.height ? { url: found.url, width: found.width, height: found.height } : null
  }
  const safe = (html: string) => pageHtml(html, { imageOf, keepsData: true })
  const widgets = (list: PageForMachines['leftSidebar']) => list.map(({ type, content }) => ({ type, content: safe(content) }))
  return {
    ...{ id: ofPage, path, title, layout, fullWidth, redirectTo },
    body: safe(body),
    anchoredMenuItems: anchoredMenuItems.map(({ refId, text }) => ({ ref_id: refId, text })),
    leftSidebar: widgets(leftSidebar),
    rightSidebar: widgets(rightSidebar),
  }
}
