/** The publications and reports that can be cited by themselves, and the paths at which they are. */

import { href } from '../../../../core/http/href.ts'
import { parseId } from '../../../../core/ids/parse-id.ts'
import type { AssetId, VersionId } from '../../../../core/ids/shared-ids.ts'
import type { ReportId } from '../ids.ts'
import type { CitationFormat } from './citation-format.ts'

export const citableKinds = ['version', 'report', 'asset'] as const
export type Citable = { kind: 'version'; id: VersionId } | { kind: 'report'; id: ReportId } | { kind: 'asset'; id: AssetId }

/** The path of the citation page, which works without scripts. */
export const citePath = ({ kind, id }: Citable): string => href('/cite/:kind/:id', { kind, id })

/** The path of the page that recommends it by email. */
export const recommendPath = ({ kind, id }: Citable): string => href('/recommend/:kind/:id', { kind, id })

/** The path of the API that returns the citation as a file. */
export const exportPath = ({ kind, id }: Citable, format: CitationFormat): string =>
  `/articles/exportTo?${new URLSearchParams({ [`${kind}Id`]: String(id), bibliographyReaderFormat: format })}`

/** Returns null where nothing citable has that kind and id. */
export function parseCitable(kind: string, text: string): Citable | null {
  const known = citableKinds.find(each => each === kind)
  const id = parseId<VersionId & ReportId & AssetId>(text)
  return known === undefined || id === null ? null : { kind: known, id }
}
