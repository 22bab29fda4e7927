import { parseId } from '../../../../core/text/parse-id.ts'

interface Revision {
  id: number
  at: Date
  by: string | null
  use: 'shown' | 'scheduled' | null
}

/** A revision as serialisable loader data. */
export type ShownRevision = Omit<Revision, 'at'> & { at: string }

export const presentRevisions = (revisions: readonly Revision[]): ShownRevision[] =>
  revisions.map(({ id, at, by, use }) => ({ id, at: at.toISOString(), by, use }))

/**
 * Reads the two revisions to compare, by default the newest and the one before; null where there are not two.
 * @param revisions the newest first
 */
export function twoCompared(searchParams: URLSearchParams, revisions: readonly { id: number }[]): { older: number; newer: number } | null {
  const chosen = (name: string): number | null => {
    const id = parseId(searchParams.get(name) ?? '')
    return revisions.some(revision => revision.id === id) ? id : null
  }
  const newer = chosen('newer') ?? revisions[0]?.id
  const older = chosen('older') ?? revisions[1]?.id
  return newer === undefined || older === undefined || newer === older ? null : { older, newer }
}
