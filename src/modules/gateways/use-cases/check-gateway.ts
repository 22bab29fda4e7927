/** Validates a gateway's file against its platform: the brand, the settings, and the publications in the database. */
import type { Kysely } from 'kysely'
import { themeErrors } from '../../../brands/gateway-theme.ts'
import type { Schema } from '../../../core/database/schema.ts'
import type { JsonPath } from '../../../core/text/placed-json.ts'
import { buildSubjectTree, chosenSubjects } from '../../publications/domain/content/subject-tree.ts'
import { listSubjects } from '../../publications/index.ts'
import type { Site } from '../../sites/index.ts'
import { findGateway } from '../data/gateway.ts'
import type { Block } from '../domain/blocks.ts'
import type { FileError } from '../domain/file-errors.ts'
import { gatewayKindOf } from '../domain/gateway.ts'
import type { GatewayFile } from '../domain/gateway-file.ts'
import { readRule } from '../domain/rule.ts'
import { wholeOntology } from './apply-rules.ts'

interface Checked {
  /** Errors that prevent the import. */
  problems: FileError[]
  warnings: FileError[]
}

/** @param known ids of the named publications that the platform has */
export async function checkGateway(
  kysely: Kysely<Schema>,
  site: Site,
  file: GatewayFile,
  known: ReadonlyMap<string, number>,
): Promise<Checked> {
  const [taken, subjects] = await Promise.all([slugTaken(kysely, site, file), lostSubjects(kysely, file)])
  const theme = themeErrors(site.brand, file.theme).map(({ path, message }) => ({ path: ['theme', ...path], message }))
  return {
    problems: [...taken, ...theme],
    warnings: [...settingsMissing(site, file), ...lookMissing(file), ...itemsMissing(file, known), ...subjects],
  }
}

/** A gateway without a file may become any kind; to change the kind of one with a file, it must be removed first. */
async function slugTaken(kysely: Kysely<Schema>, { platform }: Site, file: GatewayFile): Promise<FileError[]> {
  const present = await findGateway(kysely, platform.key, file.url)
  if (!present?.details || (gatewayKindOf(present) === gatewayKindOf(file) && present.type === file.type)) return []
  const message = `is taken: “${present.name}” of type ${present.type} stands at /${gatewayKindOf(present)}/${file.url}; choose another one, or remove that first with “recto gateway remove ${file.url}”`
  return [{ path: ['url'], message }]
}

function settingsMissing({ platform: { key, features } }: Site, file: GatewayFile): FileError[] {
  const setting = (path: JsonPath, what: string, name: string, value: object): FileError => ({
    path,
    message: `the platform ${key} ${what}; its setting is "features": { "${name}": ${JSON.stringify(value)} }, in RECTO_PLATFORMS or its brand`,
  })
  const { enabled, url } = features.gatewayOnly
  const isTheOne = enabled && url?.split('/').at(-1) === file.url
  if (file.type === 'GATEWAY_ONLY')
    return isTheOne
      ? []
      : [setting(['type'], 'is not this one gateway', 'gatewayOnly', { enabled: true, url: `/institutions/${file.url}` })]
  if (file.special && !features.specialCollections.enabled)
    return [setting(['special'], 'has no list of special ones', 'specialCollections', { enabled: true })]
  return features.gateways.enabled ? [] : [setting([], 'does not lead to its gateways', 'gateways', { enabled: true })]
}

function lookMissing({ theme, hero, useWideThumbnailForBanner, wideThumbnail }: GatewayFile): FileError[] {
  return [
    ...(theme.hero === 'picture' && hero === null
      ? [{ path: ['theme', 'hero'], message: 'shows no picture, since “hero” names none' }]
      : []),
    ...(useWideThumbnailForBanner && wideThumbnail === null
      ? [{ path: ['useWideThumbnailForBanner'], message: 'shows no picture, since “wideThumbnail” names none' }]
      : []),
  ]
}

/** Every list of publications in the file, with its path. */
export function itemListsOf(file: GatewayFile): { path: JsonPath; items: readonly string[] }[] {
  const featured = blocksOf(file).flatMap(({ path, block }) =>
    block.block === 'featured' ? [{ path: [...path, 'items'], items: block.items }] : [],
  )
  const filters = file.filters.map(({ items }, index) => ({ path: ['filters', index, 'items'], items }))
  return [{ path: ['items'], items: file.items }, ...filters, ...featured]
}

const itemsMissing = (file: GatewayFile, known: ReadonlyMap<string, number>): FileError[] =>
  itemListsOf(file).flatMap(({ path, items }) => {
    const missing = items.filter(each => !known.has(each))
    if (missing.length === 0) return []
    return [{ path, message: `the platform has no ${missing.join(', ')}; import them, and then this gateway again` }]
  })

function blocksOf(file: GatewayFile): { path: JsonPath; block: Block }[] {
  const places: [JsonPath, readonly Block[]][] = [
    [['homepage', 'blocks'], file.homepage.blocks],
    [['about', 'blocks'], file.about.blocks],
    ...file.customPages.map(({ blocks }, index): [JsonPath, readonly Block[]] => [['customPages', index, 'blocks'], blocks]),
  ]
  return places.flatMap(([path, blocks]) => blocks.map((block, index) => ({ path: [...path, index], block })))
}

async function lostSubjects(kysely: Kysely<Schema>, file: GatewayFile): Promise<FileError[]> {
  const rules = [
    { path: ['rule'], rule: file.rule },
    ...file.filters.map(({ rule }, index) => ({ path: ['filters', index, 'rule'], rule })),
  ]
  const named = rules.flatMap(({ path, rule }) => {
    const { subjects } = rule === null ? { subjects: [] } : readRule(rule).query
    return subjects.length > 0 ? [{ path, subjects }] : []
  })
  const tiles = blocksOf(file).flatMap(({ path, block }) =>
    block.block === 'subjectAreas' ? block.subjects.map((slug, index) => ({ path: [...path, 'subjects', index], slug })) : [],
  )
  if (named.length + tiles.length === 0) return []
  const tree = buildSubjectTree(await listSubjects(kysely), wholeOntology)
  const unknown = (slug: string): string => `there is no subject “${slug}”; “recto import” of what is filed under it makes one`
  return [
    ...named.flatMap(({ path, subjects }) => {
      const lost = subjects[chosenSubjects(tree, subjects).length]
      return lost === undefined ? [] : [{ path, message: unknown(lost) }]
    }),
    ...tiles.flatMap(({ path, slug }) => (tree.named(slug) === undefined ? [{ path, message: unknown(slug) }] : [])),
  ]
}
