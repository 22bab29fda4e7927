/** Builds the conditions of a search, the part of its SQL after `where`. */
import { type RawBuilder, sql } from 'kysely'
import { hasPhrase, readTree, type WordTree } from '../analysis/word-tree.ts'
import type { SearchRequest } from '../search-port.ts'
import { grantAcronymPrefix, grantNumberPrefix, platformWord, sampleWords } from './document-words.ts'
import { type FacetFilter, type FacetKind, facetFilters, packFacet } from './facets.ts'
import { abstractQuery, indexQuery, rankQuery, titleQuery, withLoosePhrases } from './tsquery.ts'

export interface Conditions {
  platform: number
  /** The search text; null for any. */
  tree: WordTree | null
  /** Conditions on words in addition to the tree: the words of grants. */
  grants: readonly string[]
  filters: readonly FacetFilter[]
  /** Ids of the documents that meet all conditions except the filters, if they are known already (phrases.ts). */
  found: readonly number[] | null
  /** Restricts the search to one in this many documents; 1 for all. */
  sample: 1 | 16 | 64
}

/** @returns null where nothing can match: there was a text, but no word in it */
export function readConditions(
  request: Pick<SearchRequest, 'tree' | 'filters' | 'subjectId'>,
  platform: number,
  languages: readonly string[],
): Conditions | null {
  const tree = request.tree && readTree(request.tree, languages)
  if (request.tree && !tree) return null
  const grants: string[] = []
  for (const [text, prefix] of [
    [request.filters.grantAcronym, grantAcronymPrefix],
    [request.filters.grantNumber, grantNumberPrefix],
  ] as const) {
    if (text === '') continue
    // No language is given, because numbers are not inflected.
    const words = readTree({ kind: 'words', scope: 'grantInformation', text, prefix: false }, [])
    if (!words) return null
    grants.push(indexQuery(words, prefix))
  }
  return { platform, tree, grants, filters: facetFilters(request.filters, request.subjectId), found: null, sample: 1 }
}

export const withoutKind = (conditions: Conditions, kind: FacetKind): Conditions => ({
  ...conditions,
  filters: conditions.filters.filter(filter => filter.kind !== kind),
})

export const asksNothing = ({ tree, grants, filters }: Conditions): boolean => tree === null && grants.length === 0 && filters.length === 0

export const asksText = ({ tree, grants }: Conditions): boolean => tree !== null || grants.length > 0

/** Whether a phrase must be checked in the stored words. */
export const checksPhrase = ({ tree, found }: Conditions): boolean => found === null && tree !== null && hasPhrase(tree)

/** A document must contain the words here: in the title, in title and abstract, or anywhere; the most relevant first. */
export const tiers = ['title', 'abstract', 'anywhere'] as const
export type Tier = (typeof tiers)[number]

/** @returns null where the tree cannot be restricted to the tier */
export function matching(conditions: Conditions, tier: Tier = 'anywhere'): RawBuilder<unknown> | null {
  const { platform, tree, grants, filters, found, sample } = conditions
  const text = tree && queryOf(tree, tier)
  if (tree && text === null) return null
  const words = [...(sample === 1 ? [] : [`'${sampleWords[sample]}'`]), ...(text === null ? [] : [text]), ...grants]
  const clauses: RawBuilder<unknown>[] = []
  if (found) clauses.push(sql`id = any(${found}::int[])`)
  if (!found || tier !== 'anywhere') {
    clauses.push(
      words.length > 0
        ? sql`words @@ ${[`'${platformWord(platform)}'`, ...words].join(' & ')}::tsquery`
        : sql`facets @> ${[packFacet('platform', platform)]}::int[]`,
    )
  }
  for (const { facets } of filters) clauses.push(sql`facets && ${facets}::int[]`)
  return sql.join(clauses, sql` and `)
}

function queryOf(tree: WordTree, tier: Tier): string | null {
  switch (tier) {
    case 'title':
      return titleQuery(tree)
    case 'abstract':
      return abstractQuery(tree)
    case 'anywhere':
      return indexQuery(tree)
  }
}

export const withPhrasesLoose = (conditions: Conditions): Conditions => ({
  ...conditions,
  tree: conditions.tree && withLoosePhrases(conditions.tree),
})

export const relevanceQuery = ({ tree }: Conditions): string | null => tree && rankQuery(tree)
