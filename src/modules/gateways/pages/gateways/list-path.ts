export function listPath(path: string, { text, page }: { text: string; page: number }): string {
  const said = new URLSearchParams({ ...(text !== '' && { name: text }), ...(page > 1 && { page: String(page) }) }).toString()
  return said === '' ? path : `${path}?${said}`
}

/**
 * Compares only the parameters of the list: React Router's data requests add others, which would otherwise redirect to themselves forever.
 */
export function listDiffersFromCanonical(searchParams: URLSearchParams, canonical: string): boolean {
  const [, wanted = ''] = canonical.split('?')
  const said = new URLSearchParams([...searchParams].filter(([name]) => name === 'name' || name === 'page'))
  return said.toString() !== wanted
}
