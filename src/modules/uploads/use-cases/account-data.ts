/** This module keeps the following about an account. */
import type { AccountData } from '../../accounts/index.ts'

export const uploadAccountData: AccountData = {
  // Files on their way to something else, which is part of the download; they are gone within a day.
  tables: { upload: null },
  export: async () => ({}),
}
