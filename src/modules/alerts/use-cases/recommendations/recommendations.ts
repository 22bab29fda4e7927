/** Recommendations of publications by email: the port between pages, API and use cases. */
import type { User } from '../../../../core/access/user.ts'
import type { Entries } from '../../../../core/forms/entries.ts'
import type { PlainQuestion, RequestContext } from '../../../accounts/index.ts'
import type { Citable } from '../../../publications/domain/citation/citable.ts'
import { findRecommended, type Recommended, type RecommendOutcome, recommend } from './recommend.ts'
import type { RecommendationDependencies } from './recommendation-dependencies.ts'

export interface Recommendations {
  /** A question for browsers without JavaScript. */
  askQuestion(): Promise<PlainQuestion>
  /** Null where the site has not published it. */
  find(requestContext: Pick<RequestContext, 'site'>, citable: Citable): Promise<Recommended | null>
  recommend(requestContext: RequestContext, sender: User, citable: Citable, entries: Entries): Promise<RecommendOutcome>
}

export function createRecommendations(dependencies: RecommendationDependencies): Recommendations {
  return {
    askQuestion: () => dependencies.questions.ask(),
    find: ({ site }, citable) => findRecommended(dependencies.kysely, site, citable),
    recommend: (requestContext, sender, citable, entries) => recommend(dependencies, requestContext, sender, citable, entries),
  }
}
