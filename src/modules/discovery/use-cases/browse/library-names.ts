/** Caches the subjects and names that every browse page needs until something changes. */
import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import { readPart } from '../../../publications/data/readable.ts'
import { findNames, listSubjects, type NamesById } from '../../../publications/data/subject.ts'
import { buildSubjectTree, type SubjectTree } from '../../../publications/domain/content/subject-tree.ts'
import { listGatewayNames } from '../../../sites/data/reference-lists.ts'
import type { PlatformFacts } from '../../../sites/domain/platform.ts'

export type NamedIds = Readonly<Record<keyof NamesById, readonly number[]>>

export interface LibraryNames {
  subjects(platform: PlatformFacts): Promise<SubjectTree>
  /** The ids of the gateways that readers can choose. */
  gateways(platform: PlatformFacts): Promise<ReadonlySet<number>>
  /** Names those of the ids that exist. */
  namesOf(platform: PlatformFacts, ids: NamedIds): Promise<NamesById>
}

interface Cached {
  revision: string
  terms: ReturnType<typeof listSubjects>
  /** By the platform's key. */
  trees: Map<string, SubjectTree>
  names: Map<string, NamesById>
  gateways: Map<string, ReadonlySet<number>>
}

/** @param revision returns a token that changes with everything that is named here */
export function createLibraryNames(kysely: Kysely<Schema>, revision: () => Promise<string>): LibraryNames {
  let cached: Cached | null = null
  async function current(): Promise<Cached> {
    const now = await revision()
    if (cached?.revision === now) return cached
    const fresh = { revision: now, terms: listSubjects(kysely), trees: new Map(), names: new Map(), gateways: new Map() }
    cached = fresh
    // A failed query is tried again.
    fresh.terms.catch(() => {
      if (cached === fresh) cached = null
    })
    return fresh
  }
  return {
    async subjects(platform) {
      const { terms, trees } = await current()
      const tree = trees.get(platform.key) ?? buildSubjectTree(await terms, platform)
      trees.set(platform.key, tree)
      return tree
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
      const missing = (kind: keyof NamesById) => ids[kind].filter(id => !known[kind].has(id))
      const found = await findNames(kysely, key, {
        documentTypeIds: missing('documentTypeIds'),
        fundingBodies: missing('fundingBodies'),
        gatewayIds: missing('gatewayIds'),
      })
      for (const kind of ['documentTypeIds', 'fundingBodies', 'gatewayIds'] as const) {
        for (const [id, name] of found[kind]) known[kind].set(id, name)
      }
      return known
    },
  }
}
