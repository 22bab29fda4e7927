/** What the holder of an account may see and do about it: the port between pages, API and what stands behind them. */
import { type AccountExport, exportAccount } from '../../../data/account-export.ts'
import type { SignedIn } from '../../../domain/accounts/visitor.ts'
import type { Entries } from '../../../domain/forms/entries.ts'
import type { NameKept } from '../../../domain/forms/my-details.ts'
import type { AccountDependencies, Caller } from '../letters.ts'
import { changePassword, type PasswordChangeOutcome } from './change-password.ts'
import { type ConfirmAddressOutcome, confirmAddress, findAddressChange } from './confirm-address.ts'
import { confirmDeletion, type DeletionOutcome, deleteAccount, findDeletion } from './delete-account.ts'
import { type MyDetails, readDetails, type UpdateOutcome, updateDemographics, updatePerson } from './my-details.ts'
import { type AddressChangeOutcome, requestAddressChange } from './request-address-change.ts'

export interface MyAccount {
  details(me: SignedIn): Promise<MyDetails>
  updatePerson(me: SignedIn, entries: Entries): Promise<UpdateOutcome>
  updateDemographics(me: SignedIn, entries: Entries): Promise<UpdateOutcome>
  changePassword(me: SignedIn, caller: Caller, entries: Entries): Promise<PasswordChangeOutcome>
  requestAddressChange(me: SignedIn, caller: Caller, entries: Entries): Promise<AddressChangeOutcome>
  /** Everything that is held about the account; null where it has gone. */
  export(me: SignedIn): Promise<AccountExport | null>
  /** @param withheld what stands in the place of a name */
  delete(me: SignedIn, caller: Caller, entries: Entries, withheld: string): Promise<DeletionOutcome>

  // By links of letters: whoever holds one reads mail at the address, signed in or not.
  findAddressChange(secret: string): Promise<string | null>
  confirmAddress(caller: Caller, secret: string): Promise<ConfirmAddressOutcome>
  findDeletion(secret: string): Promise<NameKept | null>
  confirmDeletion(caller: Caller, secret: string, withheld: string): Promise<boolean>
}

export function createMyAccount(dependencies: AccountDependencies): MyAccount {
  const { kysely } = dependencies
  return {
    details: ({ accountId }) => readDetails(kysely, accountId),
    updatePerson: ({ accountId }, entries) => updatePerson(kysely, accountId, entries),
    updateDemographics: ({ accountId }, entries) => updateDemographics(kysely, accountId, entries),
    changePassword: (me, caller, entries) => changePassword(dependencies, caller, me, entries),
    requestAddressChange: ({ accountId }, caller, entries) => requestAddressChange(dependencies, caller, accountId, entries),
    export: ({ accountId }) => exportAccount(kysely, accountId),
    delete: ({ accountId }, caller, entries, withheld) => deleteAccount(dependencies, caller, accountId, entries, withheld),
    findAddressChange: secret => findAddressChange(kysely, secret),
    confirmAddress: (caller, secret) => confirmAddress(dependencies, caller, secret),
    findDeletion: secret => findDeletion(kysely, secret),
    confirmDeletion: (caller, secret, withheld) => confirmDeletion(dependencies, caller, secret, withheld),
  }
}
