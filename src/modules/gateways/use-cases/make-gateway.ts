/** Creates the folder of a new gateway, which can be imported as it is and is meant to be edited. */
import { createHash } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { OperatorError } from '../../../core/operator-error.ts'
import { chooseColours } from '../../sites/index.ts'
import type { GatewayIdentity } from '../domain/gateway.ts'
import { type GatewayFileInput, gatewayFileName, gatewayFileSchema } from '../domain/gateway-file.ts'
import { gatewayPath, gatewayTabPath, publishPath } from '../domain/paths.ts'
import { drawGatewayImages } from './draw-gateway.ts'

export interface NewGatewayFolder {
  url: string
  name: string
  type: 'GATEWAY' | 'COLLECTION' | 'GATEWAY_ONLY'
  community: boolean
  /** A colour such as #0b6e4f; null: one that is derived from the slug. */
  accent: string | null
  /** Adds a home page, questions, a custom page and a filter. */
  homepage: boolean
}

/** @returns the paths of the folder's files @throws OperatorError */
export async function makeGatewayFolder(gateway: NewGatewayFolder, folder: string): Promise<string[]> {
  const files = gatewayFolderFiles(gateway)
  try {
    await mkdir(dirname(folder), { recursive: true })
    await mkdir(folder)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null
    if (code === 'EEXIST') throw new OperatorError(`There is ${folder} already. Nothing was written; choose another by --folder.`)
    throw new OperatorError(`${folder} cannot be made: ${error instanceof Error ? error.message : String(error)}`)
  }
  try {
    for (const [path, content] of Object.entries(files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), content, { flag: 'wx' })
    }
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
  return Object.keys(files)
}

export const gatewaySchemaName = 'gateway.schema.json'

/** The JSON schema lets text editors complete and validate gateway.json. */
export const gatewaySchemaText = (): string =>
  `${JSON.stringify({ title: 'A gateway of Recto', ...z.toJSONSchema(gatewayFileSchema, { io: 'input', target: 'draft-7' }) }, null, 2)}\n`

/** @returns contents by path @throws OperatorError for an invalid slug, name or colour */
export function gatewayFolderFiles(gateway: NewGatewayFolder): Record<string, string> {
  const accent = gateway.accent ?? accentOf(gateway.url)
  const file = gatewayFile(gateway, accent)
  const { success, error } = gatewayFileSchema.safeParse(file)
  if (!success) {
    const [issue] = error.issues
    throw new OperatorError(`The ${String(issue?.path.at(-1) ?? 'gateway')} ${issue?.message ?? 'cannot be used'}.`)
  }
  return {
    [gatewayFileName]: `${JSON.stringify(file, null, 2)}\n`,
    [gatewaySchemaName]: gatewaySchemaText(),
    ...(gateway.homepage ? pages : { 'pages/about.html': pages['pages/about.html'] }),
    ...drawGatewayImages({ name: gateway.name.trim(), accent }),
  }
}

/** Hues in steps of 15 degrees, as for new brands. */
function accentOf(url: string): string {
  const hue = (createHash('sha256').update(url).digest().readUInt16BE() % 24) * 15
  return chooseColours(hue).tokens.accent?.light ?? '#1d5a8c'
}

function gatewayFile({ url, name, type, community, homepage }: NewGatewayFolder, accent: string): GatewayFileInput {
  return {
    $schema: `./${gatewaySchemaName}`,
    url,
    type,
    ...(community && { community }),
    name: name.trim(),
    shortSummary: 'Say here in two sentences what this is about and for whom. Cards, the banner and search engines show them.',
    logo: { file: 'pictures/logo.svg', alt: name.trim() },
    thumbnail: { file: 'pictures/thumbnail.svg', alt: '' },
    wideThumbnail: { file: 'pictures/wide-thumbnail.svg', alt: '' },
    hero: { file: 'pictures/hero.svg', alt: '' },
    theme: { accent, hero: 'picture', typeface: 'brand' },
    options: { enableHomepage: homepage, hasFaqs: homepage },
    ...(homepage && { homepage: { blocks: homeBlocks({ type, community, special: false, url }) } }),
    about: { blocks: [{ block: 'text', body: { file: 'pages/about.html' } }] },
    ...(homepage && {
      faqs: [
        { question: 'Who can publish here?', answer: '<p>Say who, and what it costs.</p>' },
        {
          question: 'How is the work reviewed?',
          answer: '<p>In the open, after publication, by invited reviewers whose names and reports everyone can read.</p>',
        },
      ],
      customPages: [{ slug: 'partners', title: 'Partners', blocks: [{ block: 'text', body: { file: 'pages/partners.html' } }] }],
      areas: ['Kinds of work'],
      filters: [
        {
          url: 'methods-and-data',
          name: 'Methods and data',
          area: 'Kinds of work',
          rule: '/browse/articles?articleTypes=METHOD_ARTICLE,DATA_NOTE,SOFTWARE_TOOLS',
        },
      ],
    }),
    items: [],
    rule: '/browse/articles',
  }
}

type Blocks = NonNullable<NonNullable<GatewayFileInput['homepage']>['blocks']>

const homeBlocks = (gateway: GatewayIdentity): Blocks => [
  {
    block: 'hero',
    title: 'Research for everyone, from the first day',
    search: true,
    actions: [
      { label: 'About us', href: gatewayTabPath(gatewayPath(gateway), 'about') },
      { label: 'Publish with us', href: publishPath(gateway) },
    ],
  },
  { block: 'latest', title: 'Latest research', count: 3 },
  { block: 'text', title: 'What we stand for', body: { file: 'pages/welcome.html' } },
  {
    block: 'statistics',
    stats: [
      { label: 'Articles', count: 'articles' },
      { label: 'Open reviews', count: 'reports' },
      { label: 'Views', count: 'views' },
    ],
  },
  {
    block: 'callToAction',
    title: 'Share your work',
    text: 'It is read and cited within days, and reviewed in the open.',
    actions: [{ label: 'Publish your research', href: publishPath(gateway) }],
  },
]

const pages = {
  'pages/about.html': `<p>Tell here who you are, what you publish and why.</p>
<h2>What we publish</h2>
<p>All kinds of work, from the first data to the finished study, as soon as they are ready to be read.</p>
`,
  'pages/welcome.html': `<p>Research belongs to everyone. Say in a few sentences what your readers find here, and what authors can expect.</p>
`,
  'pages/partners.html': `<p>These institutions carry the gateway:</p>
<ul>
  <li>The first partner, and what it does</li>
  <li>The second partner</li>
</ul>
`,
} as const
