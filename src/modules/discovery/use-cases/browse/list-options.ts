/** Builds the named options that readers can choose from an engine's counts. */

import { articleTypes } from '../../../../document/metadata/article-type.ts'
import { type ContentType, contentTypes } from '../../../../document/metadata/content-type.ts'
import type { Subject, SubjectTree } from '../../../publications/domain/content/subject-tree.ts'
import type { NamedIds, NamesById } from '../../../publications/index.ts'
import type { BrowseQuery } from '../../domain/search/browse-query.ts'
import type { BrowseFacets, FacetOption, NamedOption, SubjectLevel } from '../../domain/search/browse-results.ts'
import type { FacetCounts } from '../../engine/search-port.ts'

/** The options of one field: those with results, and those that are chosen without having any. */
function options<Value>(counts: ReadonlyMap<Value, number> | undefined, chosen: readonly Value[]): FacetOption<Value>[] {
  const values = new Set([...chosen, ...(counts?.keys() ?? [])])
  return [...values]
    .map(value => ({ value, count: counts === undefined ? null : (counts.get(value) ?? 0), chosen: chosen.includes(value) }))
    .filter(option => option.chosen || option.count !== 0)
}

const byCount = (one: FacetOption<unknown>, other: FacetOption<unknown>): number => (other.count ?? 0) - (one.count ?? 0)

/** Ids that have to be named. */
export function idsToName(counts: FacetCounts | null, query: BrowseQuery): NamedIds {
  const ids = <SomeId extends number>(chosen: readonly SomeId[], counted: ReadonlyMap<SomeId, number> | undefined) => [
    ...new Set([...chosen, ...(counted?.keys() ?? [])]),
  ]
  return {
    documentTypeIds: ids(query.documentTypeIds, counts?.documentTypeIds),
    fundingBodies: ids(query.fundingBodies, counts?.fundingBodies),
    gatewayIds: ids(query.gatewayIds, counts?.gatewayIds),
  }
}

interface Listed {
  query: BrowseQuery
  /** Null where counts are not available. */
  counts: FacetCounts | null
  names: NamesById
  /** The content types of the platform. */
  offeredTypes: readonly ContentType[]
}

export function listOptions({ query, counts, names, offeredTypes }: Listed): BrowseFacets {
  const named = (kind: keyof NamesById): NamedOption[] =>
    options<number>(counts?.[kind], query[kind])
      // Options whose names could not be read are left out, unless they are chosen.
      .filter(option => option.chosen || names[kind].has(option.value))
      .map(option => ({ ...option, name: names[kind].get(option.value) ?? String(option.value) }))
      .sort((one, other) => byCount(one, other) || one.name.localeCompare(other.name))
  const types = options(counts?.contentTypes, query.contentTypes)
  return {
    // The list has all types of the platform, so that the checkboxes keep their positions.
    contentTypes: contentTypes
      .filter(type => offeredTypes.includes(type) || types.some(({ value }) => value === type))
      .map(type => types.find(({ value }) => value === type) ?? { value: type, count: counts === null ? null : 0, chosen: false }),
    articleTypes: options(counts?.articleTypes, query.articleTypes).sort(
      (one, other) => byCount(one, other) || articleTypes.indexOf(one.value) - articleTypes.indexOf(other.value),
    ),
    documentTypeIds: named('documentTypeIds'),
    fundingBodies: named('fundingBodies'),
    publishedYears: options(counts?.publishedYears, query.publishedYears).sort((one, other) => other.value - one.value),
    gatewayIds: named('gatewayIds'),
    peerReviewed: { count: counts?.peerReviewed ?? null, chosen: query.peerReviewed },
  }
}

/** One list for every level at which a subject is chosen, and one for the next. @param chosen the broadest first */
export function listSubjectLevels(tree: SubjectTree, chosen: readonly Subject[], counts: FacetCounts | null): SubjectLevel[] {
  return [null, ...chosen]
    .map((above, level) => ({
      options: tree
        .childrenOf(above?.id ?? null)
        .map(({ id, slug, name, numberOfChildren }) => {
          const count = counts === null ? null : (counts.subjectIds.get(id) ?? 0)
          return { id, slug, name, count, numberOfChildren }
        })
        .filter(({ slug, count }) => count !== 0 || slug === chosen[level]?.slug),
      chosen: chosen[level]?.slug ?? null,
    }))
    .filter(level => level.options.length > 0)
}
