/** The section of My details for the gateways that the user belongs to (specification, accounts.md section 3, `gateways`). */

import type { Entries, EntryRule } from '../../../../core/forms/entries.ts'
import { parseId } from '../../../../core/ids/parse-id.ts'
import type { GatewayId } from '../../../../core/ids/shared-ids.ts'

export const ownGatewayFields = ['gateways'] as const
export type OwnGatewayField = (typeof ownGatewayFields)[number]

/** None has to be chosen. @param ids of the gateways that there are to choose from */
export const ownGatewayRules = (ids: ReadonlySet<number>): Record<OwnGatewayField, EntryRule> => ({
  gateways: (_, entries) =>
    chosen(entries).every(entry => isAmong(ids, parseId<GatewayId>(entry))) ? null : { key: 'choose-from-list', values: {} },
})

const isAmong = (ids: ReadonlySet<number>, id: GatewayId | null): boolean => id !== null && ids.has(id)

const chosen = (entries: Entries): string[] => (entries.gateways ?? []).filter(entry => entry !== '')

/** @param entries that the rules have nothing against */
export const ownGatewaysOf = (entries: Entries): GatewayId[] => [
  ...new Set(chosen(entries).flatMap(entry => parseId<GatewayId>(entry) ?? [])),
]
