import type { PlatformFacts } from '../../../sites/domain/platform.ts'
import type { GatewayListName } from '../../domain/gateway.ts'

/** The special list stands where the platform's settings say. */
export const pathOfList = (list: GatewayListName, { specialCollections }: Pick<PlatformFacts['features'], 'specialCollections'>): string =>
  list === 'special' ? specialCollections.path : `/${list}`

export function listAddress(path: string, { text, page }: { text: string; page: number }): string {
  const said = new URLSearchParams({ ...(text !== '' && { name: text }), ...(page > 1 && { page: String(page) }) }).toString()
  return said === '' ? path : `${path}?${said}`
}

/**
 * Whether an address says what the canonical one says in other words. Parameters that are not of the list are no reason to move: the
 * script's own requests have some, and would be sent on to themselves without end.
 */
export function listDiffersFromCanonical(asked: URLSearchParams, canonical: string): boolean {
  const [, wanted = ''] = canonical.split('?')
  const said = new URLSearchParams([...asked].filter(([name]) => name === 'name' || name === 'page'))
  return said.toString() !== wanted
}
