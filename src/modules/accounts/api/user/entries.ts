/** Converts the bodies of API calls to the entries of the corresponding forms. */

import { type Role, userTypeOf } from '../../../../core/access/roles.ts'
import { type Entries, type FieldMessages, findEntryErrors } from '../../../../core/forms/entries.ts'
import type { FormMessage } from '../../../../core/forms/message-keys.ts'
import { countries, countryOfCode } from '../../domain/countries.ts'
import { demographicFields, demographicRules } from '../../domain/forms/demographics.ts'
import { emailChangeFields, emailChangeRules, passwordChangeFields, passwordChangeRules } from '../../domain/forms/my-details.ts'
import { ownGatewayFields, ownGatewayRules } from '../../domain/forms/own-gateways.ts'
import { personFields, personRules } from '../../domain/forms/person.ts'
import type { MyDetails } from '../../use-cases/details/my-details.ts'
import { unnamed } from '../../use-cases/person-entries.ts'
import type { AffiliationBody, DemographicsBody, DetailsUpdateBody, RegistrationBody } from './schemas.ts'

type Value = string | boolean | null | undefined

const entries = (fields: Readonly<Record<string, Value>>): Entries =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      value === true ? ['true'] : value === false || value === null || value === undefined ? [] : [value],
    ]),
  )

/** @param ror of the organisation that the body names by its id; null where it names none, or an unknown one */
export function registrationEntries(body: RegistrationBody, ror: string | null): Entries {
  const { demographics, affiliationDTO, ...rest } = body
  return {
    // An API call sends once what a form asks for twice.
    ...entries({ ...rest, verifyEmail: rest.userEmail }),
    ...affiliationEntries(affiliationDTO, ror),
    ...demographicEntries(demographics),
  }
}

/** A name without an id is an unlisted institution; an unknown id has no name. */
function affiliationEntries(body: AffiliationBody | undefined, ror: string | null): Entries {
  if (body === undefined) return {}
  const { id, institution, ...detail } = body
  return entries({
    ...detail,
    institution: institution ?? (id === undefined ? '' : String(id)),
    institutionRor: ror,
    institutionUnlisted: id === undefined,
  })
}

export function demographicEntries(body: DemographicsBody | undefined): Entries {
  if (body === undefined) return {}
  const { nationality = [], ...said } = body
  return { ...entries(said), nationality: nationality.map(String) }
}

/** An organisation that an API call names by its id. It has no ROR id where a user entered it by hand. */
export interface ChosenOrganisation {
  name: string
  ror: string | null
}

export const gatewayEntries = (ids: readonly number[]): Entries => ({ gateways: ids.map(String) })

/** Fields that the call leaves out keep their values. @param chosen null where no organisation is named, or an unknown one */
export function personEntries(body: DetailsUpdateBody, known: MyDetails, chosen: ChosenOrganisation | null): Entries {
  const { userInformationOrganization: organisation, affiliationUid } = body
  const country = countries.find(({ id }) => id === body.countryId)
  const countryCode =
    organisation?.countryCode ?? (body.countryId === undefined ? known.countryCode : (country?.shortCode ?? String(body.countryId)))
  const id = affiliationUid ?? organisation?.id
  const isNamed = id !== undefined || organisation?.institution !== undefined
  const institution = isNamed
    ? {
        institution: organisation?.institution ?? chosen?.name ?? String(id),
        institutionRor: chosen?.ror ?? null,
        institutionUnlisted: id === undefined || chosen?.ror === null,
      }
    : { institution: known.institution, institutionRor: known.institutionRor, institutionUnlisted: known.institutionRor === null }
  return entries({
    firstName: body.firstName ?? known.firstName,
    lastName: body.lastName ?? known.lastName,
    jobTitle: body.jobTitle ?? known.jobTitle,
    ...institution,
    department: organisation?.department ?? known.department,
    place: organisation?.place ?? known.place,
    state: organisation?.state ?? known.state,
    zipCode: organisation?.zipCode ?? known.zipCode,
    countryCode,
    receiveTocAlerts: body.receiveTocAlerts ?? known.receiveTocAlerts,
  })
}

export const signInEntries = ({ plainPassword, newEmail, verifyNewEmail, newPassword }: DetailsUpdateBody): Entries =>
  entries({ plainPassword, newEmail, verifyNewEmail: verifyNewEmail ?? newEmail, newPassword })

/** Finds every error of a change before anything is stored, except a wrong password. @param gateways ids of those to choose from */
export function updateErrors(
  body: DetailsUpdateBody,
  person: Entries,
  { known, gateways }: { known: MyDetails; gateways: ReadonlySet<number> },
): FieldMessages<string> {
  const signIn = signInEntries(body)
  const owner = entries({ userEmail: known.email, firstName: known.firstName, lastName: known.lastName })
  const labels = { plainPassword: '', newEmail: '', newPassword: '' }
  return {
    ...findEntryErrors(personFields, personRules(unnamed), person),
    ...(body.demographics && findEntryErrors(demographicFields, demographicRules(''), demographicEntries(body.demographics))),
    ...(body.gateways && findEntryErrors(ownGatewayFields, ownGatewayRules(gateways), gatewayEntries(body.gateways))),
    ...(body.newEmail !== undefined && findEntryErrors(emailChangeFields, emailChangeRules(labels, known.hasPassword), signIn)),
    ...(body.newPassword !== undefined && findEntryErrors(passwordChangeFields, passwordChangeRules(labels), { ...signIn, ...owner })),
  }
}

/** @param who the account's roles, the key of the requested site, and the institution’s id in the list or null */
export function presentDetails(
  details: MyDetails,
  { roles, platform, affiliationUid }: { roles: readonly Role[]; platform: string; affiliationUid: number | null },
) {
  const { id, email, institution, institutionRor, department, place, state, zipCode, countryCode, demographics } = details
  return {
    userId: id,
    userEmail: email,
    userType: userTypeOf(roles),
    firstName: details.firstName,
    lastName: details.lastName,
    jobTitle: details.jobTitle,
    countryId: countryCode === null ? null : (countryOfCode(countryCode)?.id ?? null),
    affiliationUid,
    userInformationOrganization: { institution, ror: institutionRor, department, place, state, zipCode, countryCode },
    receiveTocAlerts: details.receiveTocAlerts,
    orcidId: details.orcid,
    researcherId: details.researcherId,
    gateways: details.gateways.filter(gateway => gateway.platform === platform).map(({ id }) => id),
    demographics: { userId: id, ...demographics, nationality: [...demographics.nationality] },
  }
}

/** The keys of messages, by field. */
export function keysOf(
  errors: Readonly<Record<string, (Pick<FormMessage, 'values'> & { key: string }) | undefined>>,
): Record<string, string> {
  const keys: Record<string, string> = {}
  for (const [field, invalid] of Object.entries(errors)) if (invalid !== undefined) keys[field] = invalid.key
  return keys
}
