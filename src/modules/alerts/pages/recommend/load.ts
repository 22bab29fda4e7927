/** Recommends a publication by email (specification, accounts.md section 2 “Sign-in screens”: a share-by-e-mail form). */

import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { withLanguage } from '../../../../core/text/languages.ts'
import type { FormRefusal } from '../../../accounts/components/account-form/use-account-form.ts'
import { refusalOfFailure } from '../../../accounts/pages/form-failures.ts'
import { type Citable, parseCitable, recommendPath } from '../../../publications/domain/citation/citable.ts'
import { shareMailtoUrl } from '../../../publications/domain/content/share.ts'
import { pageRequestContext } from '../../../sites/pages/context.ts'
import { pageNotFound } from '../../../sites/pages/failures.ts'
import { minutesOf, readEntries, requestContextOf, shownAgain } from '../../../sites/pages/form-entries.ts'
import { privateHeaders } from '../../../sites/pages/guard.ts'
import type { PlainQuestion, RecommendOutcome } from '../../use-cases/recommendations/recommend.ts'
import { alertsContext } from '../context.ts'

function citableOf({ kind = '', id = '' }: LoaderFunctionArgs['params']): Citable {
  const citable = parseCitable(kind, id)
  if (citable === null) throw pageNotFound()
  return citable
}

export async function loader(args: LoaderFunctionArgs) {
  const { user, origin, platform, language } = args.context.get(pageRequestContext)
  const { recommendations } = args.context.get(alertsContext)
  const citable = citableOf(args.params)
  const item = await recommendations.find(requestContextOf(args), citable)
  if (item === null) throw pageNotFound()
  const url = origin === null ? null : origin + withLanguage(item.path, language, platform.languages[0] ?? 'en')
  const page = {
    item,
    form: recommendPath(citable),
    sender: user.kind === 'signed-in' ? { name: user.name, email: user.email } : null,
    question: await recommendations.askQuestion(),
    ownProgram: url === null ? null : shareMailtoUrl({ url, title: item.title }),
    isSent: args.url.searchParams.has('sent'),
  }
  return data(page, { headers: privateHeaders })
}

export async function action(args: ActionFunctionArgs) {
  const { user } = args.context.get(pageRequestContext)
  const { recommendations } = args.context.get(alertsContext)
  const citable = citableOf(args.params)
  const entries = readEntries(await args.request.formData())
  const answer = (status: number, refusal: FormRefusal, question?: PlainQuestion) =>
    data({ refusal, question, entries: shownAgain(entries) }, { status, headers: privateHeaders })
  let outcome: RecommendOutcome
  try {
    outcome = await recommendations.recommend(requestContextOf(args), user, citable, entries)
  } catch (error) {
    return answer(503, refusalOfFailure(error))
  }
  switch (outcome.kind) {
    case 'sent':
      return redirect(`${recommendPath(citable)}?sent`, { status: 303, headers: privateHeaders })
    case 'missing':
      throw pageNotFound()
    case 'refused':
      // A rejected answer cannot be used again: the page gets a new question.
      return answer(422, { errors: outcome.errors, message: null }, outcome.errors.captcha && (await recommendations.askQuestion()))
    case 'too-many':
      return answer(429, { errors: {}, message: { key: 'letters-too-many', values: { count: minutesOf(outcome.wait) } } })
  }
}
