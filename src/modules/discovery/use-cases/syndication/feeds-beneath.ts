import type { Language } from '../../../../core/text/languages.ts'
import type { PlatformFacts } from '../../../sites/domain/platform.ts'
import type { AskedFeed } from './syndication.ts'

/** Parts of a site that have feeds of their own. */
export interface FeedsBeneath {
  /** Their paths; `:name` stands for any slug. */
  places: readonly string[]
  /** Null where there is no such part, or it has no such filter. */
  find: (platform: PlatformFacts, path: string, filter: string | null) => Promise<FeedPart | null>
}

export interface FeedPart {
  within: NonNullable<AskedFeed['within']>
  name: string
  /** Null where it has none. */
  description: string | null
  language: Language
  picture: string | null
}
