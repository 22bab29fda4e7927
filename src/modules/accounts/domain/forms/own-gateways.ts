/** The section of My details for the gateways that the user belongs to (specification, accounts.md section 3, `gateways`). */
import type { Entries, EntryRule } from '../../../../core/forms/entries.ts'

export const ownGatewayFields = ['gateways'] as const
export type OwnGatewayField = (typeof ownGatewayFields)[number]

const isId = (entry: string): boolean => /^[1-9]\d{0,8}$/.test(entry)

/** None has to be chosen. @param ids of the gateways that there are to choose from */
export const ownGatewayRules = (ids: ReadonlySet<number>): Record<OwnGatewayField, EntryRule> => ({
  gateways: (_, entries) =>
    chosen(entries).every(entry => isId(entry) && ids.has(Number(entry))) ? null : { key: 'choose-from-list', values: {} },
})

const chosen = (entries: Entries): string[] => (entries.gateways ?? []).filter(entry => entry !== '')

/** @param entries that the rules have nothing against */
export const ownGatewaysOf = (entries: Entries): number[] => [...new Set(chosen(entries).map(Number))]
