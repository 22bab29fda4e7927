/** My details (specification, accounts.md sections 2 and 3). */

import { data, type LoaderFunctionArgs } from 'react-router'
import type { Entries } from '../../../../core/forms/entries.ts'
import { requestContextOf } from '../../../sites/pages/form-entries.ts'
import { allowed, privateHeaders, redirectToSignIn } from '../../../sites/pages/guard.ts'
import { countriesIn } from '../../domain/countries.ts'
import { entriesOfInstitution } from '../../domain/organisations/institution-entry.ts'
import type { MyDetails } from '../../use-cases/details/my-details.ts'
import { accountsContext } from '../context.ts'
import { isPart } from './parts.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { user, language, platform } = allowed(args, 'see my details')
  const { accounts, organisations } = args.context.get(accountsContext)
  const details = await accounts.mine.details(user).catch(redirectToSignIn)
  const gateways = await accounts.mine.gatewaysToChoose(user, platform.key)
  const isFresh = await accounts.sessions.isFresh(user)
  const saved = new URL(args.request.url).searchParams.get('saved')
  return data(
    {
      saved: saved !== null && isPart(saved) ? saved : null,
      entries: entriesOf(details),
      email: details.email,
      hasPassword: details.hasPassword,
      isFresh,
      researcherId:
        details.researcherId !== null || accounts.researcherIds.isOffered(requestContextOf(args).site)
          ? { id: details.researcherId }
          : null,
      gateways: gateways.map(({ id, name }) => ({ id, name })),
      asksDemographics: platform.features.demographics.enabled,
      countries: countriesIn(language),
      hasInstitutions: await organisations.areLoaded(),
    },
    { headers: privateHeaders },
  )
}

/** The entries that the page's forms would send for the stored details. */
function entriesOf(details: MyDetails): Entries {
  const { firstName, lastName, jobTitle, institution, institutionRor, department, place, state, zipCode, countryCode } = details
  const { nationality, ...said } = details.demographics
  const known = {
    ...{ firstName, lastName, jobTitle, department, place, state, zipCode, countryCode },
    ...entriesOfInstitution({ name: institution, ror: institutionRor }),
    receiveTocAlerts: details.receiveTocAlerts,
    ...said,
  }
  const entries = Object.entries(known).map(([name, value]) => [name, entryOf(value)] as const)
  return {
    ...Object.fromEntries(entries),
    nationality: nationality.map(String),
    gateways: details.gateways.map(({ id }) => String(id)),
  }
}

const entryOf = (value: string | boolean | null): string[] => (value === null || value === false ? [] : [value === true ? 'true' : value])
