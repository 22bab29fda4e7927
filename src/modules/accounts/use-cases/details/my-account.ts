/** The holder's own account: the port between pages, API and use cases. */

import type { SignedIn } from '../../../../core/access/user.ts'
import type { Entries } from '../../../../core/forms/entries.ts'
import type { FormMessage } from '../../../../core/forms/message-keys.ts'
import { type AccountExport, exportAccount } from '../account-data.ts'
import type { RequestContext } from '../account-emails.ts'
import { changePassword, type PasswordChangeOutcome } from './change-password.ts'
import { type ConfirmAddressOutcome, confirmAddress, findEmailChange } from './confirm-address.ts'
import {
  type ConfirmDeletionOutcome,
  confirmDeletion,
  type DeletionDependencies,
  type DeletionOutcome,
  deleteAccount,
  findDeletion,
} from './delete-account.ts'
import {
  gatewaysToChoose,
  type MyDetails,
  readDetails,
  type UpdateOutcome,
  updateDemographics,
  updateGateways,
  updatePerson,
} from './my-details.ts'
import { reauthenticate } from './reauthenticate.ts'
import { type EmailChangeOutcome, requestEmailChange } from './request-email-change.ts'

export interface MyAccount {
  details(me: SignedIn): Promise<MyDetails>
  updatePerson(me: SignedIn, entries: Entries): Promise<UpdateOutcome>
  updateDemographics(me: SignedIn, entries: Entries): Promise<UpdateOutcome>
  /** The gateways of a site that a user can belong to. @param platform its key */
  gatewaysToChoose(me: SignedIn, platform: string): Promise<{ id: number; name: string }[]>
  updateGateways(me: SignedIn, platform: string, entries: Entries): Promise<UpdateOutcome>
  /** Re-authenticates by password. @returns the error; null where it is correct */
  reauthenticate(me: SignedIn, password: string): Promise<FormMessage | null>
  changePassword(me: SignedIn, requestContext: RequestContext, entries: Entries): Promise<PasswordChangeOutcome>
  requestEmailChange(me: SignedIn, requestContext: RequestContext, entries: Entries): Promise<EmailChangeOutcome>
  /** Everything that is stored about the account; null where it was deleted. */
  export(me: SignedIn): Promise<AccountExport | null>
  /** @param anonymised replaces the name */
  delete(me: SignedIn, requestContext: RequestContext, entries: Entries, anonymised: string): Promise<DeletionOutcome>

  // These work by links in emails: whoever has the link reads the mailbox, signed in or not.
  /** @param platform key of the site of the request */
  findEmailChange(platform: string, secret: string): ReturnType<typeof findEmailChange>
  confirmAddress(requestContext: RequestContext, secret: string): Promise<ConfirmAddressOutcome>
  /** @param platform key of the site of the request */
  findDeletion(platform: string, secret: string): ReturnType<typeof findDeletion>
  confirmDeletion(requestContext: RequestContext, secret: string, anonymised: string): Promise<ConfirmDeletionOutcome>
}

export function createMyAccount(dependencies: DeletionDependencies): MyAccount {
  const { kysely, accountParts } = dependencies
  return {
    details: ({ accountId }) => readDetails(dependencies, accountId),
    updatePerson: ({ accountId }, entries) => updatePerson(dependencies, accountId, entries),
    updateDemographics: ({ accountId }, entries) => updateDemographics(kysely, accountId, entries),
    gatewaysToChoose: ({ accountId }, platform) => gatewaysToChoose(dependencies, accountId, platform),
    updateGateways: ({ accountId }, platform, entries) => updateGateways(dependencies, accountId, platform, entries),
    reauthenticate: (me, password) => reauthenticate(kysely, me, password),
    changePassword: (me, requestContext, entries) => changePassword(dependencies, requestContext, me, entries),
    requestEmailChange: (me, requestContext, entries) => requestEmailChange(dependencies, requestContext, me, entries),
    export: ({ accountId }) => exportAccount(accountParts, kysely, accountId),
    delete: ({ accountId }, requestContext, entries, anonymised) =>
      deleteAccount(dependencies, requestContext, accountId, entries, anonymised),
    findEmailChange: (platform, secret) => findEmailChange(kysely, platform, secret),
    confirmAddress: (requestContext, secret) => confirmAddress(dependencies, requestContext, secret),
    findDeletion: (platform, secret) => findDeletion(kysely, platform, secret),
    confirmDeletion: (requestContext, secret, anonymised) => confirmDeletion(dependencies, requestContext, secret, anonymised),
  }
}
