/** The changes of a tracked publication that its readers are notified of. */
export const itemChangeKinds = ['version', 'status', 'report', 'comment'] as const
export type ItemChangeKind = (typeof itemChangeKinds)[number]

export interface ItemState {
  /** The number of the newest published version; 0 where there is none. */
  versionNumber: number
  status: string | null
  /** Numbers of published reports and comments. */
  reports: number
  comments: number
}

/** The changes are in the order of the email. Removals are no news. */
export function changesOf(before: ItemState, after: ItemState): ItemChangeKind[] {
  const has: Readonly<Record<ItemChangeKind, boolean>> = {
    version: after.versionNumber > before.versionNumber,
    status: after.status !== null && after.status !== before.status,
    report: after.reports > before.reports,
    comment: after.comments > before.comments,
  }
  return itemChangeKinds.filter(kind => has[kind])
}
