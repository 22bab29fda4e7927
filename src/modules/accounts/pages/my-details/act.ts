/** Each form of the page changes its own section of the account that the session names, and no other account. */
import { type ActionFunctionArgs, data, redirectDocument } from 'react-router'
import { type Entries, entryOf } from '../../../../core/forms/entries.ts'
import { href } from '../../../../core/http/href.ts'
import { pageNotFound } from '../../../sites/pages/failures.ts'
import { readEntries, requestContextOf, shownAgain } from '../../../sites/pages/form-entries.ts'
import { allowed, privateHeaders } from '../../../sites/pages/guard.ts'
import { requestText } from '../../../sites/text/request-text.ts'
import type { FormRefusal, ValidationErrors } from '../../components/account-form/use-account-form.ts'
import type { InstitutionMatch } from '../../domain/organisations/institution-entry.ts'
import { accountsContext } from '../context.ts'
import { withCookies } from '../cookie-headers.ts'
import { refusalOfFailure } from '../form-failures.ts'
import { isPart, type Part } from './parts.ts'

type Outcome =
  | { kind: 'done' }
  /** The account was deleted, and its session with it. */
  | { kind: 'gone' }
  | { kind: 'refused'; errors: ValidationErrors; matches?: readonly InstitutionMatch[] }

export async function action(args: ActionFunctionArgs) {
  const site = allowed(args, 'see my details')
  const { accounts } = args.context.get(accountsContext)
  const entries = readEntries(await args.request.formData())
  const part = entryOf(entries, 'part')
  if (!isPart(part)) throw pageNotFound()
  const answer = (status: number, refusal: FormRefusal, matches: readonly InstitutionMatch[] = []) =>
    data({ part, refusal, matches, entries: shownAgain(entries) }, { status, headers: privateHeaders })
  let outcome: Outcome
  try {
    outcome = await change(part, args, entries)
  } catch (error) {
    return answer(503, refusalOfFailure(error))
  }
  switch (outcome.kind) {
    case 'done':
      return redirectDocument(`${href('/my/user-details')}?saved=${part}#${part}`, { status: 303, headers: privateHeaders })
    case 'gone': {
      const headers = withCookies(await accounts.sessions.signOut(site.credentials))
      return redirectDocument(href('/account/deleted'), { status: 303, headers })
    }
    case 'refused':
      return answer(422, { errors: outcome.errors, message: { key: 'my-details-error', values: {} } }, outcome.matches)
  }
}

async function change(part: Part, args: ActionFunctionArgs, entries: Entries): Promise<Outcome> {
  const { user, brand, platform } = allowed(args, 'see my details')
  const { accounts } = args.context.get(accountsContext)
  const done = <Other extends { kind: string }>(outcome: Other | Extract<Outcome, { kind: 'refused' }>): Outcome =>
    isRefused(outcome) ? outcome : { kind: 'done' }
  switch (part) {
    case 'person':
      return done(await accounts.mine.updatePerson(user, entries))
    case 'demographics':
      if (!platform.features.demographics.enabled) throw pageNotFound()
      return done(await accounts.mine.updateDemographics(user, entries))
    case 'gateways': {
      // A gateway that was removed while the page was open is ignored and is no error.
      const known = new Set((await accounts.mine.gatewaysToChoose(user, platform.key)).map(({ id }) => String(id)))
      const gateways = (entries.gateways ?? []).filter(id => known.has(id))
      return done(await accounts.mine.updateGateways(user, platform.key, { gateways }))
    }
    case 'address':
      return done(await accounts.mine.requestEmailChange(user, requestContextOf(args), entries))
    case 'password':
      return done(await accounts.mine.changePassword(user, requestContextOf(args), entries))
    case 'researcher-id':
      await accounts.researcherIds.disconnect(user)
      return { kind: 'done' }
    case 'deletion': {
      // Publications show the anonymised name in the site's main language.
      const { t } = await requestText({ brand, language: platform.languages[0] ?? 'en' })
      const outcome = await accounts.mine.delete(user, requestContextOf(args), entries, t('name-withheld'))
      return outcome.kind === 'deleted' ? { kind: 'gone' } : done(outcome)
    }
  }
}

const isRefused = (outcome: { kind: string }): outcome is Extract<Outcome, { kind: 'refused' }> => outcome.kind === 'refused'
