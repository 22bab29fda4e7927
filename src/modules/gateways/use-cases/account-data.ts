/** This module keeps the following about an account. */
import type { AccountData, AccountGateways } from '../../accounts/index.ts'
import {
  listAccountGatewaysToExport,
  listGatewaysOfAccount,
  restoreGatewaysOfAccount,
  storeGatewaysOfAccount,
} from '../data/account-gateway.ts'
import { listGateways } from '../data/gateway.ts'

export const gatewayAccountData: AccountData = {
  tables: { account_gateway: 'gateways' },
  export: async (db, { id }) => ({ gateways: await listGatewaysOfAccount(db, id) }),
}

export const accountGateways: AccountGateways = {
  list: listGatewaysOfAccount,
  listAll: listGateways,
  store: storeGatewaysOfAccount,
  listToExport: listAccountGatewaysToExport,
  restore: restoreGatewaysOfAccount,
}
