/** Loads one page of the site's own publications: parses the query, searches, and adds counts and names. */

import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import type { ContentId, GatewayId } from '../../../../core/ids/shared-ids.ts'
import { contentTypes } from '../../../../document/metadata/content-type.ts'
import { areAllKnown, chosenSubjects, type Subject, type SubjectTree } from '../../../publications/domain/content/subject-tree.ts'
import type { SubjectId } from '../../../publications/domain/ids.ts'
import { collectMissing, countItemsByType, listItemIds, type NamesById } from '../../../publications/index.ts'
import type { PlatformFacts } from '../../../sites/domain/platform.ts'
import {
  everything,
  isPlainList,
  restrictionsOf,
  withoutRestriction,
  withoutRestrictions,
  withSubjectLevel,
  withText,
} from '../../domain/search/browse-changes.ts'
import { browsePath } from '../../domain/search/browse-path.ts'
import { type BrowseQuery, browseSorts, noFilters } from '../../domain/search/browse-query.ts'
import type { AppliedFilter, LibraryResults, SubjectHero } from '../../domain/search/browse-results.ts'
import { customLinks } from '../../domain/search/custom-links.ts'
import { isMisspelling } from '../../domain/search/is-misspelling.ts'
import { readSearch } from '../../domain/search/read-query-text.ts'
import { deepestResult, type FacetCounts, type SearchPort, type SearchResult } from '../../engine/search-port.ts'
import { offersLiterature } from './browse-external.ts'
import type { BrowsedGateways } from './browsed-gateways.ts'
import { findCards } from './find-cards.ts'
import type { LibraryNames } from './library-names.ts'
import { idsToName, listOptions, listSubjectLevels } from './list-options.ts'
import type { RequestedBrowse } from './requested-browse.ts'
import type { OpenLiteratureSearch } from './search-open-literature.ts'

interface Setting {
  kysely: Kysely<Schema>
  search: SearchPort
  literature: OpenLiteratureSearch | null
  gateways: Pick<BrowsedGateways, 'latest' | 'counts'>
  names: LibraryNames
  /** Whether the search index exists. */
  isReady: () => Promise<boolean>
}

/** With fewer results, similar texts are suggested. */
const few = 3
const maxNearest = 5

/** @returns null where the URL has a subject that the platform does not have (reading.md section 2.2) */
export async function browseLibrary(setting: Setting, platform: PlatformFacts, asked: RequestedBrowse): Promise<LibraryResults | null> {
  const { result, missing } = await collectMissing(() => browseWhatIsReadable(setting, platform, asked))
  return result && { ...result, missing: [...missing.keys()] }
}

async function browseWhatIsReadable(
  setting: Setting,
  platform: PlatformFacts,
  asked: RequestedBrowse,
): Promise<Omit<LibraryResults, 'missing'> | null> {
  const { within } = asked
  const tree = await setting.names.subjects(platform)
  const chosen = within?.hideSubjects ? [] : chosenSubjects(tree, asked.query.subjects)
  if (!within?.hideSubjects && !areAllKnown(tree, asked.query.subjects)) return null
  const query: BrowseQuery = {
    ...asked.query,
    subjects: chosen.map(({ slug }) => slug),
    gatewayIds: within === null ? asked.query.gatewayIds : [],
  }
  const base = within?.path ?? null
  const found = await find(setting, platform, { query, within, exactly: asked.exactly ?? false, subjectId: chosen.at(-1)?.id ?? null })
  const { total } = found.result
  const counts = found.result.facets && withListedGatewaysOnly(found.result.facets, await setting.names.gateways(platform))
  const shown = { ...query, all: found.shownInstead?.shown ?? query.all }
  const searched = found.state === 'ready' ? readSearch(shown) : null
  const [cards, names] = await Promise.all([
    findCards(setting, platform.key, found.result.ids, searched),
    setting.names.namesOf(platform, idsToName(counts, query)),
  ])
  const offersSubjects = platform.features.chooseSubjectAreaOnBrowse.enabled && !within?.hideSubjects
  const before = (query.page - 1) * query.show
  // Without a text, relevance means the editors' order, where there is one.
  const offered = browseSorts.filter(sort => sort !== 'relevance' || readSearch(query) !== null || (within?.picked.length ?? 0) > 0)
  return {
    kind: 'library',
    query,
    path: browsePath(query, base),
    within,
    feedOffered: offersLiterature(setting, platform, within),
    customLinks: customLinks(platform),
    rowAdded: asked.rowAdded,
    state: found.state,
    cards,
    range: cards.length === 0 ? null : { from: before + 1, to: before + cards.length },
    total,
    lastPage: Math.max(1, Math.ceil(Math.min(total.value, deepestResult) / query.show)),
    facets: listOptions({ query, counts, names, offeredTypes: platform.contentTypes }),
    countsApproximate: found.result.facetsApproximate,
    subjectLevels: offersSubjects ? listSubjectLevels(tree, chosen, found.state === 'ready' ? counts : null) : null,
    subject: heroOf(chosen, query, base),
    applied: appliedFilters(query, { chosen, names, base }),
    clearPath: browsePath(withoutRestrictions(query), base),
    sort: { inEffect: offered.includes(query.sort) ? query.sort : 'newest', offered },
    shownInstead: found.shownInstead,
    hasFewerWords: found.hasFewerWords,
    subjectsInstead:
      offersSubjects && found.state === 'ready' && total.value === 0 ? await subjectsWithContent(setting, platform, { tree, within }) : [],
    nearest: found.nearest.map(text => ({ text, path: browsePath(withText(query, text), base) })),
  }
}

/**
 * The ids of the results that the browse screen lists for a query, in its order and from its first page, a similar text or fewer words
 * included.
 * @returns null where the platform has no such subject, or the index that the query needs is not there yet
 */
export async function listFoundIds(
  setting: Setting,
  platform: PlatformFacts,
  asked: BrowseQuery,
  max: number,
): Promise<ContentId[] | null> {
  const tree = await setting.names.subjects(platform)
  if (!areAllKnown(tree, asked.subjects)) return null
  const subjectId = chosenSubjects(tree, asked.subjects).at(-1)?.id ?? null
  const query = { ...asked, page: 1, show: max }
  const { state, result } = await find(setting, platform, { query, within: null, exactly: false, subjectId })
  return state === 'preparing' && !isPlainList(query) ? null : result.ids
}

const maxSubjectsInstead = 8

/** The broadest subjects of the platform or gateway that have publications, the largest first. */
async function subjectsWithContent(
  { search }: Setting,
  platform: PlatformFacts,
  { tree, within }: { tree: SubjectTree; within: RequestedBrowse['within'] },
): Promise<LibraryResults['subjectsInstead']> {
  const filters = within === null ? noFilters : { ...noFilters, gatewayIds: [within.gatewayId] }
  const whole = { tree: null, filters, subjectId: null, sort: 'newest' as const, page: 1, show: 1, withFacets: true }
  const { facets } = await search.search({ platform: platform.key, ...whole })
  const countOf = (id: SubjectId): number => facets?.subjectIds.get(id) ?? 0
  return tree
    .childrenOf(null)
    .filter(({ id }) => countOf(id) > 0)
    .toSorted((one, other) => countOf(other.id) - countOf(one.id))
    .slice(0, maxSubjectsInstead)
    .map(({ slug, name }) => ({ name, path: browsePath(withSubjectLevel(everything, 0, slug), within?.path ?? null) }))
}

interface Found extends Pick<LibraryResults, 'state' | 'shownInstead' | 'hasFewerWords'> {
  result: SearchResult
  nearest: string[]
}

type Question = Required<Pick<RequestedBrowse, 'query' | 'within' | 'exactly'>> & { subjectId: SubjectId | null }

/**
 * Runs the query. Without results it searches a similar text if the query is evidently a misspelling, otherwise for most of the words.
 * A query that has results only without its filters is better searched without them.
 */
async function find({ kysely, search, gateways, isReady }: Setting, platform: PlatformFacts, question: Question): Promise<Found> {
  const { query, within, exactly, subjectId } = question
  const ask = (all: string, fewerWords = false): Promise<SearchResult> =>
    search.search({
      platform: platform.key,
      tree: readSearch({ ...query, all }),
      filters: within === null ? query : { ...query, gatewayIds: [within.gatewayId] },
      subjectId,
      sort: query.sort,
      first: within?.picked ?? [],
      page: query.page,
      show: query.show,
      withFacets: true,
      fewerWords,
    })
  const [isThere, result] = await Promise.all([isReady(), ask(query.all)])
  if (!isThere && result.total.value === 0) {
    return {
      state: 'preparing',
      shownInstead: null,
      hasFewerWords: false,
      nearest: [],
      result: await newestUnsearched({ kysely, gateways }, platform.key, query, within?.gatewayId ?? null),
    }
  }
  const found = { state: 'ready' as const, shownInstead: null, hasFewerWords: false, nearest: [], result }
  if (exactly || query.all === '' || result.total.value >= few) return found
  const nearest = (await search.nearestQueries(platform.key, query.all)).slice(0, maxNearest)
  const [meant, ...others] = nearest
  if (result.total.value > 0) return { ...found, nearest }
  if (meant !== undefined && isMisspelling(query.all, meant)) {
    const instead = await ask(meant)
    if (instead.total.value > 0) return { ...found, shownInstead: { asked: query.all, shown: meant }, nearest: others, result: instead }
  }
  const isFiltered = restrictionsOf(query).some(({ kind }) => kind !== 'all')
  const partly = isFiltered ? result : await ask(query.all, true)
  return { ...found, nearest, result: partly, hasFewerWords: partly.total.value > 0 }
}

/**
 * Lists the newest publications of the content types from the database while there is no index. @param gatewayId restricts them; null for
 * all
 */
async function newestUnsearched(
  { kysely, gateways }: Pick<Setting, 'kysely' | 'gateways'>,
  platform: string,
  query: BrowseQuery,
  gatewayId: GatewayId | null,
): Promise<SearchResult> {
  const { contentTypes: types, page, show } = query
  const [ids, counts] = await (gatewayId === null
    ? Promise.all([listItemIds(kysely, platform, query), countItemsByType(kysely, platform)])
    : Promise.all([
        gateways.latest(kysely, gatewayId, { contentTypes: types, count: show, skipped: (page - 1) * show }),
        gateways.counts(kysely, gatewayId),
      ]))
  const wanted = types.length === 0 ? contentTypes : types
  const value = wanted.reduce((sum, type) => sum + counts[type], 0)
  const facets = { ...nothingCounted, contentTypes: new Map(contentTypes.map(type => [type, counts[type]])) }
  return { ids, total: { value, relation: 'exactly' }, facets, facetsApproximate: false }
}

/** Counts from the index include filters of gateways and gateways that public lists leave out; this removes them. */
const withListedGatewaysOnly = (counts: FacetCounts, listed: ReadonlySet<number>): FacetCounts => ({
  ...counts,
  gatewayIds: new Map([...counts.gatewayIds].filter(([id]) => listed.has(id))),
})

const nothingCounted: FacetCounts = {
  contentTypes: new Map(),
  articleTypes: new Map(),
  documentTypeIds: new Map(),
  fundingBodies: new Map(),
  publishedYears: new Map(),
  gatewayIds: new Map(),
  subjectIds: new Map(),
  peerReviewed: 0,
}

function heroOf(chosen: readonly Subject[], query: BrowseQuery, base: string | null): SubjectHero | null {
  const subject = chosen.at(-1)
  if (subject === undefined) return null
  return {
    slug: subject.slug,
    name: subject.name,
    description: subject.description,
    // A subject without an image has that of its nearest broader subject.
    picture: chosen.findLast(({ picture }) => picture !== null)?.picture ?? null,
    above: chosen.slice(0, -1).map(({ slug, name }, level) => ({ name, path: browsePath(withSubjectLevel(query, level, slug), base) })),
  }
}

interface Named {
  chosen: readonly Subject[]
  names: NamesById
  base: string | null
}

function appliedFilters(query: BrowseQuery, { chosen, names, base }: Named): AppliedFilter[] {
  return restrictionsOf(query).map((restriction): AppliedFilter => {
    const without = browsePath(withoutRestriction(query, restriction), base)
    switch (restriction.kind) {
      case 'subject':
        return { ...restriction, name: chosen.find(({ slug }) => slug === restriction.value)?.name ?? restriction.value, without }
      case 'documentTypeIds':
      case 'fundingBodies':
      case 'gatewayIds':
        return { ...restriction, name: names[restriction.kind].get(restriction.value) ?? String(restriction.value), without }
      default:
        return { ...restriction, without }
    }
  })
}
