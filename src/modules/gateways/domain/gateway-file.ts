/**
 * The format of `gateway.json`, which can be reviewed and moved between installations together with the images and pages that it names.
 * The database, the API and exports use the values as the schema normalises them.
 */

import { z } from 'zod'
import type { TableOf } from '../../../core/ids/id.ts'
import type { PageId } from '../../../core/ids/shared-ids.ts'
import { languages } from '../../../core/text/languages.ts'
import { reservedSegments } from '../../sites/domain/reserved-segments.ts'
import { blockSchema, itemReference } from './blocks.ts'
import { line, paragraph, picture, readOrcidUrl, richText, safeLink, slug } from './file-parts.ts'
import { ownGatewayTypes } from './gateway.ts'
import { readRule } from './rule.ts'
import { reservedTabSlugs } from './tabs.ts'
import { themeSchema } from './theme.ts'

/** A saved browse query: the URL of a browse page, or its query string. */
const rule = z
  .string()
  .trim()
  .max(2000, 'must not be longer than 2000 characters')
  .superRefine((text, context) => {
    const problem = readRule(text).problem
    if (problem !== null) context.addIssue({ code: 'custom', message: problem })
  })
  .describe('Items are picked by this saved search: the address of a browse screen, such as /browse/articles?all=malaria.')

const picked = {
  items: z
    .array(itemReference)
    .max(500, 'must not be more than 500; pick the others by a rule')
    .default([])
    .describe('Items that editors picked, in their order.'),
  rule: rule.nullable().default(null),
}

const filter = z
  .strictObject({
    url: slug.describe('The last part of its address, beneath that of the gateway.'),
    name: line(120),
    summary: paragraph(600).nullable().default(null).describe('What it holds.'),
    area: line(120).nullable().default(null).describe('The title of the area that it is listed in.'),
    ...picked,
  })
  .describe('A part of the gateway with an address of its own; it holds only what the gateway holds.')

const page = z.strictObject({
  title: line(120),
  fullWidth: z.boolean().default(false).describe('As wide as the screen, without sidebars.'),
  leftSidebar: richText.nullable().default(null).describe('Beside the page at the left, on wide screens; under it on small ones.'),
  rightSidebar: richText.nullable().default(null).describe('The same at the right.'),
  listsLatest: z
    .boolean()
    .default(false)
    .describe('Whether the newest posters, slides and documents and the newest articles are listed in it.'),
  blocks: z.array(blockSchema).max(40).default([]),
})

const customPage = page
  .extend({
    slug: slug.describe('The last part of its address, beneath that of the gateway.'),
    redirectTo: safeLink.nullable().default(null).describe('The tab leads to this address in place of a page.'),
    fromContentManager: z
      .boolean()
      .default(false)
      .describe('The page is written in the content manager, at this address; its tab is there while readers see the page.'),
  })
  .refine(
    ({ redirectTo, blocks, fromContentManager }) =>
      [redirectTo !== null, blocks.length > 0, fromContentManager].filter(isSo => isSo).length === 1,
    'must have blocks, redirectTo or fromContentManager, and one of them alone',
  )

const editor = z.strictObject({
  name: line(120),
  role: line(120).nullable().default(null),
  institution: line(200).nullable().default(null),
  orcid: readOrcidUrl.nullable().default(null),
  picture: picture.nullable().default(null),
})

export const gatewayFileSchema = z
  .strictObject({
    $schema: z.string().optional().describe('Where an editor of text finds this schema.'),
    url: slug.describe('The last part of its address: /gateways/URL, /collections/URL.'),
    type: z
      .enum(ownGatewayTypes)
      .default('GATEWAY')
      .describe('COLLECTION is picked by editors; GATEWAY_ONLY is the one gateway that a platform is.'),
    community: z.boolean().default(false).describe('A community gateway: listed and addressed under /community-gateways.'),
    special: z.boolean().default(false).describe('Listed among the special ones, where the platform has a list of them.'),
    sampleContent: z.boolean().default(false).describe('Invented, to show what a gateway can be; “recto demo clear” takes it away.'),
    browsable: z.boolean().default(true).describe('Whether lists name it. Where not, it is found by its address alone.'),
    language: z
      .enum(languages)
      .nullable()
      .default(null)
      .describe('What its texts are written in; the platform’s own language where it is left out.'),
    name: line(120),
    shortSummary: paragraph(600).describe('Two sentences for cards, banners and search engines.'),
    thumbnail: picture.nullable().default(null).describe('For cards.'),
    wideThumbnail: picture.nullable().default(null).describe('For cards that are wide, three times as wide as high or wider.'),
    useWideThumbnailForBanner: z.boolean().default(false).describe('The banner shows the wide thumbnail in place of the hero image.'),
    logo: picture.nullable().default(null).describe('In the banner, in place of the name.'),
    hero: picture.nullable().default(null).describe('Behind the banner and the home page’s stage.'),
    theme: themeSchema.prefault({}),
    options: z
      .strictObject({
        enableHomepage: z.boolean().default(false).describe('Whether it has a home page.'),
        hasFaqs: z.boolean().default(false).describe('Whether it has a tab of questions.'),
        documentsNotAllowed: z.boolean().default(false).describe('Authors cannot send documents to it.'),
        postersNotAllowed: z.boolean().default(false).describe('Authors cannot send posters to it.'),
        slidesNotAllowed: z.boolean().default(false).describe('Authors cannot send slides to it.'),
      })
      .prefault({}),
    introduction: z
      .strictObject({
        title: line(120).nullable().default(null),
        text: richText,
        editors: z.array(editor).max(30).default([]).describe('Who picked the items.'),
      })
      .nullable()
      .default(null)
      .describe('The editors’ introduction, at the top of the about page.'),
    homepage: z
      .strictObject({
        contentSystemId: z
          .int()
          .positive()
          .brand<TableOf<PageId>>()
          .nullable()
          .default(null)
          .describe('The id of a page of the content manager that is shown as the home page in place of the blocks.'),
        blocks: z.array(blockSchema).max(40).default([]),
      })
      .prefault({}),
    about: page.omit({ title: true, listsLatest: true }).prefault({}),
    faqs: z
      .array(z.strictObject({ question: line(300), answer: richText }))
      .max(100)
      .default([]),
    customPages: z.array(customPage).max(12).default([]),
    areas: z.array(line(120)).max(30).default([]).describe('Titles of areas, in their order; filters name the one they are listed in.'),
    filters: z.array(filter).max(100).default([]),
    ...picked,
    contents: z
      .strictObject({
        defaultEpmcQuery: line(2000)
          .nullable()
          .default(null)
          .describe('What the external literature is asked for where a reader typed nothing.'),
        europePmc: z
          .boolean()
          .optional()
          .describe(
            'Whether its browse tab offers a search of Europe PMC, also on a site that does not; the installation has to ask the service.',
          ),
      })
      .prefault({}),
  })
  .superRefine((file, context) => {
    const invalid = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message })
    const { options, homepage } = file
    if (options.enableHomepage && homepage.blocks.length === 0 && homepage.contentSystemId === null)
      invalid(['homepage', 'blocks'], 'must have a block, since options.enableHomepage is true and contentSystemId names no page')
    if (options.hasFaqs && file.faqs.length === 0) invalid(['faqs'], 'must have a question, since options.hasFaqs is true')
    if (file.type !== 'COLLECTION' && options.enableHomepage && reservedSegments.has(file.url))
      invalid(['url'], `cannot be “${file.url}”: a gateway with a home page stands at /${file.url}, which is the site’s own`)
    if (file.community && file.type !== 'GATEWAY')
      invalid(['community'], `must be false: only a GATEWAY is a community gateway, and this is a ${file.type}`)
    const taken = new Map<string, string>([...reservedTabSlugs].map(each => [each, 'the site’s own']))
    for (const [list, slugs] of [
      ['customPages', file.customPages.map(each => ['slug', each.slug] as const)],
      ['filters', file.filters.map(each => ['url', each.url] as const)],
    ] as const) {
      for (const [index, [field, value]] of slugs.entries()) {
        const owner = taken.get(value)
        if (owner !== undefined) invalid([list, index, field], `cannot be “${value}”: that is ${owner}`)
        taken.set(value, `that of ${list}[${index}]`)
      }
    }
    for (const [index, { area }] of file.filters.entries())
      if (area !== null && !file.areas.includes(area)) invalid(['filters', index, 'area'], `must be one of areas, and “${area}” is not`)
    for (const [index, block] of homepage.blocks.entries())
      if (block.block === 'hero' && index > 0)
        invalid(['homepage', 'blocks', index], 'cannot be a hero: only the first block of the home page can')
    for (const [place, blocks] of [
      ['about', file.about.blocks],
      ...file.customPages.map(each => ['customPages', each.blocks] as const),
    ] as const)
      if (blocks.some(block => block.block === 'hero')) invalid([place], 'cannot have a hero block: only the home page has one')
  })

export type GatewayFile = z.output<typeof gatewayFileSchema>
export type GatewayFileInput = z.input<typeof gatewayFileSchema>
export const gatewayFileName = 'gateway.json'

/** Lists every image and page that a gateway's file names, each once. */
export function filesNamedBy(value: unknown): string[] {
  const found = new Set<string>()
  const look = (each: unknown): void => {
    if (Array.isArray(each)) for (const one of each) look(one)
    else if (typeof each === 'object' && each !== null) {
      if ('file' in each && typeof each.file === 'string') found.add(each.file)
      for (const one of Object.values(each)) look(one)
    }
  }
  look(value)
  return [...found]
}
