/** This module keeps the following about an account. */
import type { AccountData, TocAlerts } from '../../accounts/index.ts'
import { deleteAlertsAt, exportAlerts } from '../data/account-alerts.ts'
import { areTocAlertsWanted, listAccountsWithTocAlerts, storeTocAlerts } from '../data/alert.ts'
import { takeOverAlerts } from '../data/alert-subscriber.ts'

export const alertAccountData: AccountData = {
  tables: { update_sign_up: 'updateSignUps', tracked_item: 'trackedItems', alert_subscriber: 'alerts' },
  export: exportAlerts,
  remove: async (db, { email }) => await deleteAlertsAt(db, email),
  claimEmail: takeOverAlerts,
}

export const tocAlerts: TocAlerts = {
  areWanted: areTocAlertsWanted,
  store: storeTocAlerts,
  listWanting: listAccountsWithTocAlerts,
}
