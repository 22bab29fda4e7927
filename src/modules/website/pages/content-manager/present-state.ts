import type { PageState } from '../../domain/site-pages/page-state.ts'

/** As data of a page. */
export interface ShownState {
  kind: PageState['kind']
  /** When it will be published. */
  at: string | null
  /** Scheduled, and readers see an older state until then. */
  isPublishedToo: boolean
  hasDraft: boolean
}

export const presentState = (state: PageState): ShownState => ({
  kind: state.kind,
  at: state.kind === 'scheduled' ? state.at.toISOString() : null,
  isPublishedToo: state.kind === 'scheduled' && state.isPublished,
  hasDraft: state.kind !== 'draft' && state.hasDraft,
})

/** A page or post in the list of its kind. */
export interface ListedEntry {
  href: string
  title: string
  path: string
  /** What it belongs to, where that is not the whole site. */
  group: string | null
  state: ShownState
  isRedirect: boolean
  /** Comes with the project, and nobody has edited it. */
  isStaticPage: boolean
  changedAt: string | null
  changedBy: string | null
}
