/** Updates each gateway to contain what its rule finds. */

import type { Kysely } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { ContentId, GatewayId } from '../../../core/ids/shared-ids.ts'
import { readSearch } from '../../discovery/domain/search/read-query-text.ts'
import type { SearchPort } from '../../discovery/index.ts'
import { buildSubjectTree, chosenSubjects } from '../../publications/domain/content/subject-tree.ts'
import { listSubjects } from '../../publications/index.ts'
import { listRules, storeRuleMatches } from '../data/gateway-content.ts'
import { readRule } from '../domain/rule.ts'

/** A rule may name any subject, even one that the platform does not show. */
export const wholeOntology = {
  ontologyId: null,
  ontologyDetails: { allowedTopLevelOntologyIds: [], allowedSecondLevelOntologyIds: [], maxSubjectDepth: 10 },
}

interface Setting {
  kysely: Kysely<Schema>
  search: Pick<SearchPort, 'matching'>
}

/**
 * Runs after publications are indexed, for these, and after a gateway is stored, for all. A filter contains what its rule finds among its
 * gateway's publications; the index learns of those a moment later, and indexing them again runs the filter's rule again.
 * @param only the gateway that changed, with its filters; null for all gateways
 * @returns whether any gateway's content changed
 */
export async function applyRules(
  { kysely, search }: Setting,
  among: readonly ContentId[] | null,
  only: number | null = null,
): Promise<boolean> {
  const rules = (await listRules(kysely)).filter(({ id, parentId }) => only === null || id === only || parentId === only)
  if (rules.length === 0) return false
  const find = await ruleFinder({ kysely, search }, rules)
  let changed = false
  for (const { id, platform, rule, parentId } of rules) {
    const matching = await find({ platform, rule, gatewayIds: parentId === null ? [] : [parentId], among })
    changed = (await storeRuleMatches(kysely, id, matching, among)) || changed
  }
  return changed
}

interface RequestedRule {
  platform: string
  rule: string
  /** Restricts the search to these gateways' publications; empty: no restriction. */
  gatewayIds: readonly GatewayId[]
  among: readonly ContentId[] | null
}

/** @returns a function that finds the ids of a rule's publications; the search index must be current */
export async function ruleFinder(
  { kysely, search }: Setting,
  rules: readonly { rule: string }[],
): Promise<(requested: RequestedRule) => Promise<number[]>> {
  const terms = rules.some(({ rule }) => readRule(rule).query.subjects.length > 0) ? await listSubjects(kysely) : []
  const tree = buildSubjectTree(terms, wholeOntology)
  return async ({ platform, rule, gatewayIds, among }) => {
    const { query } = readRule(rule)
    const subject = chosenSubjects(tree, query.subjects).at(-1)
    // A deleted subject must find nothing, not everything.
    if (query.subjects.length > 0 && subject === undefined) return []
    return search.matching({ platform, tree: readSearch(query), filters: { ...query, gatewayIds }, subjectId: subject?.id ?? null, among })
  }
}
