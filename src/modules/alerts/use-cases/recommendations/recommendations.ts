/** Recommendations of publications by email: the port between pages, API and use cases. */
import type { Kysely } from 'kysely'
import type { Visitor } from '../../../../core/access/visitor.ts'
import type { Schema } from '../../../../core/database/schema.ts'
import type { Entries } from '../../../../core/forms/entries.ts'
import type { Captcha } from '../../../accounts/external/captcha/captcha.ts'
import type { PlainQuestion, PlainQuestions } from '../../../accounts/external/captcha/plain-question.ts'
import type { RequestContext } from '../../../accounts/use-cases/account-emails.ts'
import type { Mail } from '../../../email/use-cases/mail.ts'
import type { Citable } from '../../../publications/domain/citation/citable.ts'
import { findRecommended, type Recommended, type RecommendOutcome, recommend } from './recommend.ts'

export interface RecommendationDependencies {
  kysely: Kysely<Schema>
  mail: Mail
  captcha: Captcha
  questions: PlainQuestions
}

export interface Recommendations {
  /** A question for browsers without JavaScript. */
  askQuestion(): Promise<PlainQuestion>
  /** Null where the site has not published it. */
  find(requestContext: Pick<RequestContext, 'site'>, citable: Citable): Promise<Recommended | null>
  recommend(requestContext: RequestContext, sender: Visitor, citable: Citable, entries: Entries): Promise<RecommendOutcome>
}

export function createRecommendations(dependencies: RecommendationDependencies): Recommendations {
  return {
    askQuestion: () => dependencies.questions.ask(),
    find: ({ site }, citable) => findRecommended(dependencies.kysely, site, citable),
    recommend: (requestContext, sender, citable, entries) => recommend(dependencies, requestContext, sender, citable, entries),
  }
}
