/** A search index in memory, for tests of the code that feeds it: it finds publications with all words, and fails on request. */
import type { ContentId } from '../../src/core/ids/shared-ids.ts'
import { noFilters } from '../../src/modules/discovery/domain/search/browse-query.ts'
import type { SearchTree } from '../../src/modules/discovery/domain/search/search-tree.ts'
import type { SearchDocument, SearchPort } from '../../src/modules/discovery/engine/search-port.ts'

export interface FakeSearch extends SearchPort {
  documents: Map<ContentId, SearchDocument>
  /** Called with what is to be stored; what it throws is the answer. */
  beforeStore: (documents: readonly SearchDocument[]) => void
  /** How often documents were stored, not counting rebuilds. */
  stores: number
  rebuilds: number
}

const wordsOf = (tree: SearchTree | null): string[] => {
  if (tree === null) return []
  if (tree.kind === 'words' || tree.kind === 'phrase') return tree.text.toLowerCase().split(/\s+/)
  return tree.kind === 'not' ? [] : tree.parts.flatMap(wordsOf)
}

export function createFakeSearch({ isCurrent = true } = {}): FakeSearch {
  let current = isCurrent
  const fake: FakeSearch = {
    documents: new Map(),
    beforeStore: () => undefined,
    stores: 0,
    rebuilds: 0,
    async search({ platform, tree, page, show }) {
      const found = await fake.matching({ platform, tree, filters: noFilters, subjectId: null, among: null })
      const ids = found.slice((page - 1) * show, page * show)
      return { ids, total: { value: found.length, relation: 'exactly' }, facets: null, facetsApproximate: false }
    },
    async matching({ platform, tree, among }) {
      const found = [...fake.documents.values()].filter(
        document => document.platform === platform && wordsOf(tree).every(word => JSON.stringify(document).toLowerCase().includes(word)),
      )
      return found.map(({ id }) => id).filter(id => among === null || among.includes(id))
    },
    mark: (_tree, text) => [{ text, matched: false }],
    nearestQueries: async () => [],
    suggest: async () => [],
    async store(documents) {
      fake.beforeStore(documents)
      fake.stores += 1
      for (const document of documents) fake.documents.set(document.id, document)
    },
    async storeCounts(counts) {
      for (const { id, views, citations } of counts) {
        const document = fake.documents.get(id)
        if (document) fake.documents.set(id, { ...document, views, citations })
      }
    },
    async remove(ids) {
      for (const id of ids) fake.documents.delete(id)
    },
    async rebuild(documents) {
      const built = new Map<ContentId, SearchDocument>()
      // During a rebuild, a real index answers from its old state and includes documents that are stored meanwhile.
      const { store, remove } = fake
      fake.store = async given => {
        await store(given)
        for (const document of given) built.set(document.id, document)
      }
      fake.remove = async ids => {
        await remove(ids)
        for (const id of ids) built.delete(id)
      }
      try {
        for await (const batch of documents) for (const document of batch) built.set(document.id, document)
      } finally {
        fake.store = store
        fake.remove = remove
      }
      fake.documents = built
      fake.rebuilds += 1
      current = true
    },
    isCurrent: async () => current,
    revision: async () => `${fake.stores} ${fake.rebuilds}`,
  }
  return fake
}
