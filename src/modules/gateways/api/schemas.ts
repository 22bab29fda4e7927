/** The API's schemas of gateways (specification, reading.md section 3, “Gateway / collection”). */
import { z } from 'zod'
import type { WidgetColours, widgetTokens } from '../../../brands/widget-colours.ts'
import { languages } from '../../../core/text/languages.ts'
import { contentTypes } from '../../../document/metadata/content-type.ts'

import { contentListItemSchema } from '../../publications/api/index.ts'
import { gatewayTypes } from '../domain/gateway.ts'

const url = z.string().describe('A whole address.')

const detailsSchema = z
  .object({
    options: z.object({
      enableHomepage: z.boolean(),
      hasFaqs: z.boolean(),
      documentsNotAllowed: z.boolean(),
      postersNotAllowed: z.boolean(),
      slidesNotAllowed: z.boolean(),
    }),
    homepage: z.object({ homeUrl: url.nullable() }),
    customPages: z.array(z.object({ slug: z.string(), title: z.string() })),
    contents: z.object({
      defaultEpmcQuery: z.string().nullable().describe('What the external literature is asked for where a reader typed nothing.'),
      europePmc: z.boolean().describe('Whether its browse tab offers the external literature, also where its site does not.'),
    }),
  })
  .meta({
    id: 'GatewayDetails',
    examples: [
      {
        options: { enableHomepage: true, hasFaqs: false, documentsNotAllowed: false, postersNotAllowed: false, slidesNotAllowed: true },
        homepage: { homeUrl: 'https://example.org/rivers' },
        customPages: [{ slug: 'partners', title: 'Partners' }],
        contents: { defaultEpmcQuery: 'GRANT_AGENCY:"Slate Fund"', europePmc: true },
      },
    ],
  })

export const gatewaySchema = z
  .object({
    id: z.int(),
    name: z.string(),
    url: z.string().describe('The last part of its address.'),
    type: z.enum(gatewayTypes).describe('GATEWAY_FILTER is a part of a gateway, GATEWAY_ONLY the one gateway that a platform is.'),
    thumbnail: url.nullable(),
    wideThumbnailFileName: url.nullable(),
    useWideThumbnailForBanner: z.boolean(),
    shortSummary: z.string(),
    homepage: url.nullable().describe('Of its home page; null where it has none.'),
    homeWordPressId: z.int().nullable().describe('Of its home page in a content system.'),
    special: z.boolean(),
    browsable: z.boolean().describe('Whether lists name it.'),
    hasHomepage: z.boolean(),
    gatewayAreas: z
      .array(
        z.object({
          title: z.string().nullable().describe('Null of those filters that are in no area.'),
          filters: z.array(z.object({ id: z.int(), name: z.string(), url: z.string() })),
        }),
      )
      .describe('Its filters, area by area.'),
    latestArticles: z.array(contentListItemSchema).describe('The three newest.'),
    details: detailsSchema.optional().describe('Where they were asked for.'),
  })
  .meta({
    id: 'Gateway',
    examples: [
      {
        id: 4,
        name: 'Rivers and streams',
        url: 'rivers',
        type: 'GATEWAY',
        thumbnail: 'https://example.org/files/5d41402abc4b2a76b9719d911017c5925d41402abc4b2a76b9719d911017c592/thumbnail.svg',
        wideThumbnailFileName: null,
        useWideThumbnailForBanner: false,
        shortSummary: 'What flows, and what lives in it.',
        homepage: 'https://example.org/rivers',
        homeWordPressId: null,
        special: false,
        browsable: true,
        hasHomepage: true,
        gatewayAreas: [{ title: 'Waters', filters: [{ id: 5, name: 'Springs', url: 'springs' }] }],
        latestArticles: [],
      },
    ],
  })

export const gatewayRelationSchema = z
  .object({ gatewayId: z.int(), filterId: z.int(), area: z.string().nullable().describe('Title of the area that lists it.') })
  .meta({ id: 'GatewayRelation', examples: [{ gatewayId: 4, filterId: 5, area: 'Waters' }] })

const shades = z.object({
  paper: z.string(),
  ink: z.string(),
  'ink-soft': z.string(),
  line: z.string(),
  accent: z.string(),
  'accent-strong': z.string(),
  focus: z.string(),
} satisfies Record<(typeof widgetTokens)[number], z.ZodString>)
const coloursSchema: z.ZodType<WidgetColours> = z
  .object({ light: shades, dark: shades })
  .describe('Its theme: words in ink, ink-soft, accent and accent-strong can be read on paper.')

export const latestOfGatewaySchema = z
  .object({
    gateway: z.object({ id: z.int(), name: z.string(), url: z.string(), address: url, language: z.enum(languages) }),
    colours: coloursSchema,
    items: z.array(
      z.object({
        id: z.int(),
        contentType: z.enum(contentTypes),
        type: z.string().describe('The type of an article or document, in the publisher’s words.').nullable(),
        title: z.string().describe('Plain text.'),
        address: url,
        published: z.string().nullable().describe('A date, or less where less is known.'),
        authors: z.array(z.string()).describe('The first three.'),
        authorCount: z.int(),
      }),
    ),
  })
  .meta({
    id: 'LatestOfGateway',
    examples: [
      {
        gateway: { id: 4, name: 'Rivers and streams', url: 'rivers', address: 'https://example.org/rivers', language: 'en' },
        colours: {
          light: {
            ...{ paper: '#ffffff', ink: '#1b2330', 'ink-soft': '#525c6b', line: '#dfe3e9' },
            ...{ accent: '#0b6e4f', 'accent-strong': '#064a34', focus: '#0b6e4f' },
          },
          dark: {
            ...{ paper: '#14181e', ink: '#e7eaee', 'ink-soft': '#aeb7c3', line: '#2e3743' },
            ...{ accent: '#7fcbae', 'accent-strong': '#b0e5d0', focus: '#7fcbae' },
          },
        },
        items: [
          {
            id: 12,
            contentType: 'POSTER',
            type: null,
            title: 'Moths of one hedgerow',
            address: 'https://example.org/posters/1-12',
            published: '2024-05-31',
            authors: ['Ann Hedge', 'Ben Field'],
            authorCount: 2,
          },
        ],
      },
    ],
  })
