import type { Kysely } from 'kysely'
import type { Role } from '../../../../core/access/roles.ts'
import type { Schema } from '../../../../core/database/schema.ts'
import { type ListedAccount, listAccounts } from '../../data/account-list.ts'

export interface AccountSearch {
  /** The typed query: words of names and email addresses. */
  query: string
  role: Role | null
  /** Pages are counted from 1. */
  page: number
}
export interface AccountPage {
  total: number
  lastPage: number
  accounts: ListedAccount[]
}

export const accountsPerPage = 20
const maxQueryLength = 200
const maxWords = 8

export async function searchAccounts(kysely: Kysely<Schema>, { query, role, page }: AccountSearch): Promise<AccountPage> {
  // PostgreSQL's text stores every character but this one.
  const words = query.replaceAll('\0', ' ').slice(0, maxQueryLength).split(/\s+/).filter(Boolean).slice(0, maxWords)
  const max = accountsPerPage
  const { total, accounts } = await listAccounts(kysely, { words, role, max, skipped: (page - 1) * max })
  return { total, lastPage: Math.max(1, Math.ceil(total / max)), accounts }
}
