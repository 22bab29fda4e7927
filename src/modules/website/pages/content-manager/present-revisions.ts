import type { AnyId } from '../../../../core/ids/id.ts'
import { parseId } from '../../../../core/ids/parse-id.ts'

interface Revision<RevisionId extends number = number> {
  id: RevisionId
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
export function twoCompared<RevisionId extends number>(
  searchParams: URLSearchParams,
  revisions: readonly { id: RevisionId }[],
): { older: RevisionId; newer: RevisionId } | null {
  const chosen = (name: string): RevisionId | null => {
    const id: number | null = parseId<AnyId>(searchParams.get(name) ?? '')
    return revisions.find(revision => revision.id === id)?.id ?? null
  }
  const newer = chosen('newer') ?? revisions[0]?.id
  const older = chosen('older') ?? revisions[1]?.id
  return newer === undefined || older === undefined || newer === older ? null : { older, newer }
}
