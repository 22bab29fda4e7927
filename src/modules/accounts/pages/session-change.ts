/**
 * Whether the user has changed since the page was loaded, so that the root has to revalidate. The router asks several times for one
 * revalidation.
 */
let isNoticed = false

export async function whileSessionChanges(revalidate: () => Promise<void>): Promise<void> {
  isNoticed = true
  await revalidate().finally(() => {
    isNoticed = false
  })
}

export const sessionChanges = (): boolean => isNoticed

/** The account that a token names (specification, accounts.md section 3), or null. It is not verified: it only says when to revalidate. */
export function userIdOf(token: string): number | null {
  try {
    const payload: unknown = JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')))
    const userId = typeof payload === 'object' && payload !== null && 'userId' in payload ? payload.userId : null
    return typeof userId === 'number' ? userId : null
  } catch {
    return null
  }
}
