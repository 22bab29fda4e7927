/** The list has what all modules keep about an account, in the order of the download's keys. */
import type { AccountParts } from '../modules/accounts/use-cases/account-data.ts'
import {
  accountChanges,
  accountEmails,
  accountSignIns,
  accountTexts,
  createAccountDetails,
} from '../modules/accounts/use-cases/own-account-data.ts'
import { alertAccountData, tocAlerts } from '../modules/alerts/use-cases/account-data.ts'
import { commentAccountData } from '../modules/comments/use-cases/account-data.ts'
import { accountGateways, gatewayAccountData } from '../modules/gateways/use-cases/account-data.ts'
import { editorialAccountData, publishedAccountData } from '../modules/publications/use-cases/account-data.ts'
import { uploadAccountData } from '../modules/uploads/use-cases/account-data.ts'
import { websiteAccountData } from '../modules/website/use-cases/account-data.ts'

export const accountParts: AccountParts = {
  data: [
    createAccountDetails(tocAlerts),
    gatewayAccountData,
    accountSignIns,
    editorialAccountData,
    commentAccountData,
    publishedAccountData,
    websiteAccountData,
    uploadAccountData,
    alertAccountData,
    accountChanges,
    accountTexts,
    accountEmails,
  ],
  gateways: accountGateways,
  tocAlerts,
}
