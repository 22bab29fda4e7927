/** The holder's own account: the port between pages, API and use cases. */

import type { SignedIn } from '../../../../core/access/visitor.ts'
import type { Entries } from '../../../../core/forms/entries.ts'
import type { FormMessage } from '../../../../core/forms/message-keys.ts'
import type { NameChoice } from '../../domain/forms/my-details.ts'
import { type AccountExport, exportAccount } from '../account-data.ts'
import type { RequestContext } from '../account-emails.ts'
import { changePassword, type PasswordChangeOutcome } from './change-password.ts'
import { type ConfirmAddressOutcome, confirmAddress, findAddressChange } from './confirm-address.ts'
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
import { type AddressChangeOutcome, requestAddressChange } from './request-address-change.ts'

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
  requestAddressChange(me: SignedIn, requestContext: RequestContext, entries: Entries): Promise<AddressChangeOutcome>
  /** Everything that is stored about the account; null where it was deleted. */
  export(me: SignedIn): Promise<AccountExport | null>
  /** @param anonymised replaces the name */
  delete(me: SignedIn, requestContext: RequestContext, entries: Entries, anonymised: string): Promise<DeletionOutcome>

  // By links in emails: whoever has the link reads the mailbox, signed in or not.
  findAddressChange(secret: string): Promise<string | null>
  confirmAddress(requestContext: RequestContext, secret: string): Promise<ConfirmAddressOutcome>
  findDeletion(secret: string): Promise<NameChoice | null>
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
    requestAddressChange: (me, requestContext, entries) => requestAddressChange(dependencies, requestContext, me, entries),
    export: ({ accountId }) => exportAccount(accountParts, kysely, accountId),
    delete: ({ accountId }, requestContext, entries, anonymised) =>
      deleteAccount(dependencies, requestContext, accountId, entries, anonymised),
    findAddressChange: secret => findAddressChange(kysely, secret),
    confirmAddress: (requestContext, secret) => confirmAddress(dependencies, requestContext, secret),
    findDeletion: secret => findDeletion(kysely, secret),
    confirmDeletion: (requestContext, secret, anonymised) => confirmDeletion(dependencies, requestContext, secret, anonymised),
  }
}
