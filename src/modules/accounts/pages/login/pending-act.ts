import type { PageContext } from '../../../sites/pages/context.ts'
import type { PendingTracking } from '../../domain/pending-tracking.ts'

/** What a reader is about to do, and has to sign in for. */
export interface PendingAct {
  what: 'track' | 'comment'
  /** The title of what it is done to. */
  title: string
}

declare module '../../../sites/pages/parts.tsx' {
  interface PartLoaders {
    /** Null where nothing waits, or what it was for is gone. @param returnTo the page that follows the sign-in, with its fragment */
    pendingAct: (context: PageContext, tracking: PendingTracking | null, returnTo: string) => Promise<PendingAct | null>
  }
}
