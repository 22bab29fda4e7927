import type { Language } from '../../../../core/text/languages.ts'
import type { PlatformFacts } from '../../../sites/domain/platform.ts'
import type { RequestedFeed } from './syndication.ts'

/** Parts of a site that have feeds of their own. */
export interface FeedsBeneath {
  /** Their paths; `:name` stands for any slug. */
  places: readonly string[]
  /** Null where there is no such part, or it has no such filter. */
  find: (platform: PlatformFacts, path: string, filter: string | null) => Promise<FeedPart | null>
}

export interface FeedPart {
  within: NonNullable<RequestedFeed['within']>
  name: string
  /** Null where it has none. */
  description: string | null
  language: Language
  picture: string | null
}
