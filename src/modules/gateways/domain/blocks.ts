/** The schema of the blocks that a gateway's pages are composed of. */
import { z } from 'zod'
import { contentTypes } from '../../../document/metadata/content-type.ts'
import { line, paragraph, picture, readOrcidUrl, richText, safeLink } from './file-parts.ts'

const title = line(120).nullable().default(null).describe('Heading above the block; without it the block has none.')

/** Positions of a block relative to the lists of a page (specification, reading.md section 3, page block). */
export const blockPositions = ['above_asset', 'above_article', 'below'] as const
export type BlockPosition = (typeof blockPositions)[number]
const position = z
  .enum(blockPositions)
  .default('above_asset')
  .describe('Where it stands on a page that lists the newest: above posters, slides and documents, above articles, or below all.')

const action = z
  .strictObject({ label: line(60).describe('What the button says.'), href: safeLink.describe('Where it leads.') })
  .describe('A button.')

/** A publication by its DOI, which is the same in every installation, or by its key, such as 7-1374. */
export const itemReference = z
  .string()
  .regex(/^(?:10\.\d{4,9}\/\S+|\d{1,10}-\d{1,10})$/, 'must be a DOI such as 10.1234/abc, or a key such as 7-1374')
  .describe('An item: its DOI, or the last part of its address, such as 7-1374.')

/** Statistics that are counted when the page is shown. */
export const countedFacts = ['items', 'articles', 'posters', 'slides', 'documents', 'videos', 'reports', 'views'] as const

const person = z.strictObject({
  name: line(120).describe('The whole name.'),
  role: line(120).nullable().default(null).describe('Such as: Editor in chief.'),
  institution: line(200).nullable().default(null).describe('Where the person works.'),
  picture: picture.nullable().default(null).describe('A portrait.'),
  orcid: readOrcidUrl.nullable().default(null).describe('ORCID iD, with or without its address.'),
  keywords: z.array(line(60)).max(20).default([]).describe('What the person works on.'),
  text: richText.nullable().default(null).describe('A few sentences about the person.'),
  menuOrder: z.int().default(0).describe('People are sorted by this number; those of one number stay in the order of the file.'),
})

const block = <Kind extends string, Shape extends z.core.$ZodLooseShape>(kind: Kind, shape: Shape) =>
  z.strictObject({ block: z.literal(kind), position, ...shape })

export const blockSchema = z.discriminatedUnion('block', [
  block('hero', {
    title: line(120).nullable().default(null).describe('In place of the gateway’s name.'),
    text: paragraph(400).nullable().default(null).describe('A sentence or two under the title; the short summary where it is left out.'),
    picture: picture.nullable().default(null).describe('In place of the gateway’s hero image.'),
    search: z.boolean().default(true).describe('Whether it has a search box that stays inside the gateway.'),
    actions: z.array(action).max(3).default([]).describe('Buttons.'),
  }).describe('The stage at the top of a home page. Only the first block of a home page can be one.'),
  block('text', { title, body: richText.describe('HTML, or a file of the folder that holds it.') }).describe('Running text.'),
  block('latest', {
    title,
    count: z.int().min(1).max(12).default(3).describe('How many.'),
    contentTypes: z.array(z.enum(contentTypes)).default([]).describe('Of these types alone; all where the list is empty.'),
  }).describe('The newest items of the gateway.'),
  block('featured', { title, items: z.array(itemReference).min(1).max(12).describe('The items, in this order.') }).describe(
    'Items that editors chose.',
  ),
  block('statistics', {
    title,
    lastUpdated: z.iso.date().nullable().default(null).describe('When numbers that are written here were looked up: YYYY-MM-DD.'),
    stats: z
      .array(
        z.strictObject({
          label: line(60).describe('What is counted.'),
          count: z
            .union([z.int().min(0), z.enum(countedFacts)])
            .describe(`A number, or what Recto counts itself: ${countedFacts.join(', ')}.`),
        }),
      )
      .min(1)
      .max(8),
  }).describe('A strip of numbers.'),
  block('people', {
    title,
    mode: z
      .enum(['simple', 'featured', 'default'])
      .default('default')
      .describe('Names alone, large portraits, or portraits with ORCID links.'),
    members: z.array(person).min(1).max(200),
  }).describe('A board, a team, or editors.'),
  block('quotes', {
    title,
    mode: z.enum(['standard', 'simple']).default('standard').describe('With or without portraits.'),
    quotes: z
      .array(
        z.strictObject({
          name: line(120).describe('Who said it.'),
          jobTitle: line(160).nullable().default(null),
          body: paragraph(1200).describe('What was said, without quotation marks.'),
          picture: picture.nullable().default(null),
        }),
      )
      .min(1)
      .max(12),
  }).describe('What people say.'),
  block('logos', {
    title,
    logos: z
      .array(
        z.strictObject({
          name: line(120).describe('Whose logo it is; read aloud in place of it.'),
          picture: picture.describe('The logo.'),
          href: safeLink.nullable().default(null).describe('Where it leads.'),
        }),
      )
      .min(1)
      .max(30),
  }).describe('Logos of partners or funders.'),
  block('callToAction', {
    title: line(120).describe('What to do.'),
    text: paragraph(400).nullable().default(null),
    actions: z.array(action).min(1).max(3),
  }).describe('A band that asks readers to do something.'),
  block('subjectAreas', {
    title,
    subjects: z
      .array(line(200))
      .max(60)
      .default([])
      .describe('Slugs of subjects, in this order; where the list is empty, the subjects of the gateway’s items.'),
  }).describe('Tiles that lead to what the gateway has of a subject.'),
])
export type Block = z.output<typeof blockSchema>
