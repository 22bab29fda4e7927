/**
 * A listener for clicks on links that sign out: it removes the texts that this browser has and the names of files that it uploaded, so that
 * the next user of the machine finds none, and then follows the link. A session that ends by itself leaves them, for whoever signs in again.
 * @param isSignOut whether a path signs out
 */
export const clearBeforeSignOut = (isSignOut: (path: string) => boolean) => (event: MouseEvent) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link === null || link.origin !== location.origin || !isSignOut(link.pathname)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  void (async () => {
    try {
      // The keys are named by tus-js-client (src/ui/upload-transfer.ts).
      for (const key of Object.keys(localStorage)) if (key.startsWith('tus::')) localStorage.removeItem(key)
    } catch {
      // Where nothing can be stored, nothing is left.
    }
    try {
      // Most users have typed nothing, and do without the code. Older browsers cannot list databases.
      const isEmpty = 'databases' in indexedDB && (await indexedDB.databases()).length === 0
      if (!isEmpty) await (await import('./local-copies.ts')).clearLocalCopies()
    } finally {
      // The session has to end even where the copies cannot be removed.
      location.assign(link.href)
    }
  })().catch(() => undefined)
}
