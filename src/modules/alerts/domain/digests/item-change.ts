/** What becomes of an item that readers track: what they are told of. */
export const itemChangeKinds = ['version', 'status', 'report', 'comment'] as const
export type ItemChangeKind = (typeof itemChangeKinds)[number]

export interface ItemState {
  /** Of the newest that is published; 0 of what has none. */
  versionNumber: number
  status: string | null
  /** How many. */
  reports: number
  comments: number
}

/** In the order in which they are told. What was taken away is nobody's news. */
export function changesOf(before: ItemState, after: ItemState): ItemChangeKind[] {
  const has: Readonly<Record<ItemChangeKind, boolean>> = {
    version: after.versionNumber > before.versionNumber,
    status: after.status !== null && after.status !== before.status,
    report: after.reports > before.reports,
    comment: after.comments > before.comments,
  }
  return itemChangeKinds.filter(kind => has[kind])
}
