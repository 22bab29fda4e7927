import type { PublicationState } from '../../../../core/revisions/publication-state.ts'

/** A state as serialisable loader data. */
export interface ShownState {
  kind: PublicationState['kind']
  /** The time at which it will be published. */
  at: string | null
  /** Whether an older revision is visible until the scheduled time. */
  isPublishedToo: boolean
  hasDraft: boolean
}

export const presentState = (state: PublicationState): ShownState => ({
  kind: state.kind,
  at: state.kind === 'scheduled' ? state.at.toISOString() : null,
  isPublishedToo: state.kind === 'scheduled' && state.isPublished,
  hasDraft: state.kind !== 'draft' && state.hasDraft,
})

/** A page or post in its list. */
export interface ListedEntry {
  id: number
  href: string
  title: string
  path: string
  /** The gateway or section that it belongs to; null for the whole site. */
  group: string | null
  state: ShownState
  isRedirect: boolean
  /** Whether it comes with the project and was never edited. */
  isStaticPage: boolean
  changedAt: string | null
  changedBy: string | null
}
