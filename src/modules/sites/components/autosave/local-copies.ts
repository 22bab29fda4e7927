/**
 * Texts that were typed and that the server does not have yet, in IndexedDB: unlike web storage, it is written within milliseconds and so
 * survives a killed browser. Each has the account in its key: nobody sees what somebody else has typed on the same machine.
 */
import { clear, createStore, del, get, set, type UseStore } from 'idb-keyval'
import type { Entries } from '../../../../core/forms/entries.ts'

export interface LocalCopy {
  entries: Entries
  /** This is the revision of the text on the server that it goes on from; 0: there was none. */
  revision: number
  /** This is the writer id of the form that wrote it (`src/core/revisions/autosave.ts`). */
  writer: string
}

/** The copy of one form. Every method rejects where the browser stores nothing: by its settings, or for want of room. */
export interface LocalCopies {
  read(): Promise<LocalCopy | undefined>
  write(copy: LocalCopy): Promise<void>
  remove(): Promise<void>
}

let opened: UseStore | undefined
function store(): UseStore {
  opened ??= createStore('autosave', 'texts')
  return opened
}

export function localCopies(account: number, subject: string): LocalCopies {
  const key = `${account}/${subject}`
  return {
    read: async () => await get<LocalCopy>(key, store()),
    write: async copy => await set(key, copy, store()),
    remove: async () => await del(key, store()),
  }
}

/** Removes the texts of all accounts: somebody signs out, so that others may use the browser. */
export async function clearLocalCopies(): Promise<void> {
  try {
    await clear(store())
  } catch {
    // Where nothing can be stored, nothing is left.
  }
}
