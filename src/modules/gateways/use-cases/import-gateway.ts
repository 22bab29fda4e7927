/** Imports a gateway's folder, `gateway.json` and the files that it names, atomically. */

import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Kysely } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { FileStore } from '../../../core/files/file-store.ts'
import type { ContentId, GatewayId, SiteId } from '../../../core/ids/shared-ids.ts'
import type { SearchPort } from '../../discovery/index.ts'
import type { StoredFile } from '../../publications/index.ts'
import { findPlatformId, type Platforms, unknownPlatform } from '../../sites/index.ts'
import { findGateway, listFilters, listGatewayFiles } from '../data/gateway.ts'
import { findItemsByReference, listAllPicked, listContentIds, storeRuleMatches } from '../data/gateway-content.ts'
import { noteGateways } from '../data/note-gateways.ts'
import { storeWholeGateway } from '../data/store-gateways.ts'
import type { GatewayFile } from '../domain/gateway-file.ts'
import { gatewayDestination, onlyPathOf } from '../domain/paths.ts'
import { ruleFinder } from './apply-rules.ts'
import { checkGateway, itemListsOf } from './check-gateway.ts'
import type { FolderFile } from './folder-files.ts'
import { GatewayFolderError, type GatewayProblem } from './gateway-problem.ts'
import { type GatewayFolder, readGatewayFolder } from './read-gateway-folder.ts'

export interface GatewayLibrary {
  kysely: Kysely<Schema>
  files: FileStore
  search: Pick<SearchPort, 'matching' | 'isCurrent'>
  platforms: Pick<Platforms, 'all'>
}

export interface TriedGateway {
  outcome: 'created' | 'updated' | 'unchanged'
  platform: string
  url: string
  name: string
  type: GatewayFile['type']
  /** The path that links to the gateway use. */
  address: string
  /** The number of publications in the gateway; null where its rule cannot run because the search index is not built yet. */
  items: number | null
  warnings: GatewayProblem[]
}
export interface ImportedGateway extends TriedGateway {
  id: GatewayId
}

/** @throws GatewayFolderError, SourceError where there is no such folder, OperatorError for an unknown platform */
export async function importGateway(library: GatewayLibrary, platform: string, folder: string): Promise<ImportedGateway> {
  const { present, isSame, toStore, facts } = await prepare(library, platform, folder)
  const { id, items, isChanged } = await store(library, { ...toStore, matchingId: isSame && present ? present.id : null })
  const outcome = present === undefined ? 'created' : isChanged ? 'updated' : 'unchanged'
  return { id, outcome, ...facts, items: toStore.matches === null ? null : items }
}

/** Dry run: makes all checks of an import and stores nothing. @throws as importGateway */
export async function tryGateway(library: GatewayLibrary, platform: string, folder: string): Promise<TriedGateway> {
  const { present, isSame, toStore, facts } = await prepare(library, platform, folder)
  const outcome = present === undefined ? 'created' : isSame ? 'unchanged' : 'updated'
  const { read, itemIds, matches } = toStore
  const expected = [...read.file.items.flatMap(each => itemIds.get(each) ?? []), ...(matches?.get(null) ?? [])]
  return { outcome, ...facts, items: matches === null ? null : new Set(expected).size }
}

type Restoring = Pick<GatewayLibrary, 'kysely' | 'files'> & { search?: GatewayLibrary['search'] }

/** Restores an exported gateway unchanged, even if it no longer matches the platform's brand and settings. @throws as importGateway */
export async function restoreGateway(library: Restoring, platform: string, folder: string): Promise<void> {
  const { kysely, search = noIndex } = library
  const platformId = await findPlatformId(kysely, platform)
  const read = await readGatewayFolder(folder)
  const itemIds = await findNamedItems(kysely, platform, read.file)
  const present = await findGateway(kysely, platform, read.file.url)
  const matches = await findRuleMatches({ kysely, search }, platform, read.file)
  const isSame = present !== undefined && (await isStored(kysely, present, read, itemIds))
  await store(library, { platformId, read, itemIds, matches, matchingId: isSame ? present.id : null })
}

const noIndex: GatewayLibrary['search'] = { isCurrent: async () => false, matching: async () => [] }

interface ToStore {
  platformId: SiteId
  read: GatewayFolder
  itemIds: ReadonlyMap<string, ContentId>
  matches: RuleMatches | null
}

async function prepare(library: GatewayLibrary, platform: string, folder: string) {
  const { kysely, platforms } = library
  const platformId = await findPlatformId(kysely, platform)
  const site = platforms.all.get(platform)
  if (site === undefined) throw unknownPlatform(platform)
  const read = await readGatewayFolder(folder)
  const { file, problemAt } = read
  const itemIds = await findNamedItems(kysely, platform, file)
  const { problems, warnings } = await checkGateway(kysely, site, file, itemIds)
  if (problems.length > 0) throw new GatewayFolderError(folder, problems.map(problemAt))

  const present = await findGateway(kysely, platform, file.url)
  const toStore: ToStore = { platformId, read, itemIds, matches: await findRuleMatches(library, platform, file) }
  const { url, name, type, community, special, options } = file
  const placed = { type, community, special, url, hasHomepage: options.enableHomepage }
  const path = gatewayDestination(placed, onlyPathOf(site.platform))
  return {
    present,
    isSame: present !== undefined && (await isStored(kysely, present, read, itemIds)),
    toStore,
    facts: { platform, url, name, type, address: path, warnings: [...read.warnings, ...warnings.map(problemAt)] },
  }
}

const findNamedItems = (kysely: Kysely<Schema>, platform: string, file: GatewayFile): Promise<Map<string, ContentId>> =>
  findItemsByReference(
    kysely,
    platform,
    itemListsOf(file).flatMap(({ items }) => items),
  )

/** The publications that rules find: the gateway's own under null, its filters' under their slugs. */
type RuleMatches = ReadonlyMap<string | null, readonly number[]>

/** @returns null where there are rules but no search index yet: they run once it is built */
async function findRuleMatches(
  { kysely, search }: Pick<GatewayLibrary, 'kysely' | 'search'>,
  platform: string,
  file: GatewayFile,
): Promise<RuleMatches | null> {
  const rules = [{ url: null, rule: file.rule }, ...file.filters].flatMap(({ url, rule }) => (rule === null ? [] : [{ url, rule }]))
  if (rules.length === 0) return new Map()
  if (!(await search.isCurrent())) return null
  const find = await ruleFinder({ kysely, search }, rules)
  const found = new Map<string | null, readonly number[]>()
  // Filters search all publications here: the index does not know yet which of them the gateway contains.
  for (const { url, rule } of rules) found.set(url, await find({ platform, rule, gatewayIds: [], among: null }))
  return found
}

type Present = NonNullable<Awaited<ReturnType<typeof findGateway>>>

/** Compares the folder with the database: the normalised file, the bytes of every file, and the picks. */
async function isStored(
  kysely: Kysely<Schema>,
  present: Present,
  { file, files, texts }: GatewayFolder,
  itemIds: ReadonlyMap<string, number>,
): Promise<boolean> {
  if (!isDeepStrictEqual(present.details, JSON.parse(JSON.stringify(file))) || !isDeepStrictEqual(present.texts, texts)) return false
  const stored = new Map((await listGatewayFiles(kysely, [present.id])).map(({ path, sha256 }) => [path, sha256]))
  if (stored.size !== files.length || files.some(({ path, content }) => stored.get(path) !== hashOf(content))) return false
  const picked = await listAllPicked(kysely, present.id)
  return [{ url: null, items: file.items }, ...file.filters].every(({ url, items }) =>
    isDeepStrictEqual(
      picked.flatMap(({ filter, itemId }) => (filter === url ? [itemId] : [])),
      [...new Set(items.flatMap(each => itemIds.get(each) ?? []))],
    ),
  )
}

const hashOf = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex')

/** @param matchingId the id of a gateway that already matches the folder; only the matches of its rules may be new */
async function store(
  { kysely, files }: Pick<GatewayLibrary, 'kysely' | 'files'>,
  { platformId, read: { file, files: brought, texts }, itemIds, matches, matchingId }: ToStore & { matchingId: GatewayId | null },
): Promise<{ id: GatewayId; items: number; isChanged: boolean }> {
  const stored = new Map<string, StoredFile>()
  if (matchingId === null) for (const each of brought) stored.set(each.path, await put(files, each))
  return await kysely.transaction().execute(async trx => {
    const id = matchingId ?? (await storeWholeGateway(trx, platformId, { file, files: stored, texts, itemIds }))
    const isFilled = matches !== null && (await storeMatches(trx, id, file, matches))
    if (matchingId === null) await noteGateways(trx, [{ id, platformId }])
    return { id, items: (await listContentIds(trx, id)).length, isChanged: matchingId === null || isFilled }
  })
}

async function put(store: FileStore, { content, mimeType, width, height }: FolderFile): Promise<StoredFile> {
  return { ...(await store.put(content)), mimeType, width, height }
}

async function storeMatches(trx: Kysely<Schema>, id: GatewayId, file: GatewayFile, matches: RuleMatches): Promise<boolean> {
  const own = matches.get(null)
  let changed = own !== undefined && (await storeRuleMatches(trx, id, own, null))
  const held = new Set(await listContentIds(trx, id))
  const ids = new Map((await listFilters(trx, [id])).map(({ id: filterId, url }) => [url, filterId]))
  for (const { url } of file.filters) {
    const found = matches.get(url)
    const filterId = ids.get(url)
    if (found === undefined || filterId === undefined) continue
    const inGateway = found.filter(each => held.has(each))
    changed = (await storeRuleMatches(trx, filterId, inGateway, null)) || changed
  }
  return changed
}
