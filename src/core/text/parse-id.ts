const maxIdLength = 2_147_483_647

/** Parses an id in a URL or form; null where it is invalid. */
export function parseId(text: string): number | null {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null
  return id !== null && id <= maxIdLength ? id : null
}
