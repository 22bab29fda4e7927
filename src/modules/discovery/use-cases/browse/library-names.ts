/** Caches the subjects and names that every browse page needs until something changes. */
import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import { buildSubjectTree, type Subject, type SubjectTree } from '../../../publications/domain/content/subject-tree.ts'
import { countItemsBySubject, findNames, listSubjects, type NamedIds, type NamesById, readPart } from '../../../publications/index.ts'
import type { PlatformFacts } from '../../../sites/domain/platform.ts'
import { listGatewayNames } from '../../../sites/index.ts'
import { largestSubjects } from './largest-subjects.ts'

export interface LibraryNames {
  subjects(platform: PlatformFacts): Promise<SubjectTree>
  /** The broadest subjects that have publications, the largest first. */
  largestSubjects(platform: PlatformFacts): Promise<readonly Subject[]>
  /** The ids of the gateways that readers can choose. */
  gateways(platform: PlatformFacts): Promise<ReadonlySet<number>>
  /** Names those of the ids that exist. */
  namesOf(platform: PlatformFacts, ids: NamedIds): Promise<NamesById>
}

/** More would make a menu that is longer than a laptop's screen. */
const maxLargest = 5

interface Cached {
  revision: string
  terms: ReturnType<typeof listSubjects>
  /** Trees are found by the platform's key. */
  trees: Map<string, SubjectTree>
  largest: Map<string, readonly Subject[]>
  names: Map<string, NamesById>
  gateways: Map<string, ReadonlySet<number>>
}

/** @param revision returns a token that changes with everything that is named here */
export function createLibraryNames(kysely: Kysely<Schema>, revision: () => Promise<string>): LibraryNames {
  let cached: Cached | null = null
  async function current(): Promise<Cached> {
    const now = await revision()
    if (cached?.revision === now) return cached
    const fresh = {
      revision: now,
      terms: listSubjects(kysely),
      trees: new Map(),
      largest: new Map(),
      names: new Map(),
      gateways: new Map(),
    }
    cached = fresh
    // A failed query is tried again.
    fresh.terms.catch(() => {
      if (cached === fresh) cached = null
    })
    return fresh
  }
  async function subjects(platform: PlatformFacts): Promise<SubjectTree> {
    const { terms, trees } = await current()
    const tree = trees.get(platform.key) ?? buildSubjectTree(await terms, platform)
    trees.set(platform.key, tree)
    return tree
  }
  return {
    subjects,
    async largestSubjects(platform) {
      const { largest } = await current()
      const known = largest.get(platform.key)
      if (known !== undefined) return known
      const [tree, counts] = await Promise.all([subjects(platform), countItemsBySubject(kysely, platform.key)])
      const found = largestSubjects(tree, counts, maxLargest)
      largest.set(platform.key, found)
      return found
    },
    async gateways({ key }) {
      const { gateways } = await current()
      const known = gateways.get(key)
      if (known !== undefined) return known
      const listed = await readPart('GATEWAYS', () => listGatewayNames(kysely, key), null)
      const ids = new Set(listed?.map(({ id }) => id))
      // Data that could not be read are queried again.
      if (listed !== null) gateways.set(key, ids)
      return ids
    },
    async namesOf({ key }, ids) {
      const { names } = await current()
      const known = names.get(key) ?? { documentTypeIds: new Map(), fundingBodies: new Map(), gatewayIds: new Map() }
      names.set(key, known)
      const missing = <SomeId extends number>(wanted: readonly SomeId[], named: ReadonlyMap<number, string>) =>
        wanted.filter(id => !named.has(id))
      const found = await findNames(kysely, key, {
        documentTypeIds: missing(ids.documentTypeIds, known.documentTypeIds),
        fundingBodies: missing(ids.fundingBodies, known.fundingBodies),
        gatewayIds: missing(ids.gatewayIds, known.gatewayIds),
      })
      for (const kind of ['documentTypeIds', 'fundingBodies', 'gatewayIds'] as const) {
        for (const [id, name] of found[kind]) known[kind].set(id, name)
      }
      return known
    },
  }
}
