/** The publications and reports that can be cited by themselves, and the paths at which they are. */
import { href } from '../../../../core/http/href.ts'
import type { CitationFormat } from './citation-format.ts'

export const citableKinds = ['version', 'report', 'asset'] as const
export interface Citable {
  kind: (typeof citableKinds)[number]
  id: number
}

/** The path of the citation page, which works without scripts. */
export const citePath = ({ kind, id }: Citable): string => href('/cite/:kind/:id', { kind, id })

/** The path of the page that recommends it by email. */
export const recommendPath = ({ kind, id }: Citable): string => href('/recommend/:kind/:id', { kind, id })

/** The path of the API that returns the citation as a file. */
export const exportPath = ({ kind, id }: Citable, format: CitationFormat): string =>
  `/articles/exportTo?${new URLSearchParams({ [`${kind}Id`]: String(id), bibliographyReaderFormat: format })}`

/** Returns null where nothing citable has that kind and id. */
export function parseCitable(kind: string, id: string): Citable | null {
  const known = citableKinds.find(each => each === kind)
  const number = /^[1-9]\d{0,9}$/.test(id) ? Number(id) : 0
  return known === undefined || number < 1 || number > 2_147_483_647 ? null : { kind: known, id: number }
}
