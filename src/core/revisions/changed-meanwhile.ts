/** Somebody has saved since the editor began: the answer is 409. */
export interface ChangedMeanwhile {
  kind: 'changed-meanwhile'
  by: string | null
  at: Date
}

/** The caller has locked the object. @param basedOn the revision that the editor began with @returns null where it is the newest */
export const changedSince = (
  { newestId, changedBy, changedAt }: { newestId: number; changedBy: string | null; changedAt: Date },
  basedOn: number | null,
): ChangedMeanwhile | null => (newestId === basedOn ? null : { kind: 'changed-meanwhile', by: changedBy, at: changedAt })
