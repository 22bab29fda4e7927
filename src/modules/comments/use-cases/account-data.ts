/** This module keeps the following about an account. */
import type { AccountData } from '../../accounts/index.ts'
import { anonymiseComments, exportComments } from '../data/account-comments.ts'

export const commentAccountData: AccountData = {
  tables: { comment: 'comments', comment_event: 'commentHistory', comment_flag: 'commentReports', comment_block: 'commentBlock' },
  export: async (db, { id }) => await exportComments(db, id),
  anonymise: async ({ kysely, anonymised }, { id }) => await anonymiseComments(kysely, id, anonymised),
}
